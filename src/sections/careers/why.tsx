import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

/** What the work is like: a line a point, its name at the left. */
export const CareersWhy = ({ block }: { block: BlockData }) => (
	<Section labelledBy="why">
		<SectionHeader id="why" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
		<ul className="mt-10 ruled border-y border-hairline md:mt-14">
			{block.points.map(({ title, text }) => (
				<li key={title} className="grid gap-x-16 gap-y-3 py-8 md:grid-cols-5-7 lg:gap-x-20">
					<Heading level={3}>{title}</Heading>
					<p className="max-w-text text-muted md:pt-1.5">{text}</p>
				</li>
			))}
		</ul>
	</Section>
);
