import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageSections } from "../components/blocks/page-sections";
import { PersonQuote } from "../components/blocks/quote-section";
import { ClosingSection } from "../components/blocks/sections";
import { Seo } from "../components/seo";
import { findBlock, requirePage } from "../lib/pages/blocks";
import { getTrailBelow } from "../lib/pages/navigation";
import { required } from "../lib/required";
import { describeArticlePage } from "../lib/structured-data/articles";
import {
	ArticleBody,
	ArticleHeader,
	ArticleNext,
	ArticleServices,
	ArticleVisitSheet,
} from "../sections/article";

export const query = graphql`
	query ResourcePage($slug: String!) {
		resource(slug: { eq: $slug }) {
			...ArticleText
			group
			visitSheet
			reviewer {
				...PersonQuote
			}
			seo {
				...SeoFields
			}
		}
		others: allResource(filter: { slug: { ne: $slug } }, sort: [{ reviewed: DESC }, { slug: ASC }]) {
			nodes {
				...ArticleTeaser
			}
		}
		page(key: { eq: "resources" }) {
			...PageCopy
		}
	}
`;

export default function ResourcePage({ data }: PageProps<Queries.ResourcePageQuery>) {
	const article = required(data.resource, "The resource");
	const page = requirePage(data.page, "resources");
	return (
		<PageSections>
			<article>
				<ArticleHeader article={article} overview={page} />
				<ArticleBody article={article} />
			</article>
			{article.visitSheet && <ArticleVisitSheet />}
			<PersonQuote person={article.reviewer} className="print:hidden" />
			<ArticleServices article={article} />
			<ArticleNext articles={data.others.nodes} group={article.group} overview={page} />
			<ClosingSection block={findBlock(page, "closing")} />
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.ResourcePageQuery>) => {
	const article = required(data.resource, "The resource");
	return (
		<Seo
			seo={article.seo}
			trail={getTrailBelow(article, requirePage(data.page, "resources"))}
			type="MedicalWebPage"
			article
			faqs={article.faqs}
			subject={(site) => describeArticlePage(site, article)}
		/>
	);
};
