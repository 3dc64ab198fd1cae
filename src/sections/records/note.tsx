import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Paragraphs } from "../../ui/paragraphs";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** A rule in plain words: its name at the left, the text at the right. */
export const RecordsNote = ({ block, space }: { block: BlockData; space: "both" | "bottom" }) => (
	<Section id={block.key} space={space} labelledBy={`${block.key}-heading`}>
		<Split ratio="4-8" gap="tight">
			<SectionHeader id={`${block.key}-heading`} size={3} eyebrow={block.eyebrow} heading={block.heading} />
			<div className="max-w-text stack-5 md:pt-8">
				<Paragraphs texts={block.text} />
			</div>
		</Split>
	</Section>
);
