import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Paragraphs } from "../../ui/paragraphs";
import { Section } from "../../ui/section";

/** The statement on equal opportunity. */
export const CareersEqual = ({ block }: { block: BlockData }) => (
	<Section labelledBy="equal">
		<div className="grid gap-x-16 gap-y-5 md:grid-cols-[5fr_7fr] lg:gap-x-20">
			<SectionHeader id="equal" size={3} eyebrow={block.eyebrow} heading={block.heading} />
			<div className="max-w-[40rem] stack-5 text-muted md:pt-9">
				<Paragraphs texts={block.text} />
			</div>
		</div>
	</Section>
);
