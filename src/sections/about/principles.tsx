import { SectionHeader } from "../../components/blocks/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Heading } from "../../ui/heading";
import { LinkedText } from "../../ui/linked-text";
import { Section } from "../../ui/section";

/** The principles of the practice: on the page's two columns, a hairline above each. */
export const AboutPrinciples = ({ block }: { block: BlockData }) => (
	<Section labelledBy="principles">
		<SectionHeader id="principles" eyebrow={block.eyebrow} heading={block.heading} />
		<ul className="mt-12 grid gap-x-(--column-gap) gap-y-10 md:grid-cols-5-7 md:gap-y-14">
			{block.points.map(({ title, text }) => (
				<li key={title} className="border-t border-hairline pt-6">
					<Heading level={3}>{title}</Heading>
					<p className="mt-4 max-w-short">
						<LinkedText text={text} />
					</p>
				</li>
			))}
		</ul>
	</Section>
);
