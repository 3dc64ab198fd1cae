import { SectionHeader } from "../../components/layout/section-header";
import { NumberedPoints } from "../../components/prose/numbered-points";
import type { BlockData } from "../../components/prose/page-copy";
import { Section } from "../../ui/section";

/** What the words beside the figures mean, before the figures. */
export const HowToRead = ({ block }: { block: BlockData }) => (
	<Section tone="sand" labelledBy="how">
		<div className="grid gap-x-16 gap-y-10 md:grid-cols-[5fr_7fr] lg:gap-x-24">
			<SectionHeader id="how" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
			<NumberedPoints points={block.points} />
		</div>
	</Section>
);
