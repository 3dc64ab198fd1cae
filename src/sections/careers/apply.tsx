import { SectionHead } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { StepList } from "../../components/prose/step-list";
import { Band } from "../../ui/section";

/** What happens after an application, down the stairs. */
export const CareersApply = ({ block }: { block: BlockData }) => (
	<Band tone="deep" labelledBy="apply">
		<SectionHead id="apply" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
		<StepList steps={block.points} layout="stairs" className="mt-12 md:mt-16" />
	</Band>
);
