import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { ArrowLinks } from "../../ui/arrow-link";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** Who answers for the medicine: the heading above two columns of text. */
export const AboutSupervision = ({ block }: { block: BlockData }) => (
	<Section tone="sand" labelledBy="supervision">
		<div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
			<SectionHeader id="supervision" eyebrow={block.eyebrow} heading={block.heading} />
			<ArrowLinks links={block.links} />
		</div>
		<Split ratio="even" gap="tight" className="mt-9 md:mt-12">
			{block.text.map((paragraph) => (
				<p key={paragraph} className="max-w-text">
					{paragraph}
				</p>
			))}
		</Split>
	</Section>
);
