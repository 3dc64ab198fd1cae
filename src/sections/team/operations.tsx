import { PersonCard } from "../../components/cards/person-card";
import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Section } from "../../ui/section";

/** The desk: small portraits in rows, a hairline between them. */
export const TeamOperations = ({ block, people }: { block: BlockData; people: readonly Queries.PersonCardFragment[] }) => {
	if (people.length === 0) return null;
	return (
		<Section labelledBy="operations" id={block.key}>
			<div className="grid gap-x-16 gap-y-12 lg:grid-cols-[5fr_7fr] lg:gap-x-20">
				<SectionHeader id="operations" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
				<ul className="ruled border-y border-hairline">
					{people.map((person) => (
						<li key={person.slug} className="py-9">
							<PersonCard person={person} layout="large-row" />
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
};
