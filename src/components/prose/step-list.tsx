import { cx } from "../../ui/class-names";
import { Heading, LinkedText } from "../../ui/text";

const large = "figures font-display text-figure font-medium text-marker";

const layouts = {
	column: {
		list: "ruled border-y border-hairline",
		step: "grid grid-cols-numeral gap-x-4 py-6 sm:grid-cols-numeral-large sm:gap-x-6 sm:py-8",
		numeral: `-mt-1.5 ${large}`,
		text: "mt-2.5",
		size: 4,
	},
	line: {
		list: "relative ml-5 stack-12 border-l border-hairline pl-8 md:stack-14 md:pl-12",
		step: "relative",
		numeral:
			"absolute top-0 -left-8 flex size-10 -translate-x-1/2 items-center justify-center rounded-pill border border-marker bg-surface pb-1 font-display text-display-5 leading-none text-marker md:-left-12",
		text: "mt-3",
		size: 3,
	},
	stairs: {
		list: "grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4",
		step: "border-t border-hairline pt-5 lg:nth-2:mt-10 lg:nth-3:mt-20 lg:nth-4:mt-30",
		numeral: `mb-4 block ${large}`,
		text: "mt-2.5",
		size: 4,
	},
} as const;

export const StepList = ({
	steps,
	layout = "column",
}: {
	steps: readonly { title: string; text: string }[];
	layout?: keyof typeof layouts;
}) => {
	const { list, step, numeral, text: textClass, size } = layouts[layout];
	return (
		<ol className={list}>
			{steps.map(({ title, text }, index) => (
				<li key={title} className={step}>
					<span aria-hidden="true" className={numeral}>
						{index + 1}
					</span>
					<div>
						<Heading level={3} size={size}>
							{title}
						</Heading>
						<LinkedText as="p" className={cx(textClass, "max-w-text")} text={text} />
					</div>
				</li>
			))}
		</ol>
	);
};
