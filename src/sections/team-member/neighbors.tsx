import { SplitSection } from "../../components/blocks/split-section";
import { PersonCard } from "../../components/cards/person-card";
import type { BlockData } from "../../components/prose/page-copy";
import { ArrowLink } from "../../ui/arrow-link";

/** The others of the group, under the heading the group has on the team page. */
export const MemberNeighbors = ({ block, people }: { block: Pick<BlockData, "eyebrow" | "heading">; people: readonly Queries.PersonCardFragment[] }) =>
	people.length > 0 ? (
		<SplitSection
			block={{ key: "neighbors", eyebrow: block.eyebrow, heading: block.heading }}
			from="lg"
			size={3}
			below={
				<ArrowLink href="/team" className="mt-5">
					Meet the whole team
				</ArrowLink>
			}
		>
			<ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
				{people.map((person) => (
					<li key={person.slug} className="border-b border-hairline pb-6">
						<PersonCard person={person} layout="row" withBio={false} />
					</li>
				))}
			</ul>
		</SplitSection>
	) : null;
