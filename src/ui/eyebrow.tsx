import type { ReactNode } from "react";
import { cx } from "./class-names";

/** The small line above a heading. */
export const Eyebrow = ({ children, className }: { children: ReactNode; className?: string }) => (
	<p className={cx("text-eyebrow font-medium text-muted uppercase", className)}>{children}</p>
);
