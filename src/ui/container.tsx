import type { ReactNode, Ref } from "react";
import { cx } from "./class-names";

export interface ContainerProps {
	children: ReactNode;
	width?: "page" | "prose";
	className?: string;
	ref?: Ref<HTMLDivElement>;
}

/** The page's width: 1200 px, or 680 px for prose. */
export const Container = ({ children, width = "page", className, ref }: ContainerProps) => (
	<div
		ref={ref}
		className={cx(
			"mx-auto w-full px-(--gutter)",
			width === "page" ? "max-w-[calc(var(--container-page)+2*var(--gutter))]" : "max-w-[calc(var(--container-prose)+2*var(--gutter))]",
			className,
		)}
	>
		{children}
	</div>
);
