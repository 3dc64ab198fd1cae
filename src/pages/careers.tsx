import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageSections } from "../components/layout/page-sections";
import { Seo } from "../components/seo";
import { findBlock } from "../lib/content/blocks";
import { required } from "../lib/content/required";
import { CareersApply } from "../sections/careers/apply";
import { CareersEqual } from "../sections/careers/equal";
import { CareersOpening } from "../sections/careers/opening";
import { CareersPositions } from "../sections/careers/positions";
import { CareersWhy } from "../sections/careers/why";

export const query = graphql`
	query CareersPage {
		page(key: { eq: "careers" }) {
			...PageCopy
			...CareersOpening
		}
		allCareer(sort: { posted: DESC }) {
			nodes {
				...CareerLine
				...JobPosting
			}
		}
	}
`;

const CareersPage = ({ data }: PageProps<Queries.CareersPageQuery>) => {
	const page = required(data.page, "content/pages/careers.json");
	const careers = data.allCareer.nodes;
	return (
		<PageSections>
			<CareersOpening page={page} careers={careers} />
			<CareersPositions careers={careers} empty={findBlock(page, "empty")} />
			<CareersWhy block={findBlock(page, "why")} />
			<CareersApply block={findBlock(page, "apply")} />
			<CareersEqual block={findBlock(page, "equal")} />
		</PageSections>
	);
};

export default CareersPage;

export const Head = ({ data, location }: HeadProps<Queries.CareersPageQuery>) => (
	<Seo seo={required(data.page, "content/pages/careers.json").seo} pathname={location.pathname} />
);
