import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { closing, renderBlocks } from "../components/blocks/render-blocks";
import { PageSeo } from "../components/seo";
import { requirePage } from "../lib/pages/blocks";
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
			{renderBlocks(
				page,
				{
					guides: (block, place) => (
						<GuideCards block={block} place={place} guides={data.allConcernGuide.nodes} />
					),
					closing,
				},
				{ space: "below-picture" },
			)}
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.ConcernsPageQuery>) => (
	<PageSeo page={data.page} type="CollectionPage" />
);
