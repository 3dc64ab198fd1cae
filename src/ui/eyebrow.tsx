import type { ReactNode } from "react";
import { cx } from "./class-names";

/** The small line above a heading. */
export const Eyebrow = ({ children, className }: { children: ReactNode; className?: string }) => (
	<p className={cx("text-[0.8125rem] leading-normal font-medium tracking-[0.14em] text-muted uppercase", className)}>{children}</p>
);
