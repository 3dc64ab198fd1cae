import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { VisitFacts } from "../../components/visit/visit-facts";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** How to reach the spa: the words, with the facts beside them. */
export const ContactReach = ({ block }: { block: BlockData }) => (
	<Section labelledBy="reach">
		<Split ratio="7-5" from="lg" className="pt-6">
			<SectionHeader id="reach" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
			<VisitFacts />
		</Split>
	</Section>
);
