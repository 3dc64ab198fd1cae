import { SectionHeader } from "../../components/blocks/section-header";
import { PersonCard } from "../../components/cards/person-card";
import type { BlockData } from "../../components/prose/page-copy";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** The estheticians: the introduction at the left, two columns beside it. */
export const TeamAesthetics = ({ block, people }: { block: BlockData; people: readonly Queries.PersonCardFragment[] }) => {
	if (people.length === 0) return null;
	return (
		<Section tone="sand" labelledBy={`${block.key}-heading`} id={block.key}>
			<Split from="lg" gap="loose">
				<SectionHeader
					id={`${block.key}-heading`}
					eyebrow={block.eyebrow}
					heading={block.heading}
					text={block.text}
					className="self-start lg:sticky lg:top-below-header"
				/>
				<ul className="grid grid-cols-2 gap-x-6 gap-y-14 sm:gap-x-(--column-gap)">
					{people.map((person) => (
						<li key={person.slug}>
							<PersonCard person={person} />
						</li>
					))}
				</ul>
			</Split>
		</Section>
	);
};
