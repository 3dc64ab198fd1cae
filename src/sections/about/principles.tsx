import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Heading } from "../../ui/heading";
import { LinkedText } from "../../ui/linked-text";
import { Section } from "../../ui/section";

/** The principles of the practice: two columns, one lower than the other, a hairline above each. */
export const AboutPrinciples = ({ block }: { block: BlockData }) => (
	<Section labelledBy="principles" space="bottom" className="mb-16">
		<div className="border-t border-hairline pt-opening">
			<SectionHeader id="principles" eyebrow={block.eyebrow} heading={block.heading} />
			<ul className="mt-12 grid gap-x-16 gap-y-10 md:ml-auto md:w-11/12 md:grid-cols-2 md:gap-y-14 md:pb-16 lg:w-3/4 lg:gap-x-24">
				{block.points.map(({ title, text }) => (
					<li key={title} className="md:even:mt-16 md:even:-mb-16">
						<Heading level={3} className="border-t border-hairline pt-6">
							{title}
						</Heading>
						<p className="mt-4 max-w-short text-muted">
							<LinkedText text={text} />
						</p>
					</li>
				))}
			</ul>
		</div>
	</Section>
);
