import { graphql } from "gatsby";
import { Portrait } from "../../components/cards/portrait";
import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Link } from "../../ui/link";
import { Paragraphs } from "../../ui/paragraphs";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

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
		<Section tone="sand" labelledBy="review-policy">
			<Split gap="tight">
				<SectionHeader id="review-policy" eyebrow={block.eyebrow} heading={block.heading} />
				<div className="max-w-text stack-5 text-muted md:pt-8">
					<Paragraphs texts={block.text} />
				</div>
			</Split>
			<ul className="mt-16 grid grid-cols-2 gap-x-6 gap-y-9 sm:grid-cols-3 lg:grid-cols-5 lg:gap-x-8">
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
		</Section>
	);
};
