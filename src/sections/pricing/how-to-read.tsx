import { SectionHead } from "../../components/layout/section-header";
import { NumberedPoints } from "../../components/prose/numbered-points";
import type { BlockData } from "../../components/prose/page-copy";
import { Band } from "../../ui/section";

/** What the words beside the figures mean, before the figures. */
export const HowToRead = ({ block }: { block: BlockData }) => (
	<Band tone="sand" labelledBy="how">
		<div className="grid gap-x-16 gap-y-10 md:grid-cols-[5fr_7fr] lg:gap-x-24">
			<SectionHead id="how" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
			<NumberedPoints points={block.points} />
		</div>
	</Band>
);
