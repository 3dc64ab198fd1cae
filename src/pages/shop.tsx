import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingBand } from "../components/layout/closing-section";
import { PageHeader } from "../components/layout/page-header";
import { PageSections } from "../components/layout/page-sections";
import { QuestionsBand } from "../components/layout/questions-section";
import { Seo } from "../components/seo";
import { findBlock } from "../lib/content/blocks";
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
			<Shelf products={data.allProduct.nodes} empty={findBlock(page, "empty")} />
			<PickUp block={findBlock(page, "pick-up")} />
			<QuestionsBand block={findBlock(page, "questions")} faqs={data.allSiteFaq.nodes} />
			<ClosingBand block={findBlock(page, "closing")} />
		</PageSections>
	);
};

export default ShopPage;

export const Head = ({ data, location }: HeadProps<Queries.ShopPageQuery>) => (
	<Seo seo={required(data.page, "content/pages/shop.json").seo} pathname={location.pathname} />
);
