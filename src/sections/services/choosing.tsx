import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { ArrowLinks } from "../../ui/arrow-link";
import { Paragraphs } from "../../ui/paragraphs";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** How to narrow the list down, for those who have read it to its end. */
export const Choosing = ({ block }: { block: BlockData }) => (
	<Section labelledBy="choosing">
		<Split>
			<SectionHeader id="choosing" eyebrow={block.eyebrow} heading={block.heading} />
			<div className="md:pt-9">
				<div className="max-w-text stack-5 text-muted">
					<Paragraphs texts={block.text} />
				</div>
				<p className="mt-6 flex flex-wrap gap-x-9">
					<ArrowLinks links={block.links} />
				</p>
			</div>
		</Split>
	</Section>
);
