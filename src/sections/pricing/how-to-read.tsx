import { SectionHeader } from "../../components/layout/section-header";
import { NumberedPoints } from "../../components/prose/numbered-points";
import type { BlockData } from "../../components/prose/page-copy";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** What the words beside the figures mean, before the figures. */
export const HowToRead = ({ block }: { block: BlockData }) => (
	<Section tone="sand" labelledBy="how">
		<Split>
			<SectionHeader id="how" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
			<NumberedPoints points={block.points} />
		</Split>
	</Section>
);
