import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { ClosingSection } from "../components/blocks/sections";
import { PageSeo } from "../components/seo";
import { findBlock, requirePage } from "../lib/pages/blocks";
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
	const [skincare, faqs, wellness] = [
		findBlock(page, "skincare"),
		findBlock(page, "faqs"),
		findBlock(page, "wellness"),
	];
	return (
		<PageSections>
			<PageHeader page={page} booking>
				<ResourcesGroupLinks groups={[skincare, faqs, wellness]} />
			</PageHeader>
			<ResourcesFeatureGroup
				block={skincare}
				articles={data.skincare.nodes}
				space="below-picture"
				mirrored
			/>
			<ResourcesQuestionsGroup block={faqs} articles={data.faqs.nodes} />
			<ResourcesFeatureGroup block={wellness} articles={data.wellness.nodes} tone="sand" />
			<ResourcesReviewPolicy
				block={findBlock(page, "review-policy")}
				articles={data.reviewers.nodes}
			/>
			<ClosingSection block={findBlock(page, "closing")} />
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.ResourcesPageQuery>) => (
	<PageSeo page={data.page} type="CollectionPage" />
);
