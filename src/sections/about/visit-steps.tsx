import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { StepList } from "../../components/prose/step-list";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** The first hour, step by step; the heading stays while the steps pass. */
export const AboutVisitSteps = ({ block }: { block: BlockData }) => (
	<Section labelledBy="visit-steps">
		<Split ratio="4-8" from="lg">
			<SectionHeader id="visit-steps" eyebrow={block.eyebrow} heading={block.heading} text={block.text} className="self-start lg:sticky lg:top-below-header" />
			<StepList steps={block.points} />
		</Split>
	</Section>
);
