import type { ReactNode } from "react";
import { cx } from "./class-names";

/** The page's width: 1200 px, or 680 px for prose. */
export const Container = ({ children, width = "page", className }: { children: ReactNode; width?: "page" | "prose"; className?: string }) => (
	<div
		className={cx(
			"mx-auto w-full px-(--gutter)",
			width === "page" ? "max-w-[calc(var(--container-page)+2*var(--gutter))]" : "max-w-[calc(var(--container-prose)+2*var(--gutter))]",
			className,
		)}
	>
		{children}
	</div>
);
