import { cx } from "../../ui/class-names";
import { Heading } from "../../ui/heading";

interface Layout {
	list: string;
	step: string;
	numeral: string;
	text: string;
	/** How large the step's heading looks. */
	size: 3 | 4;
}

const large = "figures font-display text-[3.25rem] leading-none font-medium text-mark";

const layouts = {
	/** One below the other between hairlines, the numeral beside the text. */
	column: {
		list: "ruled border-y border-hairline",
		step: "grid grid-cols-[3rem_1fr] gap-x-4 py-8 sm:grid-cols-[5.5rem_1fr] sm:gap-x-6",
		numeral: `-mt-1.5 ${large}`,
		text: "mt-2.5",
		size: 4,
	},
	/** The same without the outer hairlines, with larger headings. */
	open: {
		list: "ruled",
		step: "grid grid-cols-[2.5rem_1fr] gap-x-5 py-8 first:pt-0 last:pb-0 sm:grid-cols-[5rem_1fr]",
		numeral: "font-display text-[2.5rem] leading-[0.9] figures-lining text-mark sm:text-[3.5rem]",
		text: "mt-2.5",
		size: 3,
	},
	/** One below the other along a line, the numerals in circles on it. */
	line: {
		list: "relative ml-5 stack-12 border-l border-hairline pl-8 md:stack-14 md:pl-12",
		step: "relative",
		numeral:
			"absolute top-0 -left-8 flex size-10 -translate-x-1/2 items-center justify-center rounded-pill border border-mark bg-surface pb-1 font-display text-[1.375rem] leading-none text-mark md:-left-12",
		text: "mt-3",
		size: 3,
	},
	/** Beside each other where there is room, each a little lower than the one before. */
	stairs: {
		list: "grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 lg:[&>li:nth-child(2)]:mt-10 lg:[&>li:nth-child(3)]:mt-20 lg:[&>li:nth-child(4)]:mt-30",
		step: "border-t border-hairline pt-5",
		numeral: `mb-4 block ${large}`,
		text: "mt-2.5",
		size: 4,
	},
} satisfies Record<string, Layout>;

export interface StepListProps {
	steps: readonly { readonly title: string; readonly text: string }[];
	layout?: keyof typeof layouts;
	className?: string;
}

/** What happens in which order. The numerals are drawn; the list says them. */
export const StepList = ({ steps, layout = "column", className }: StepListProps) => {
	const { list, step, numeral, text: textClass, size } = layouts[layout];
	return (
		<ol className={cx(list, className)}>
			{steps.map(({ title, text }, index) => (
				<li key={title} className={step}>
					<span aria-hidden="true" className={numeral}>
						{index + 1}
					</span>
					<div>
						<Heading level={3} size={size}>
							{title}
						</Heading>
						<p className={cx(textClass, "max-w-[36rem] text-muted")}>{text}</p>
					</div>
				</li>
			))}
		</ol>
	);
};
