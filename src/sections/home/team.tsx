import { graphql } from "gatsby";
import { BlockSection } from "../../components/blocks/block-section";
import { Portrait } from "../../components/cards/portrait";
import type { BlockData } from "../../components/prose/page-copy";
import { ArrowLinks } from "../../ui/arrow-link";
import { Heading } from "../../ui/heading";
import { Link } from "../../ui/link";

export const fragments = graphql`
	fragment TeamPreview on TeamMember {
		slug
		path
		role
		...Portrait
	}
`;

/** Four of the people side by side, and the way to all of them. */
export const HomeTeam = ({ block, people }: { block: BlockData; people: readonly Queries.TeamPreviewFragment[] }) => (
	<BlockSection block={block} action={<ArrowLinks links={block.links} />}>
		<ul className="grid grid-cols-2 gap-x-6 gap-y-10 sm:gap-x-(--column-gap) lg:grid-cols-4">
			{people.map((person) => (
				<li key={person.slug} className="relative">
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
	</BlockSection>
);
