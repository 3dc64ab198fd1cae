import { graphql, type PageProps } from "gatsby";
import { PageSections } from "../components/blocks/page-sections";
import { BlockSection, SplitSection, TextSection } from "../components/blocks/sections";
import { PointRows } from "../components/prose/point-rows";
import { StepList } from "../components/prose/step-list";

import { findBlock, requirePage } from "../lib/pages/blocks";
import { CareersOpening, CareersPositions } from "../sections/careers";

export const query = graphql`
	query CareersPage {
		page(key: { eq: "careers" }) {
			...PicturedPage
		}
		allCareer(sort: [{ posted: DESC }, { slug: ASC }]) {
			nodes {
				...JobPosting
			}
		}
	}
`;

export default function CareersPage({ data }: PageProps<Queries.CareersPageQuery>) {
	const page = requirePage(data.page, "careers");
	const [why, apply] = [findBlock(page, "why"), findBlock(page, "apply")];
	const careers = data.allCareer.nodes;
	return (
		<PageSections>
			<CareersOpening page={page} careers={careers} />
			<CareersPositions careers={careers} empty={findBlock(page, "empty")} />
			<SplitSection block={why}>
				<PointRows points={why.points} size={4} />
			</SplitSection>
			<BlockSection block={apply} tone="deep">
				<StepList steps={apply.points} layout="stairs" />
			</BlockSection>
			<TextSection block={findBlock(page, "equal")} size={3} />
		</PageSections>
	);
}

/** No JobPosting: Google accepts one only on a page about that job alone. */
export { PageHead as Head } from "../components/seo";
