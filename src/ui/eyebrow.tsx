import type { ReactNode } from "react";
import { cx } from "./class-names";
import { KeepTogether } from "./keep-together";

/** The small line above a heading. */
export const Eyebrow = ({ children, className }: { children: ReactNode; className?: string }) => (
	<p className={cx("text-eyebrow font-medium text-muted uppercase", className)}>
		<KeepTogether>{children}</KeepTogether>
	</p>
);
