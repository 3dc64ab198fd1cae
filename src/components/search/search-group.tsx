import type { ReactNode } from "react";

/** A part of the dialog: its name at the left, what's in it at the right. */
export const SearchGroup = ({ title, children }: { title: string; children: ReactNode }) => (
	<div className="grid gap-x-(--column-gap) gap-y-1 py-6 md:grid-cols-3-9 md:py-8">
		<h2 className="text-eyebrow font-medium text-muted uppercase md:pt-1.5">{title}</h2>
		<div>{children}</div>
	</div>
);
