import type { BlockData } from "../../components/prose/page-copy";
import { cx } from "../../ui/class-names";
import { NarrowDisclosure } from "../../ui/narrow-disclosure";
import { Heading, LinkedText } from "../../ui/text";

const layouts = {
	numbered: {
		list: "lg:grid lg:grid-cols-2 lg:gap-x-(--column-gap) lg:border-b-0",
		point: "",
		text: "lg:mt-3",
	},
	stacked: { list: "self-start", point: "", text: "lg:mt-3" },
	wide: { list: "", point: "lg:grid lg:grid-cols-5-7 lg:gap-x-(--column-gap)", text: "" },
};

export const FoldedPoints = ({
	points,
	layout,
}: {
	points: BlockData["points"];
	layout: keyof typeof layouts;
}) => (
	<ul className={cx("border-b border-hairline", layouts[layout].list)}>
		{points.map(({ title, text }, index) => (
			<li key={title} className="border-t border-hairline lg:py-8">
				<NarrowDisclosure title={title}>
					<div className={cx("pb-5 lg:pb-0", layouts[layout].point)}>
						{layout === "numbered" && (
							<p
								aria-hidden="true"
								className="mb-4 font-display text-numeral font-medium figures-lining text-marker max-lg:hidden"
							>
								{index + 1}
							</p>
						)}
						<Heading level={3} size={4} className="max-lg:hidden">
							{title}
						</Heading>
						<LinkedText
							as="p"
							className={cx("max-w-text text-note leading-relaxed", layouts[layout].text)}
							text={text}
						/>
					</div>
				</NarrowDisclosure>
			</li>
		))}
	</ul>
);
