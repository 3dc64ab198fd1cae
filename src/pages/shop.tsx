import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingSection } from "../components/layout/closing-section";
import { PageHeader } from "../components/layout/page-header";
import { PageSections } from "../components/layout/page-sections";
import { QuestionsSection } from "../components/layout/questions-section";
import { Seo } from "../components/seo";
import { blockOf } from "../lib/content/blocks";
import { required } from "../lib/content/required";
import { PickUp } from "../sections/shop/pick-up";
import { Shelf } from "../sections/shop/shelf";

export const query = graphql`
	query ShopPage {
		page(key: { eq: "shop" }) {
			...PageCopy
			image {
				...PictureWide
			}
		}
		allProduct(sort: { order: ASC }) {
			nodes {
				...ShopProduct
			}
		}
		allSiteFaq(filter: { topic: { eq: shop } }) {
			nodes {
				question
				answer
			}
		}
	}
`;

const ShopPage = ({ data }: PageProps<Queries.ShopPageQuery>) => {
	const page = required(data.page, "content/pages/shop.json");
	return (
		<PageSections>
			<PageHeader eyebrow={page.eyebrow} heading={page.heading} lead={page.lead} picture={page.image} />
			<Shelf products={data.allProduct.nodes} empty={blockOf(page, "empty")} />
			<PickUp block={blockOf(page, "pick-up")} />
			<QuestionsSection block={blockOf(page, "questions")} faqs={data.allSiteFaq.nodes} />
			<ClosingSection block={blockOf(page, "closing")} />
		</PageSections>
	);
};

export default ShopPage;

export const Head = ({ data, location }: HeadProps<Queries.ShopPageQuery>) => (
	<Seo seo={required(data.page, "content/pages/shop.json").seo} pathname={location.pathname} />
);
