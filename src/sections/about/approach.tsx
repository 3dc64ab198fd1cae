import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Paragraphs } from "../../ui/paragraphs";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** How the work is gone about, in running text beside its heading. */
export const AboutApproach = ({ block }: { block: BlockData }) => (
	<Section labelledBy="approach" space="bottom" className="pt-[calc(var(--section)+3.5rem)] md:pt-[calc(var(--section)+6rem)]">
		<Split>
			<SectionHeader id="approach" eyebrow={block.eyebrow} heading={block.heading} />
			<div className="max-w-text stack-6 md:pt-10">
				<Paragraphs texts={block.text} />
			</div>
		</Split>
	</Section>
);
