import { SplitSection } from "../../components/blocks/split-section";
import { PersonCard } from "../../components/cards/person-card";
import type { BlockData } from "../../components/prose/page-copy";

/** The front desk: small portraits in rows. Nothing if nobody is in the group. */
export const TeamOperations = ({ block, people }: { block: BlockData; people: readonly Queries.PersonCardFragment[] }) =>
	people.length > 0 ? (
		<SplitSection block={block} from="lg">
			<ul className="ruled border-y border-hairline">
				{people.map((person) => (
					<li key={person.slug} className="py-9">
						<PersonCard person={person} layout="large-row" />
					</li>
				))}
			</ul>
		</SplitSection>
	) : null;
