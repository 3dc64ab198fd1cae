import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArchSection } from "../components/blocks/arch-section";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { PersonQuote } from "../components/blocks/quote-section";
import { ClosingSection, SplitSection, TextSection } from "../components/blocks/sections";
import { StepList } from "../components/prose/step-list";
import { PageSeo } from "../components/seo";
import { findBlock, requirePage } from "../lib/pages/blocks";
import { showAward } from "../lib/structured-data/optional-facts";
import { AboutAward, AboutPrinciples } from "../sections/about";

export const query = graphql`
	query AboutPage {
		page(key: { eq: "about" }) {
			...PicturedPage
			blocks {
				image {
					...PictureArch
				}
			}
		}
		allTeamMember(filter: { group: { eq: medical } }, sort: { position: ASC }, limit: 1) {
			nodes {
				...PersonQuote
			}
		}
	}
`;

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
	const page = requirePage(data.page, "about");
	const steps = findBlock(page, "visit-steps");
	const [director] = data.allTeamMember.nodes;
	return (
		<PageSections>
			<PageHeader page={page} booking />
			<TextSection block={findBlock(page, "approach")} space="below-picture" />
			{director ? <PersonQuote person={director} tone="sand" /> : null}
			<AboutPrinciples block={findBlock(page, "principles")} />
			<ArchSection block={findBlock(page, "rooms")} side="right" tone="deep" />
			<SplitSection block={steps} from="lg" sticky>
				<StepList steps={steps.points} />
			</SplitSection>
			<TextSection block={findBlock(page, "supervision")} tone="sand" />
			<AboutAward block={findBlock(page, "award")} />
			<ClosingSection block={findBlock(page, "closing")} />
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.AboutPageQuery>) => (
	<PageSeo page={data.page} type="AboutPage" shown={showAward} />
);
