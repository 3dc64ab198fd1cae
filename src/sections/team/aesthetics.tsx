import { PersonCard } from "../../components/cards/person-card";
import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** The estheticians: two columns out of step at the left, the introduction beside them. */
export const TeamAesthetics = ({ block, people }: { block: BlockData; people: readonly Queries.PersonCardFragment[] }) => {
	if (people.length === 0) return null;
	return (
		<Section tone="sand" labelledBy={`${block.key}-heading`} id={block.key}>
			<Split ratio="7-5" from="lg" gap="loose">
				<SectionHeader id={`${block.key}-heading`} eyebrow={block.eyebrow} heading={block.heading} text={block.text} className="lg:order-2 lg:pt-28" />
				<ul className="grid grid-cols-2 gap-x-6 gap-y-14 sm:gap-x-10">
					{people.map((person, index) => (
						<li key={person.slug} className={index % 2 === 0 ? "pt-12 md:pt-24" : undefined}>
							<PersonCard person={person} />
						</li>
					))}
				</ul>
			</Split>
		</Section>
	);
};
