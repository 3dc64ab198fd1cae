import type { ReactNode } from "react";
import { cx } from "./class-names";

/** From which window width on there are two columns. */
const columns = {
	md: { "5-7": "md:grid-cols-5-7", "7-5": "md:grid-cols-7-5", even: "md:grid-cols-2" },
	lg: { "5-7": "lg:grid-cols-5-7", "7-5": "lg:grid-cols-7-5", even: "lg:grid-cols-2" },
};

const gaps = { none: "", tight: "gap-y-6", normal: "gap-y-10", loose: "gap-y-14" };

export interface SplitProps {
	/** The left column, then the right one. */
	children: ReactNode;
	/** Their widths in columns of the page's twelve. */
	ratio?: keyof (typeof columns)["md"];
	from?: keyof typeof columns;
	/** Between the two while one is below the other. */
	gap?: keyof typeof gaps;
	className?: string;
}

/** Two parts of the page's grid; one below the other on narrow windows. */
export const Split = ({ children, ratio = "5-7", from = "md", gap = "normal", className }: SplitProps) => (
	<div className={cx("grid gap-x-(--column-gap)", gaps[gap], columns[from][ratio], className)}>{children}</div>
);
