import { graphql } from "gatsby";
import type { BlockData } from "../../components/page-copy";
import { Portrait } from "../../components/portrait";
import { Band } from "../../ui/band";
import { Eyebrow } from "../../ui/eyebrow";
import { Heading } from "../../ui/heading";
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
		<Band tone="sand" labelledBy="review-policy">
			<div className="grid gap-x-16 gap-y-6 md:grid-cols-[5fr_7fr] lg:gap-x-24">
				<div>
					{block.eyebrow ? <Eyebrow className="mb-4">{block.eyebrow}</Eyebrow> : null}
					<Heading level={2} id="review-policy">
						{block.heading}
					</Heading>
				</div>
				<div className="max-w-[38rem] space-y-5 text-muted md:pt-8">
					{block.text.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
			</div>
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
						<p className="mt-1 text-[0.9375rem] leading-snug text-muted">{person.role}</p>
					</li>
				))}
			</ul>
		</Band>
	);
};
