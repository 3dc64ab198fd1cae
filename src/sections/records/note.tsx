import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Paragraphs } from "../../ui/paragraphs";
import { Section } from "../../ui/section";

/** A rule in plain words: its name at the left, the text at the right. */
export const RecordsNote = ({ block, space }: { block: BlockData; space: "both" | "bottom" }) => (
	<Section id={block.key} space={space} labelledBy={`${block.key}-heading`}>
		<div className="grid gap-x-16 gap-y-6 md:grid-cols-[4fr_8fr] lg:gap-x-20">
			<SectionHeader id={`${block.key}-heading`} size={3} eyebrow={block.eyebrow} heading={block.heading} />
			<div className="max-w-[38rem] stack-5 md:pt-8">
				<Paragraphs texts={block.text} />
			</div>
		</div>
	</Section>
);
