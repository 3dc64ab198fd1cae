import type { BlockProps } from "../../components/blocks/render-blocks";
import { BlockSection, SectionHeader } from "../../components/blocks/sections";
import { AwardBadge } from "../../components/cards/award-badge";
import { Section, Split } from "../../ui/section";
import { Heading, LinkedText, Paragraphs } from "../../ui/text";

export const AboutAward = ({ block, place }: BlockProps) => (
	<Section labelledBy="award" {...place}>
		<Split className="items-center">
			<AwardBadge />
			<div>
				<SectionHeader id="award" size={3} eyebrow={block.eyebrow} heading={block.heading} />
				<Paragraphs texts={block.text} className="mt-5 max-w-text stack-5" />
			</div>
		</Split>
	</Section>
);

export const AboutPrinciples = ({ block, place }: BlockProps) => (
	<BlockSection block={block} {...place}>
		<ul className="grid gap-x-(--column-gap) gap-y-10 md:grid-cols-5-7 md:gap-y-14">
			{block.points.map(({ title, text }) => (
				<li key={title} className="border-t border-hairline pt-6">
					<Heading level={3}>{title}</Heading>
					<LinkedText as="p" className="mt-4 max-w-short" text={text} />
				</li>
			))}
		</ul>
	</BlockSection>
);
