import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { closing, renderBlocks } from "../components/blocks/render-blocks";
import { BlockSection } from "../components/blocks/sections";
import { QuestionsSection } from "../components/prose/faq-list";
import { NumberedPoints } from "../components/prose/numbered-points";
import { PageSeo } from "../components/seo";
import { findBlock, requirePage } from "../lib/pages/blocks";
import { describeProduct } from "../lib/structured-data/offers";
import { Shelf } from "../sections/shop/shelf";
import { getPictureSrc } from "../ui/picture";

export const query = graphql`
	query ShopPage {
		page(key: { eq: "shop" }) {
			...PicturedPage
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

export default function ShopPage({ data }: PageProps<Queries.ShopPageQuery>) {
	const page = requirePage(data.page, "shop");
	return (
		<PageSections>
			<PageHeader page={page} booking />
			<Shelf products={data.allProduct.nodes} empty={findBlock(page, "empty")} />
			{renderBlocks(
				page,
				{
					"pick-up": (block, place) => (
						<BlockSection block={block} {...place}>
							<NumberedPoints points={block.points} />
						</BlockSection>
					),
					questions: (block, place) => (
						<QuestionsSection block={block} faqs={data.allSiteFaq.nodes} oneAtATime {...place} />
					),
					closing,
				},
				{ tone: "light" },
			)}
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.ShopPageQuery>) => (
	<PageSeo
		page={data.page}
		type="CollectionPage"
		faqs={data.allSiteFaq.nodes}
		subject={(site) => ({
			nodes: data.allProduct.nodes.map((product) =>
				describeProduct(site, { ...product, picture: getPictureSrc(product.image) }),
			),
		})}
	/>
);
