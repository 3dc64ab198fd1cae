import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { ClosingSection } from "../components/blocks/sections";
import { PageSeo } from "../components/seo";
import { findBlock, requirePage } from "../lib/pages/blocks";
import { GuideCards } from "../sections/concerns";

export const query = graphql`
	query ConcernsPage {
		page(key: { eq: "concerns" }) {
			...PicturedPage
		}
		allConcernGuide(sort: { title: ASC }) {
			nodes {
				...GuideCard
			}
		}
	}
`;

export default function ConcernsPage({ data }: PageProps<Queries.ConcernsPageQuery>) {
	const page = requirePage(data.page, "concerns");
	return (
		<PageSections>
			<PageHeader page={page} />
			<GuideCards block={findBlock(page, "guides")} guides={data.allConcernGuide.nodes} />
			<ClosingSection block={findBlock(page, "closing")} />
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.ConcernsPageQuery>) => (
	<PageSeo page={data.page} type="CollectionPage" />
);
