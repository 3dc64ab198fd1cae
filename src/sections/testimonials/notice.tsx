import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { LinkedText } from "../../ui/linked-text";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** How the reviews were chosen, before the first of them. */
export const TestimonialsNotice = ({ block }: { block: BlockData }) => (
	<Section labelledBy="notice" space="none" className="py-14 md:py-20">
		<Split from="lg" gap="tight">
			<SectionHeader id="notice" size={3} eyebrow={block.eyebrow} heading={block.heading} />
			<div className="max-w-text stack-5">
				{block.text.map((paragraph) => (
					<p key={paragraph}>
						<LinkedText text={paragraph} />
					</p>
				))}
			</div>
		</Split>
	</Section>
);
