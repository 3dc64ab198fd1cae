import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { type BlockProps, closing, renderBlocks } from "../components/blocks/render-blocks";
import { BlockSection, SplitSection } from "../components/blocks/sections";
import { QuestionsSection } from "../components/prose/faq-list";
import { PageSeo } from "../components/seo";
import { requirePage } from "../lib/pages/blocks";
import { describePriceList } from "../lib/structured-data/offers";
import { showPriceList } from "../lib/structured-data/optional-facts";
import { Estimator } from "../sections/pricing/estimator";
import { FoldedPoints } from "../sections/pricing/folded-points";
import { Memberships, Packages } from "../sections/pricing/offers";
import { PriceList } from "../sections/pricing/price-list";
import { ArrowLinks } from "../ui/links";

export const query = graphql`
	query PricingPage {
		page(key: { eq: "pricing" }) {
			...PicturedPage
		}
		allCategory(sort: { position: ASC }) {
			nodes {
				...PricedCategory
				...EstimatedCategory
			}
		}
		allTreatmentPackage {
			nodes {
				...PackageRow
				...EstimatedPackage
			}
		}
		allMembership(sort: { monthlyPrice: ASC }) {
			nodes {
				...MembershipTier
				...EstimatedMembership
			}
		}
		allSiteFaq(filter: { topic: { eq: pricing } }) {
			nodes {
				question
				answer
			}
		}
	}
`;

const listOffers = ({
	allCategory,
	allTreatmentPackage,
	allMembership,
}: Queries.PricingPageQuery) => ({
	categories: allCategory.nodes,
	packages: allTreatmentPackage.nodes,
	memberships: allMembership.nodes,
});

const PointsSection = ({ block, place, from }: BlockProps & { from?: "lg" }) => (
	<SplitSection
		block={block}
		from={from}
		space="dense"
		gap="tight"
		{...place}
		below={<ArrowLinks links={block.links} className="mt-6" />}
	>
		<FoldedPoints points={block.points} layout="stacked" />
	</SplitSection>
);

export default function PricingPage({ data }: PageProps<Queries.PricingPageQuery>) {
	const page = requirePage(data.page, "pricing");
	const offers = listOffers(data);
	return (
		<PageSections>
			<PageHeader page={page} tone="light" shape="arch" booking />
			<PriceList categories={offers.categories} page={page} />
			{renderBlocks(
				page,
				{
					how: (block, place) => (
						<SplitSection block={block} space="dense" gap="tight" {...place}>
							<FoldedPoints points={block.points} layout="numbered" />
						</SplitSection>
					),
					consultation: (block, place) => <PointsSection block={block} place={place} from="lg" />,
					"price-estimator": (block, place) => (
						<Estimator block={block} place={place} {...offers} />
					),
					packages: (block, place) => (
						<Packages block={block} place={place} packages={offers.packages} />
					),
					memberships: {
						tone: "deep",
						show: (block, place) => (
							<Memberships block={block} place={place} tiers={offers.memberships} />
						),
					},
					financing: (block, place) => <PointsSection block={block} place={place} />,
					policies: (block, place) => (
						<BlockSection block={block} space="dense" {...place}>
							<FoldedPoints points={block.points} layout="wide" />
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

export const Head = ({ data }: HeadProps<Queries.PricingPageQuery>) => (
	<PageSeo
		page={data.page}
		faqs={data.allSiteFaq.nodes}
		shown={showPriceList}
		subject={(site) => ({
			nodes: [
				describePriceList(site, {
					name: requirePage(data.page, "pricing").heading,
					...listOffers(data),
				}),
			],
		})}
	/>
);
