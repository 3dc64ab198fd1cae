import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArchSection } from "../components/layout/arch-section";
import { ClosingSection } from "../components/layout/closing-section";
import { PageSections } from "../components/layout/page-sections";
import { SplitSection } from "../components/layout/split-section";
import { TextSection } from "../components/layout/text-section";
import { StepList } from "../components/prose/step-list";
import { Seo } from "../components/seo";
import { blockOf } from "../lib/content/blocks";
import { required } from "../lib/content/required";
import { AboutAward } from "../sections/about/award";
import { AboutOpening } from "../sections/about/opening";
import { AboutPrinciples } from "../sections/about/principles";
import { AboutSupervision } from "../sections/about/supervision";

export const query = graphql`
	query AboutPage {
		page(key: { eq: "about" }) {
			...PageCopy
			image {
				...PictureWide
			}
			blocks {
				image {
					...PictureArch
				}
			}
		}
	}
`;

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => {
	const page = required(data.page, "content/pages/about.json");
	const steps = blockOf(page, "visit-steps");
	return (
		<PageSections>
			<AboutOpening page={page} />
			<TextSection block={blockOf(page, "approach")} space="below-picture" muted={false} />
			<AboutPrinciples block={blockOf(page, "principles")} />
			<ArchSection block={blockOf(page, "rooms")} side="right" tone="deep" />
			<SplitSection block={steps} ratio="4-8" from="lg" sticky>
				<StepList steps={steps.points} />
			</SplitSection>
			<AboutSupervision block={blockOf(page, "supervision")} />
			<AboutAward block={blockOf(page, "award")} />
			<ClosingSection block={blockOf(page, "closing")} />
		</PageSections>
	);
};

export default AboutPage;

export const Head = ({ data, location }: HeadProps<Queries.AboutPageQuery>) => (
	<Seo seo={required(data.page, "content/pages/about.json").seo} pathname={location.pathname} />
);
