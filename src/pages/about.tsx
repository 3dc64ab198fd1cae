import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingBand } from "../components/layout/closing-section";
import { PageSections } from "../components/layout/page-sections";
import { Seo } from "../components/seo";
import { findBlock } from "../lib/content/blocks";
import { required } from "../lib/content/required";
import { AboutApproach } from "../sections/about/approach";
import { AboutAward } from "../sections/about/award";
import { AboutOpening } from "../sections/about/opening";
import { AboutPrinciples } from "../sections/about/principles";
import { AboutRooms } from "../sections/about/rooms";
import { AboutSupervision } from "../sections/about/supervision";
import { AboutVisitSteps } from "../sections/about/visit-steps";

export const query = graphql`
	query AboutPage {
		page(key: { eq: "about" }) {
			...PageCopy
			...AboutOpening
			...AboutRooms
		}
	}
`;

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => {
	const page = required(data.page, "content/pages/about.json");
	return (
		<PageSections>
			<AboutOpening page={page} />
			<AboutApproach block={findBlock(page, "approach")} />
			<AboutPrinciples block={findBlock(page, "principles")} />
			<AboutRooms block={findBlock(page, "rooms")} picture={page.rooms.find(({ key }) => key === "rooms")?.image ?? null} />
			<AboutVisitSteps block={findBlock(page, "visit-steps")} />
			<AboutSupervision block={findBlock(page, "supervision")} />
			<AboutAward block={findBlock(page, "award")} />
			<ClosingBand block={findBlock(page, "closing")} />
		</PageSections>
	);
};

export default AboutPage;

export const Head = ({ data, location }: HeadProps<Queries.AboutPageQuery>) => (
	<Seo seo={required(data.page, "content/pages/about.json").seo} pathname={location.pathname} />
);
