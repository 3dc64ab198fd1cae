import { PersonCard } from "../../components/cards/person-card";
import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** The desk: small portraits in rows, a hairline between them. */
export const TeamOperations = ({ block, people }: { block: BlockData; people: readonly Queries.PersonCardFragment[] }) => {
	if (people.length === 0) return null;
	return (
		<Section labelledBy="operations" id={block.key}>
			<Split from="lg">
				<SectionHeader id="operations" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
				<ul className="ruled border-y border-hairline">
					{people.map((person) => (
						<li key={person.slug} className="py-9">
							<PersonCard person={person} layout="large-row" />
						</li>
					))}
				</ul>
			</Split>
		</Section>
	);
};
