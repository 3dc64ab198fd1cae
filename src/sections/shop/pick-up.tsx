import { SectionHeader } from "../../components/layout/section-header";
import { NumberedPoints } from "../../components/prose/numbered-points";
import type { BlockData } from "../../components/prose/page-copy";
import { Section } from "../../ui/section";

/** From asking to taking home, in steps. */
export const PickUp = ({ block }: { block: BlockData }) => (
	<Section tone="sand" id="pick-up" labelledBy="pick-up-heading">
		<SectionHeader id="pick-up-heading" eyebrow={block.eyebrow} heading={block.heading} text={block.text} className="mb-12" />
		<NumberedPoints points={block.points} columns={3} />
	</Section>
);
