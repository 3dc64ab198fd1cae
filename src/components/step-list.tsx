import { cx } from "../ui/class-names";
import { Heading } from "../ui/heading";

const layouts = {
	/** One below the other, the numeral beside the text. */
	column: {
		list: "divide-y divide-hairline border-y border-hairline",
		step: "grid grid-cols-[3rem_1fr] gap-x-4 py-8 sm:grid-cols-[5.5rem_1fr] sm:gap-x-6",
		numeral: "-mt-1.5",
	},
	/** Beside each other where there is room, each a little lower than the one before. */
	stairs: {
		list: "grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 lg:[&>li:nth-child(2)]:mt-10 lg:[&>li:nth-child(3)]:mt-20 lg:[&>li:nth-child(4)]:mt-30",
		step: "border-t border-hairline pt-5",
		numeral: "mb-4 block",
	},
};

export interface StepListProps {
	steps: readonly { readonly title: string; readonly text: string }[];
	layout?: keyof typeof layouts;
	className?: string;
}

/** What happens in which order. The numerals are drawn; the list says them. */
export const StepList = ({ steps, layout = "column", className }: StepListProps) => (
	<ol className={cx(layouts[layout].list, className)}>
		{steps.map(({ title, text }, index) => (
			<li key={title} className={layouts[layout].step}>
				<span aria-hidden="true" className={cx("figures font-display text-[3.25rem] leading-none font-medium text-mark", layouts[layout].numeral)}>
					{index + 1}
				</span>
				<div>
					<Heading level={3} size={4}>
						{title}
					</Heading>
					<p className="mt-2.5 max-w-[36rem] text-muted">{text}</p>
				</div>
			</li>
		))}
	</ol>
);
