import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { LinkedText } from "../../ui/linked-text";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** How the reviews were chosen, before the first of them. */
export const TestimonialsNotice = ({ block }: { block: BlockData }) => (
	<Section labelledBy="notice" tone="sand" space="none" className="py-14 md:py-20">
		<Split from="lg" gap="tight">
			<SectionHeader id="notice" size={3} eyebrow={block.eyebrow} heading={block.heading} />
			<div className="gap-x-12 stack-5 text-note leading-relaxed text-muted md:columns-2 md:stack-0">
				{block.text.map((paragraph) => (
					<p key={paragraph} className="break-inside-avoid">
						<LinkedText text={paragraph} />
					</p>
				))}
			</div>
		</Split>
	</Section>
);
