import type { ReactNode, Ref } from "react";
import { useReveal } from "../hooks/use-reveal";
import { cx } from "./class-names";

export const Container = ({
	children,
	className,
	ref,
}: {
	children: ReactNode;
	className?: string;
	ref?: Ref<HTMLDivElement>;
}) => (
	<div ref={ref} className={cx("mx-auto w-full max-w-page px-(--gutter)", className)}>
		{children}
	</div>
);

export interface SectionProps {
	children: ReactNode;
	tone?: "light" | "sand" | "deep";
	labelledBy?: string;
	id?: string;
	/**
	 * "below-picture": the picture of the section above reaches into this one. "dense": less room on
	 * narrow windows.
	 */
	space?: "both" | "dense" | "below-picture" | "top" | "bottom" | "none";
	className?: string;
}

const spaces = {
	both: "py-(--section)",
	dense: "py-section-reduced lg:py-(--section)",
	"below-picture": "pt-section-extended pb-(--section)",
	top: "pt-(--section)",
	bottom: "pb-(--section)",
	none: "",
};

export const Section = ({
	children,
	tone = "light",
	labelledBy,
	id,
	space = "both",
	className,
}: SectionProps) => {
	const content = useReveal<HTMLDivElement>();
	return (
		<section
			id={id}
			aria-labelledby={labelledBy}
			data-tone={tone}
			className={cx("bg-surface", spaces[space], className)}
		>
			<Container ref={content}>{children}</Container>
		</section>
	);
};

const columns = {
	md: { "5-7": "md:grid-cols-5-7", "7-5": "md:grid-cols-7-5", even: "md:grid-cols-2" },
	lg: { "5-7": "lg:grid-cols-5-7", "7-5": "lg:grid-cols-7-5", even: "lg:grid-cols-2" },
};

const gaps = { none: "", tight: "gap-y-6", normal: "gap-y-10", loose: "gap-y-14" };

export interface SplitProps {
	children: ReactNode;
	ratio?: keyof (typeof columns)["md"];
	from?: keyof typeof columns;
	gap?: keyof typeof gaps;
	className?: string;
}

export const Split = ({
	children,
	ratio = "5-7",
	from = "md",
	gap = "normal",
	className,
}: SplitProps) => (
	<div className={cx("grid gap-x-(--column-gap)", gaps[gap], columns[from][ratio], className)}>
		{children}
	</div>
);
