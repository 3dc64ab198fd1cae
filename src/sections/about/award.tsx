import { SectionHeader } from "../../components/blocks/section-header";
import { AwardBadge } from "../../components/cards/award-badge";
import type { BlockData } from "../../components/prose/page-copy";
import { Paragraphs } from "../../ui/paragraphs";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** The award's seal, and what it does and does not say. */
export const AboutAward = ({ block }: { block: BlockData }) => (
	<Section labelledBy="award">
		<Split className="items-center">
			<AwardBadge />
			<div>
				<SectionHeader id="award" size={3} eyebrow={block.eyebrow} heading={block.heading} />
				<div className="mt-5 max-w-text stack-5">
					<Paragraphs texts={block.text} />
				</div>
			</div>
		</Split>
	</Section>
);
