import { PersonCard } from "../../components/cards/person-card";
import type { BlockData } from "../../components/prose/page-copy";
import { ArrowLink } from "../../ui/arrow-link";
import { Eyebrow } from "../../ui/eyebrow";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** The others of the group, under the heading the group has on the team page. */
export const MemberNeighbors = ({ block, people }: { block: Pick<BlockData, "eyebrow" | "heading">; people: readonly Queries.PersonCardFragment[] }) => {
	if (people.length === 0) return null;
	return (
		<Section tone="sand" labelledBy="neighbors">
			<Split from="lg">
				<div>
					{block.eyebrow ? <Eyebrow className="mb-4">{block.eyebrow}</Eyebrow> : null}
					<Heading level={2} size={3} id="neighbors">
						{block.heading}
					</Heading>
					<ArrowLink href="/team" className="mt-5">
						The whole team
					</ArrowLink>
				</div>
				<ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
					{people.map((person) => (
						<li key={person.slug} className="border-b border-hairline pb-6">
							<PersonCard person={person} layout="row" withBio={false} />
						</li>
					))}
				</ul>
			</Split>
		</Section>
	);
};
