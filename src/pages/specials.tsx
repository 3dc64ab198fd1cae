import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { BlockSection, ClosingSection } from "../components/blocks/sections";
import { NumberedPoints } from "../components/prose/numbered-points";
import { PageSeo } from "../components/seo";
import { findBlock, requirePage } from "../lib/pages/blocks";
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
	const how = findBlock(page, "how");
	return (
		<PageSections>
			<PageHeader page={page} shape="arch" booking />
			<SpecialList page={page} specials={data.allSpecial.nodes} />
			<BlockSection block={how} tone="deep">
				<NumberedPoints points={how.points} />
			</BlockSection>
			<ClosingSection block={findBlock(page, "closing")} />
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
