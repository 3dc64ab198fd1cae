import { cx } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { LinkedText } from "../../ui/linked-text";

export interface NumberedPointsProps {
	points: readonly { readonly title: string; readonly text: string }[];
	/** How many are side by side if there is room; two are meant for a column of a Split. */
	columns?: 2 | 3;
	level?: 2 | 3;
}

/** Steps or points in their order, each under a hairline with its figure in the display face. */
export const NumberedPoints = ({ points, columns = 2, level = 3 }: NumberedPointsProps) => (
	<ol className={cx("grid gap-x-(--column-gap) gap-y-10", columns === 2 ? "sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2" : "lg:grid-cols-3")}>
		{points.map(({ title, text }, index) => (
			<li key={title} className="border-t border-hairline pt-5">
				<span aria-hidden="true" className="font-display text-numeral font-medium figures-lining text-marker">
					{index + 1}
				</span>
				<Heading level={level} size={4} className="mt-4">
					{title}
				</Heading>
				<p className="mt-2.5 text-note leading-relaxed">
					<LinkedText text={text} />
				</p>
			</li>
		))}
	</ol>
);
