import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { closing, renderBlocks } from "../components/blocks/render-blocks";
import { BlockSection } from "../components/blocks/sections";
import { NumberedPoints } from "../components/prose/numbered-points";
import { PageSeo } from "../components/seo";
import { requirePage } from "../lib/pages/blocks";
import { describeSpecial } from "../lib/structured-data/offers";
import { SpecialList } from "../sections/specials/special-list";

export const query = graphql`
	query SpecialsPage {
		page(key: { eq: "specials" }) {
			...PicturedPage
		}
		allSpecial(sort: [{ starts: ASC }, { slug: ASC }]) {
			nodes {
				...SpecialCard
				prices {
					amount
				}
			}
		}
	}
`;

export default function SpecialsPage({ data }: PageProps<Queries.SpecialsPageQuery>) {
	const page = requirePage(data.page, "specials");
	return (
		<PageSections>
			<PageHeader page={page} shape="arch" booking />
			<SpecialList page={page} specials={data.allSpecial.nodes} />
			{renderBlocks(page, {
				how: {
					tone: "deep",
					show: (block, place) => (
						<BlockSection block={block} {...place}>
							<NumberedPoints points={block.points} />
						</BlockSection>
					),
				},
				closing,
			})}
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.SpecialsPageQuery>) => (
	<PageSeo
		page={data.page}
		type="CollectionPage"
		subject={(site) => ({
			nodes: data.allSpecial.nodes.map((special) => describeSpecial(site, special)),
		})}
	/>
);
