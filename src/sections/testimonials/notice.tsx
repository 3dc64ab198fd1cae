import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Section } from "../../ui/section";

/** How the reviews were chosen, said before the first of them. */
export const TestimonialsNotice = ({ block }: { block: BlockData }) => (
	<Section labelledBy="notice" tone="sand" space="none" className="py-14 md:py-20">
		<div className="grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr] lg:gap-x-24">
			<SectionHeader id="notice" size={3} eyebrow={block.eyebrow} heading={block.heading} />
			<div className="gap-x-12 stack-5 text-[1rem] leading-relaxed text-muted md:columns-2 md:stack-0">
				{block.text.map((paragraph) => (
					<p key={paragraph} className="break-inside-avoid">
						{paragraph}
					</p>
				))}
			</div>
		</div>
	</Section>
);
