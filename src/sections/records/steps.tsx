import type { BlockData } from "../../components/page-copy";
import { SectionHead } from "../../components/section-head";
import { Band } from "../../ui/band";
import { Heading } from "../../ui/heading";

/** The way of a request, step by step. */
export const RecordsSteps = ({ block }: { block: BlockData }) => (
	<Band space="bottom" labelledBy="steps">
		<div className="grid gap-x-16 gap-y-10 border-hairline md:grid-cols-[4fr_8fr] lg:gap-x-20 lg:border-t lg:pt-14">
			<SectionHead
				id="steps"
				eyebrow={block.eyebrow}
				heading={block.heading}
				text={block.text}
				className="self-start md:sticky md:top-[calc(var(--header)+2rem)]"
			/>
			<ol className="divide-y divide-hairline">
				{block.points.map(({ title, text }, index) => (
					<li key={title} className="grid grid-cols-[2.5rem_1fr] gap-x-5 py-8 first:pt-0 last:pb-0 sm:grid-cols-[5rem_1fr]">
						<span aria-hidden="true" className="font-display text-[2.5rem] leading-[0.9] text-mark lining-nums sm:text-[3.5rem]">
							{index + 1}
						</span>
						<div>
							<Heading level={3}>{title}</Heading>
							<p className="mt-2.5 max-w-[36rem] text-muted">{text}</p>
						</div>
					</li>
				))}
			</ol>
		</div>
	</Band>
);
