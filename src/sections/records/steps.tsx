import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { StepList } from "../../components/prose/step-list";
import { Section } from "../../ui/section";

/** The way of a request, step by step. */
export const RecordsSteps = ({ block }: { block: BlockData }) => (
	<Section space="bottom" labelledBy="steps">
		<div className="grid gap-x-16 gap-y-10 border-hairline md:grid-cols-[4fr_8fr] lg:gap-x-20 lg:border-t lg:pt-14">
			<SectionHeader
				id="steps"
				eyebrow={block.eyebrow}
				heading={block.heading}
				text={block.text}
				className="self-start md:sticky md:top-[calc(var(--header)+2rem)]"
			/>
			<StepList steps={block.points} layout="open" />
		</div>
	</Section>
);
