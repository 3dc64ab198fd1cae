import { PersonCard } from "../../components/cards/person-card";
import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** The medical side: the first of them, large beside the introduction, then the others as a frieze of arches. */
export const TeamMedical = ({ block, people }: { block: BlockData; people: readonly Queries.PersonCardFragment[] }) => {
	const [first, ...others] = people;
	if (!first) return null;
	return (
		<Section labelledBy={`${block.key}-heading`} id={block.key} space="below-picture">
			<Split from="lg" gap="loose">
				<SectionHeader id={`${block.key}-heading`} eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
				<PersonCard person={first} layout="wide" className="lg:pt-12" />
			</Split>
			<ul className="mt-18 grid grid-cols-2 gap-x-6 gap-y-14 sm:gap-x-10 md:mt-24 lg:grid-cols-4 lg:gap-x-8">
				{others.map((person, index) => (
					<li key={person.slug} className={index % 2 === 1 ? "pt-12 md:pt-20" : undefined}>
						<PersonCard person={person} />
					</li>
				))}
			</ul>
		</Section>
	);
};
