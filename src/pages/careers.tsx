import { graphql, type PageProps } from "gatsby";
import { PageSections } from "../components/blocks/page-sections";
import { renderBlocks } from "../components/blocks/render-blocks";
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
	const careers = data.allCareer.nodes;
	return (
		<PageSections>
			<CareersOpening page={page} careers={careers} />
			<CareersPositions careers={careers} empty={findBlock(page, "empty")} />
			{renderBlocks(
				page,
				{
					why: (block, place) => (
						<SplitSection block={block} {...place}>
							<PointRows points={block.points} size={4} />
						</SplitSection>
					),
					apply: {
						tone: "deep",
						show: (block, place) => (
							<BlockSection block={block} {...place}>
								<StepList steps={block.points} layout="stairs" />
							</BlockSection>
						),
					},
					equal: (block, place) => <TextSection block={block} size={3} {...place} />,
				},
				{ tone: "sand" },
			)}
		</PageSections>
	);
}

/** No JobPosting: Google accepts one only on a page about that job alone. */
export { PageHead as Head } from "../components/seo";
