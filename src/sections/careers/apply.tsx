import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { StepList } from "../../components/prose/step-list";
import { Section } from "../../ui/section";

/** What happens after an application, down the stairs. */
export const CareersApply = ({ block }: { block: BlockData }) => (
	<Section tone="deep" labelledBy="apply">
		<SectionHeader id="apply" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
		<StepList steps={block.points} layout="stairs" className="mt-12 md:mt-16" />
	</Section>
);
