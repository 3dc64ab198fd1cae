import { graphql } from "gatsby";
import { findBlock, type PageOf } from "../../lib/pages/blocks";
import { Heading } from "../../ui/heading";
import { SitemapLinks } from "./links";
import { SitemapPart } from "./part";

export const fragments = graphql`
	fragment SitemapResource on Resource {
		path
		group
		label: title
	}
`;

const groups = ["skincare", "faqs", "wellness"] as const;

export interface SitemapResourcesProps {
	/** The page that lists all articles; its blocks name the groups. */
	overview: Queries.PageCopyFragment & PageOf<"resources", Queries.PageCopyFragment["blocks"][number]>;
	articles: readonly Queries.SitemapResourceFragment[];
}

/** Every article, by group. */
export const SitemapResources = ({ overview, articles }: SitemapResourcesProps) => (
	<SitemapPart id="resources" heading={overview.label} count={articles.length}>
		<div className="grid gap-x-12 gap-y-8 @sm:grid-cols-2 @2xl:grid-cols-3">
			{groups.map((group) => {
				const { eyebrow, heading } = findBlock(overview, group);
				return (
					<div key={group}>
						<Heading level={3} size={4} className="mb-2">
							{eyebrow ?? heading}
						</Heading>
						<SitemapLinks links={articles.filter((article) => article.group === group)} />
					</div>
				);
			})}
		</div>
	</SitemapPart>
);
