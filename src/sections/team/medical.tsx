import { SectionHeader } from "../../components/blocks/section-header";
import { PersonCard } from "../../components/cards/person-card";
import type { BlockData } from "../../components/prose/page-copy";
import { Section } from "../../ui/section";

/** The medical side: the first of them, large below the introduction, then the others in a row of arches. */
export const TeamMedical = ({ block, people }: { block: BlockData; people: readonly Queries.PersonCardFragment[] }) => {
	const [first, ...others] = people;
	if (!first) return null;
	return (
		<Section labelledBy={`${block.key}-heading`} id={block.key} space="below-picture">
			<SectionHeader id={`${block.key}-heading`} eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
			<PersonCard person={first} layout="wide" className="mt-14 md:mt-18" />
			<ul className="mt-14 grid grid-cols-2 gap-x-6 gap-y-14 sm:gap-x-(--column-gap) md:mt-18 lg:grid-cols-4">
				{others.map((person) => (
					<li key={person.slug}>
						<PersonCard person={person} />
					</li>
				))}
			</ul>
		</Section>
	);
};
