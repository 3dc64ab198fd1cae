import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

/** Which way to reach us for what kind of question, what is urgent first. */
export const ContactTopics = ({ block }: { block: BlockData }) => (
	<Section tone="deep" labelledBy="topics">
		<SectionHeader id="topics" eyebrow={block.eyebrow} heading={block.heading} />
		<ul className="mt-12 border-t border-hairline md:mt-16">
			{block.points.map(({ title, text }) => (
				<li key={title} className="grid gap-x-16 gap-y-3 border-b border-hairline py-8 md:grid-cols-5-7 md:py-10 lg:gap-x-24">
					<Heading level={3}>{title}</Heading>
					<p className="max-w-text text-muted md:pt-1.5">{text}</p>
				</li>
			))}
		</ul>
	</Section>
);
