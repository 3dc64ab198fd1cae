import { AwardBadge } from "../../components/cards/award-badge";
import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Paragraphs } from "../../ui/paragraphs";
import { Section } from "../../ui/section";

/** The award's seal, and what it does and does not say. */
export const AboutAward = ({ block }: { block: BlockData }) => (
	<Section labelledBy="award">
		<div className="grid items-center gap-x-16 gap-y-9 md:grid-cols-[3fr_9fr] lg:gap-x-24">
			<div className="md:justify-self-end">
				<AwardBadge />
			</div>
			<div className="md:border-l md:border-hairline md:pl-12 lg:pl-20">
				<SectionHeader id="award" size={3} eyebrow={block.eyebrow} heading={block.heading} />
				<div className="mt-5 max-w-[40rem] stack-5 text-muted">
					<Paragraphs texts={block.text} />
				</div>
			</div>
		</div>
	</Section>
);
