import { NumberedPoints } from "../../components/numbered-points";
import type { BlockData } from "../../components/page-copy";
import { SectionHead } from "../../components/section-head";
import { Band } from "../../ui/band";

/** What the words beside the figures mean, before the figures. */
export const HowToRead = ({ block }: { block: BlockData }) => (
	<Band tone="sand" labelledBy="how">
		<div className="grid gap-x-16 gap-y-10 md:grid-cols-[5fr_7fr] lg:gap-x-24">
			<SectionHead id="how" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
			<NumberedPoints points={block.points} />
		</div>
	</Band>
);
