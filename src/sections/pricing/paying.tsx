import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Heading } from "../../ui/heading";
import { Paragraphs } from "../../ui/paragraphs";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** How a longer course is paid, and what the spa does not do. */
export const Financing = ({ block }: { block: BlockData }) => (
	<Section id="financing" labelledBy="financing-heading">
		<Split>
			<SectionHeader id="financing-heading" eyebrow={block.eyebrow} heading={block.heading} />
			<div className="max-w-text stack-5 text-muted md:pt-9">
				<Paragraphs texts={block.text} />
			</div>
		</Split>
	</Section>
);

/** Deposit, moving, lateness and what becomes of unused visits. */
export const Policies = ({ block }: { block: BlockData }) => (
	<Section tone="sand" id="policies" labelledBy="policies-heading">
		<SectionHeader id="policies-heading" eyebrow={block.eyebrow} heading={block.heading} text={block.text} className="mb-12" />
		<div className="border-b border-hairline">
			{block.points.map(({ title, text }) => (
				<div key={title} className="grid gap-x-16 gap-y-2 border-t border-hairline py-7 md:grid-cols-5-7 lg:gap-x-24">
					<Heading level={3} size={4}>
						{title}
					</Heading>
					<p className="max-w-text text-muted">{text}</p>
				</div>
			))}
		</div>
	</Section>
);
