import { graphql } from "gatsby";
import { TextSection } from "../../components/blocks/text-section";
import { Portrait } from "../../components/cards/portrait";
import type { BlockData } from "../../components/prose/page-copy";
import { Link } from "../../ui/link";

export const fragments = graphql`
	fragment ResourceReviewer on Resource {
		reviewer {
			slug
			path
			credentials
			role
			...Portrait
		}
	}
`;

/** How the articles are checked, and the people who did so. */
export const ResourcesReviewPolicy = ({ block, articles }: { block: BlockData; articles: readonly Queries.ResourceReviewerFragment[] }) => {
	const reviewers = [...new Map(articles.map(({ reviewer }) => [reviewer.slug, reviewer])).values()];
	return (
		<TextSection block={block}>
			<ul className="mt-16 grid grid-cols-2 gap-x-6 gap-y-9 sm:grid-cols-3 lg:grid-cols-5 lg:gap-x-(--column-gap)">
				{reviewers.map((person) => (
					<li key={person.slug} className="relative">
						<Portrait person={person} className="max-w-44" />
						<p className="mt-4 leading-snug font-medium">
							<Link href={person.path} className="stretched hover:text-link">
								{person.name}
								{person.credentials ? `, ${person.credentials}` : ""}
							</Link>
						</p>
						<p className="mt-1 text-small leading-snug text-muted">{person.role}</p>
					</li>
				))}
			</ul>
		</TextSection>
	);
};
