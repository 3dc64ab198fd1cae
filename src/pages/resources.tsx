import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { closing, renderBlocks } from "../components/blocks/render-blocks";
import { PageSeo } from "../components/seo";
import { findBlocks, requirePage } from "../lib/pages/blocks";
import {
	ResourcesFeatureGroup,
	ResourcesGroupLinks,
	ResourcesQuestionsGroup,
	ResourcesReviewPolicy,
} from "../sections/resources";

export const query = graphql`
	query ResourcesPage {
		page(key: { eq: "resources" }) {
			...PicturedPage
		}
		skincare: allResource(filter: { group: { eq: skincare } }, sort: [{ reviewed: DESC }, { slug: ASC }]) {
			nodes {
				...ResourceFeature
			}
		}
		faqs: allResource(filter: { group: { eq: faqs } }, sort: [{ published: ASC }, { slug: ASC }]) {
			nodes {
				...ResourceQuestions
			}
		}
		wellness: allResource(filter: { group: { eq: wellness } }, sort: [{ published: ASC }, { slug: ASC }]) {
			nodes {
				...ResourceFeature
			}
		}
		reviewers: allResource(sort: [{ reviewer: { position: ASC } }, { slug: ASC }]) {
			nodes {
				...ResourceReviewer
			}
		}
	}
`;

export default function ResourcesPage({ data }: PageProps<Queries.ResourcesPageQuery>) {
	const page = requirePage(data.page, "resources");
	return (
		<PageSections>
			<PageHeader page={page} booking>
				<ResourcesGroupLinks groups={findBlocks(page, ["skincare", "faqs", "wellness"])} />
			</PageHeader>
			{renderBlocks(
				page,
				{
					skincare: (block, place) => (
						<ResourcesFeatureGroup
							block={block}
							place={place}
							articles={data.skincare.nodes}
							mirrored
						/>
					),
					faqs: {
						tone: "deep",
						show: (block, place) => (
							<ResourcesQuestionsGroup block={block} place={place} articles={data.faqs.nodes} />
						),
					},
					wellness: (block, place) => (
						<ResourcesFeatureGroup block={block} place={place} articles={data.wellness.nodes} />
					),
					"review-policy": (block, place) => (
						<ResourcesReviewPolicy block={block} place={place} articles={data.reviewers.nodes} />
					),
					closing,
				},
				{ space: "below-picture" },
			)}
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.ResourcesPageQuery>) => (
	<PageSeo page={data.page} type="CollectionPage" />
);
