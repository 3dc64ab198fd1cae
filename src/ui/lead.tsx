import type { ReactNode } from "react";
import { cx } from "./class-names";

/** The paragraph below a heading, a step larger than the text. */
export const Lead = ({ children, className }: { children: ReactNode; className?: string }) => (
	<p className={cx("max-w-[38rem] text-[1.1875rem] leading-[1.6] text-muted md:text-[1.3125rem]", className)}>{children}</p>
);
