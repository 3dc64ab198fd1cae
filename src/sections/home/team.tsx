import { graphql } from "gatsby";
import { Portrait } from "../../components/cards/portrait";
import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { ArrowLinks } from "../../ui/arrow-link";
import { Heading } from "../../ui/heading";
import { Link } from "../../ui/link";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment TeamPreview on TeamMember {
		slug
		path
		role
		...Portrait
	}
`;

/** Four of the people, and the way to all of them. */
export const HomeTeam = ({ block, people }: { block: BlockData; people: readonly Queries.TeamPreviewFragment[] }) => (
	<Section tone="sand" labelledBy="team">
		<Split ratio="7-5">
			<div className="md:order-2 md:pt-10">
				<SectionHeader id="team" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
				<ArrowLinks links={block.links} className="mt-7" />
			</div>
			<ul className="grid grid-cols-2 gap-x-6 gap-y-10 sm:gap-x-8">
				{people.map((person, index) => (
					<li key={person.slug} className={index % 2 === 1 ? "relative pt-10" : "relative"}>
						<Portrait person={person} />
						<Heading level={3} size={4} className="mt-5">
							<Link href={person.path} className="stretched hover:text-link">
								{person.name}
							</Link>
						</Heading>
						<p className="mt-1 text-note leading-snug text-muted">{person.role}</p>
					</li>
				))}
			</ul>
		</Split>
	</Section>
);
