import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { BlockSection, ClosingSection, SplitSection } from "../components/blocks/sections";
import { QuestionsSection } from "../components/prose/faq-list";
import type { BlockData } from "../components/prose/page-copy";
import { PageSeo } from "../components/seo";
import { findBlock, requirePage } from "../lib/pages/blocks";
import { describePriceList } from "../lib/structured-data/offers";
import { showPriceList } from "../lib/structured-data/optional-facts";
import { Estimator } from "../sections/pricing/estimator";
import { FoldedPoints } from "../sections/pricing/folded-points";
import { Memberships, Packages } from "../sections/pricing/offers";
import { Prices } from "../sections/pricing/price-list";
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

const PointsSection = ({ block, from }: { block: BlockData; from?: "lg" }) => (
	<SplitSection
		block={block}
		from={from}
		space="dense"
		gap="tight"
		below={<ArrowLinks links={block.links} className="mt-6" />}
	>
		<FoldedPoints points={block.points} layout="stacked" />
	</SplitSection>
);

export default function PricingPage({ data }: PageProps<Queries.PricingPageQuery>) {
	const page = requirePage(data.page, "pricing");
	const offers = listOffers(data);
	const [how, policies] = [findBlock(page, "how"), findBlock(page, "policies")];
	return (
		<PageSections>
			<PageHeader page={page} tone="light" shape="arch" booking />
			<Prices categories={offers.categories} page={page} />
			<SplitSection block={how} tone="sand" space="dense" gap="tight">
				<FoldedPoints points={how.points} layout="numbered" />
			</SplitSection>
			<PointsSection block={findBlock(page, "consultation")} from="lg" />
			<Estimator block={findBlock(page, "price-estimator")} {...offers} />
			<Packages block={findBlock(page, "packages")} packages={offers.packages} />
			<Memberships block={findBlock(page, "memberships")} tiers={offers.memberships} />
			<PointsSection block={findBlock(page, "financing")} />
			<BlockSection block={policies} tone="sand" space="dense">
				<FoldedPoints points={policies.points} layout="wide" />
			</BlockSection>
			<QuestionsSection
				block={findBlock(page, "questions")}
				faqs={data.allSiteFaq.nodes}
				oneAtATime
			/>
			<ClosingSection block={findBlock(page, "closing")} />
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
