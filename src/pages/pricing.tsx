import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BlockSection } from "../components/layout/block-section";
import { ClosingSection } from "../components/layout/closing-section";
import { PageHeader } from "../components/layout/page-header";
import { PageSections } from "../components/layout/page-sections";
import { QuestionsSection } from "../components/layout/questions-section";
import { SplitSection } from "../components/layout/split-section";
import { TextSection } from "../components/layout/text-section";
import { NumberedPoints } from "../components/prose/numbered-points";
import { PointRows } from "../components/prose/point-rows";
import { Seo } from "../components/seo";
import { findBlock } from "../lib/content/blocks";
import { getTrail } from "../lib/content/breadcrumbs";
import { required } from "../lib/content/required";
import { describePriceList } from "../lib/structured-data/offers";
import { showPriceList } from "../lib/structured-data/shown";
import { Memberships } from "../sections/pricing/memberships";
import { Packages } from "../sections/pricing/packages";
import { PriceList } from "../sections/pricing/price-list";
import { PriceNav } from "../sections/pricing/price-nav";
import { ArrowLinks } from "../ui/arrow-link";

export const query = graphql`
	query PricingPage {
		page(key: { eq: "pricing" }) {
			...PageCopy
			image {
				...PictureArch
			}
		}
		allCategory(sort: { position: ASC }) {
			nodes {
				...PricedCategory
			}
		}
		allTreatmentPackage {
			nodes {
				...PackageRow
			}
		}
		allMembership(sort: { monthlyPrice: ASC }) {
			nodes {
				...MembershipTier
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

const PricingPage = ({ data }: PageProps<Queries.PricingPageQuery>) => {
	const page = required(data.page, "content/pages/pricing.json");
	const [how, consultation, policies] = [findBlock(page, "how"), findBlock(page, "consultation"), findBlock(page, "policies")];
	return (
		<PageSections>
			<PageHeader page={page} tone="light" shape="arch" booking>
				<PriceNav categories={data.allCategory.nodes} page={page} />
			</PageHeader>
			<SplitSection block={how} tone="sand">
				<NumberedPoints points={how.points} />
			</SplitSection>
			<SplitSection block={consultation} below={<ArrowLinks links={consultation.links} className="mt-6" />}>
				<PointRows points={consultation.points} size={4} />
			</SplitSection>
			<PriceList categories={data.allCategory.nodes} />
			<Packages block={findBlock(page, "packages")} packages={data.allTreatmentPackage.nodes} />
			<Memberships block={findBlock(page, "memberships")} tiers={data.allMembership.nodes} />
			<TextSection block={findBlock(page, "financing")} />
			<BlockSection block={policies} tone="sand">
				<PointRows points={policies.points} size={4} />
			</BlockSection>
			<QuestionsSection block={findBlock(page, "questions")} faqs={data.allSiteFaq.nodes} oneAtATime />
			<ClosingSection block={findBlock(page, "closing")} />
		</PageSections>
	);
};

export default PricingPage;

export const Head = ({ data }: HeadProps<Queries.PricingPageQuery>) => {
	const page = required(data.page, "content/pages/pricing.json");
	return (
		<Seo
			seo={page.seo}
			trail={getTrail(page)}
			faqs={data.allSiteFaq.nodes}
			shown={showPriceList}
			subject={(site) => ({
				nodes: [
					describePriceList(site, {
						name: page.heading,
						categories: data.allCategory.nodes,
						packages: data.allTreatmentPackage.nodes,
						memberships: data.allMembership.nodes,
					}),
				],
			})}
		/>
	);
};
