import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingSection } from "../components/layout/closing-section";
import { PageHeader } from "../components/layout/page-header";
import { PageSections } from "../components/layout/page-sections";
import { QuestionsSection } from "../components/layout/questions-section";
import { Seo } from "../components/seo";
import { blockOf } from "../lib/content/blocks";
import { required } from "../lib/content/required";
import { HowToRead } from "../sections/pricing/how-to-read";
import { Memberships } from "../sections/pricing/memberships";
import { Packages } from "../sections/pricing/packages";
import { Financing, Policies } from "../sections/pricing/paying";
import { PriceList } from "../sections/pricing/price-list";
import { PriceNav } from "../sections/pricing/price-nav";

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
	return (
		<PageSections>
			<PageHeader tone="light" shape="arch" eyebrow={page.eyebrow} heading={page.heading} lead={page.lead} picture={page.image}>
				<PriceNav categories={data.allCategory.nodes} page={page} />
			</PageHeader>
			<HowToRead block={blockOf(page, "how")} />
			<PriceList categories={data.allCategory.nodes} />
			<Packages block={blockOf(page, "packages")} packages={data.allTreatmentPackage.nodes} />
			<Memberships block={blockOf(page, "memberships")} tiers={data.allMembership.nodes} />
			<Financing block={blockOf(page, "financing")} />
			<Policies block={blockOf(page, "policies")} />
			<QuestionsSection block={blockOf(page, "questions")} faqs={data.allSiteFaq.nodes} />
			<ClosingSection block={blockOf(page, "closing")} />
		</PageSections>
	);
};

export default PricingPage;

export const Head = ({ data, location }: HeadProps<Queries.PricingPageQuery>) => (
	<Seo seo={required(data.page, "content/pages/pricing.json").seo} pathname={location.pathname} />
);
