import { cx } from "../../ui/class-names";
import { Fold } from "../../ui/fold";
import { Heading } from "../../ui/heading";
import { LinkedText } from "../../ui/linked-text";

/** On wide windows: two side by side with their figures; or one below the other, the heading above its text or at its left. */
const layouts = {
	numbered: { list: "lg:grid lg:grid-cols-2 lg:gap-x-(--column-gap) lg:gap-y-10 lg:border-b-0", point: "lg:pt-5", text: "lg:mt-2.5" },
	stacked: { list: "self-start", point: "lg:py-8", text: "lg:mt-2.5" },
	wide: { list: "", point: "lg:py-8", text: "lg:pt-1" },
};

interface FoldedPointsProps {
	points: readonly { readonly title: string; readonly text: string }[];
	layout: keyof typeof layouts;
}

/** Points between hairlines, folded to a line each on narrow windows. */
export const FoldedPoints = ({ points, layout }: FoldedPointsProps) => (
	<ul className={cx("border-b border-hairline", layouts[layout].list)}>
		{points.map(({ title, text }, index) => (
			<li key={title} className={cx("border-t border-hairline", layouts[layout].point)}>
				<Fold title={title}>
					<div className={cx("pb-5 lg:pb-0", layout === "wide" && "lg:grid lg:grid-cols-5-7 lg:gap-x-(--column-gap)")}>
						{layout === "numbered" ? (
							<p aria-hidden="true" className="mb-4 font-display text-numeral font-medium figures-lining text-mark max-lg:hidden">
								{index + 1}
							</p>
						) : null}
						<Heading level={3} size={4} className="max-lg:hidden">
							{title}
						</Heading>
						<p className={cx("max-w-text text-note leading-relaxed", layouts[layout].text)}>
							<LinkedText text={text} />
						</p>
					</div>
				</Fold>
			</li>
		))}
	</ul>
);
