import { graphql } from "gatsby";
import { ArrowLink } from "../../ui/arrow-link";
import { Heading } from "../../ui/heading";
import { Link } from "../../ui/link";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment ArticleTeaser on Resource {
		slug
		path
		group
		title
		summary
	}
`;

export interface ArticleNextProps {
	/** Every other article. */
	articles: readonly Queries.ArticleTeaserFragment[];
	/** The group of the one that was read: its articles come first. */
	group: Queries.ArticleTeaserFragment["group"];
	overview: Pick<Queries.PageCopyFragment, "heading" | "path">;
}

/** Three articles to go on with. */
export const ArticleNext = ({ articles, group, overview }: ArticleNextProps) => {
	const next = [...articles.filter((article) => article.group === group), ...articles.filter((article) => article.group !== group)].slice(0, 3);
	return (
		<Section labelledBy="next-articles" className="print:hidden">
			<Split ratio="4-8">
				<div>
					<Heading level={2} id="next-articles">
						Read next
					</Heading>
					<ArrowLink href={overview.path} className="mt-4">
						{overview.heading}
					</ArrowLink>
				</div>
				<ul className="border-t border-hairline">
					{next.map(({ slug, path, title, summary }) => (
						<li key={slug} className="group relative border-b border-hairline py-7">
							<Heading level={3}>
								<Link href={path} className="stretched group-hover:text-link">
									{title}
								</Link>
							</Heading>
							<p className="mt-2 max-w-text text-muted">{summary}</p>
						</li>
					))}
				</ul>
			</Split>
		</Section>
	);
};
