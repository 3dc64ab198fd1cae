import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Paragraphs } from "../../ui/paragraphs";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** The statement on equal opportunity. */
export const CareersEqual = ({ block }: { block: BlockData }) => (
	<Section labelledBy="equal">
		<Split gap="tight">
			<SectionHeader id="equal" size={3} eyebrow={block.eyebrow} heading={block.heading} />
			<div className="max-w-text stack-5 text-muted md:pt-9">
				<Paragraphs texts={block.text} />
			</div>
		</Split>
	</Section>
);
