import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { StepList } from "../../components/prose/step-list";
import { Section } from "../../ui/section";

/** The first hour, step by step; the heading stays while the steps pass. */
export const AboutVisitSteps = ({ block }: { block: BlockData }) => (
	<Section labelledBy="visit-steps">
		<div className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr] lg:gap-x-20">
			<SectionHeader
				id="visit-steps"
				eyebrow={block.eyebrow}
				heading={block.heading}
				text={block.text}
				className="self-start lg:sticky lg:top-[calc(var(--header)+2rem)]"
			/>
			<StepList steps={block.points} />
		</div>
	</Section>
);
