import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { StepList } from "../../components/prose/step-list";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** The way of a request, step by step. */
export const RecordsSteps = ({ block }: { block: BlockData }) => (
	<Section space="bottom" labelledBy="steps">
		<Split ratio="4-8" className="border-hairline lg:border-t lg:pt-14">
			<SectionHeader id="steps" eyebrow={block.eyebrow} heading={block.heading} text={block.text} className="self-start md:sticky md:top-below-header" />
			<StepList steps={block.points} layout="open" />
		</Split>
	</Section>
);
