import { graphql } from "gatsby";
import { BlockSection } from "../../components/blocks/block-section";
import { SplitSection } from "../../components/blocks/split-section";
import { PageRows } from "../../components/cards/page-rows";
import { ServiceRows } from "../../components/cards/service-rows";
import { ArrowLink } from "../../ui/arrow-link";

export const fragments = graphql`
	fragment ArticleServices on Resource {
		relatedServices {
			...ServiceRow
		}
	}
	fragment ArticleTeaser on Resource {
		slug
		path
		group
		title
		summary
	}
`;

/** The treatments that an article mentions. */
export const ArticleServices = ({ article: { relatedServices } }: { article: Queries.ArticleServicesFragment }) => (
	<BlockSection block={{ key: "related-services", heading: "Related treatments" }} tone="sand" className="print:hidden">
		<ServiceRows services={relatedServices} />
	</BlockSection>
);

interface ArticleNextProps {
	/** Every other article. */
	articles: readonly Queries.ArticleTeaserFragment[];
	/** The group of the one that was read: its articles come first. */
	group: Queries.ArticleTeaserFragment["group"];
	overview: Pick<Queries.PageCopyFragment, "heading" | "path">;
}

/** Three articles to read next. */
export const ArticleNext = ({ articles, group, overview }: ArticleNextProps) => {
	const next = [...articles.filter((article) => article.group === group), ...articles.filter((article) => article.group !== group)].slice(0, 3);
	return (
		<SplitSection
			block={{ key: "next-articles", heading: "Read next" }}
			className="print:hidden"
			below={
				<ArrowLink href={overview.path} className="mt-4">
					{overview.heading}
				</ArrowLink>
			}
		>
			<PageRows pages={next} />
		</SplitSection>
	);
};
