import { SectionHeader } from "../../components/blocks/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { StepList } from "../../components/prose/step-list";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** What happens after a request, step by step. */
export const ScheduleNext = ({ block }: { block: BlockData }) => (
	<Section tone="deep" labelledBy="next">
		<Split>
			<SectionHeader id="next" eyebrow={block.eyebrow} heading={block.heading} text={block.text} className="self-start md:sticky md:top-below-header" />
			<StepList steps={block.points} layout="line" />
		</Split>
	</Section>
);
