import type { ReactNode, Ref } from "react";
import { cx } from "./class-names";

export interface ContainerProps {
	children: ReactNode;
	className?: string;
	ref?: Ref<HTMLDivElement>;
}

/** The page's width: 1200 px between its gutters. */
export const Container = ({ children, className, ref }: ContainerProps) => (
	<div ref={ref} className={cx("mx-auto w-full max-w-page px-(--gutter)", className)}>
		{children}
	</div>
);
