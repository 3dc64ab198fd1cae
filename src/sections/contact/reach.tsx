import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { VisitFacts } from "../../components/visit/visit-facts";
import { Section } from "../../ui/section";

/** How to reach the spa: the words, with the facts beside them. */
export const ContactReach = ({ block }: { block: BlockData }) => (
	<Section labelledBy="reach">
		<div className="grid gap-x-16 gap-y-12 pt-6 lg:grid-cols-[7fr_5fr] lg:gap-x-24">
			<SectionHeader id="reach" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
			<VisitFacts />
		</div>
	</Section>
);
