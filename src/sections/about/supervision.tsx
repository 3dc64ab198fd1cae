import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { ArrowLinks } from "../../ui/arrow-link";
import { Section } from "../../ui/section";

/** Who answers for the medicine: the heading above two columns of text. */
export const AboutSupervision = ({ block }: { block: BlockData }) => (
	<Section tone="sand" labelledBy="supervision">
		<div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
			<SectionHeader id="supervision" eyebrow={block.eyebrow} heading={block.heading} />
			<ArrowLinks links={block.links} />
		</div>
		<div className="mt-9 grid gap-x-16 gap-y-6 md:mt-12 md:grid-cols-2 lg:gap-x-20">
			{block.text.map((paragraph) => (
				<p key={paragraph} className="max-w-[38rem]">
					{paragraph}
				</p>
			))}
		</div>
	</Section>
);
