import { SectionHead } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { StepList } from "../../components/prose/step-list";
import { Band } from "../../ui/section";

/** What happens after a request, step by step down the page. */
export const ScheduleNext = ({ block }: { block: BlockData }) => (
	<Band tone="deep" labelledBy="next">
		<div className="grid gap-x-16 gap-y-12 md:grid-cols-[5fr_7fr] lg:gap-x-24">
			<SectionHead
				id="next"
				eyebrow={block.eyebrow}
				heading={block.heading}
				text={block.text}
				className="self-start md:sticky md:top-[calc(var(--header)+3rem)]"
			/>
			<StepList steps={block.points} layout="line" />
		</div>
	</Band>
);
