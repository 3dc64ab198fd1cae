import type { BlockData } from "../../components/page-copy";
import { SectionHead } from "../../components/section-head";
import { Band } from "../../ui/band";
import { Heading } from "../../ui/heading";

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
			<ol className="relative ml-5 space-y-12 border-l border-hairline pl-8 md:space-y-14 md:pl-12">
				{block.points.map(({ title, text }, index) => (
					<li key={title} className="relative">
						<span
							aria-hidden="true"
							className="absolute top-0 -left-8 flex size-10 -translate-x-1/2 items-center justify-center rounded-pill border border-mark bg-surface font-display text-[1.375rem] leading-none text-mark md:-left-12"
						>
							<span className="-translate-y-0.5">{index + 1}</span>
						</span>
						<Heading level={3}>{title}</Heading>
						<p className="mt-3 max-w-[36rem] text-muted">{text}</p>
					</li>
				))}
			</ol>
		</div>
	</Band>
);
