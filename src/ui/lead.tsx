import type { ReactNode } from "react";
import { cx } from "./class-names";
import { KeepTogether } from "./keep-together";

/** The paragraph below a heading, a step larger than the text. */
export const Lead = ({ children, className }: { children: ReactNode; className?: string }) => (
	<p className={cx("max-w-text text-lead text-muted", className)}>
		<KeepTogether>{children}</KeepTogether>
	</p>
);
