import { graphql, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { ClosingSection } from "../components/blocks/sections";
import { useOnceHydrated } from "../hooks/use-hydrated";
import { findBlock, requirePage } from "../lib/pages/blocks";
import { Comparison } from "../sections/compare/comparison";

export const query = graphql`
	query ComparePage {
		page(key: { eq: "compare" }) {
			...PageCopy
		}
		allWait(sort: [{ after: ASC }, { before: ASC }]) {
			nodes {
				...WaitFields
			}
		}
		allCategory(sort: { position: ASC }) {
			nodes {
				...ComparedCategory
			}
		}
	}
`;

export default function ComparePage({ data, location }: PageProps<Queries.ComparePageQuery>) {
	const page = requirePage(data.page, "compare");
	return (
		<PageSections>
			<PageHeader page={page} tone="light" />
			<Comparison
				page={page}
				categories={data.allCategory.nodes}
				waits={data.allWait.nodes}
				search={useOnceHydrated(location.search, "")}
			/>
			<ClosingSection block={findBlock(page, "closing")} />
		</PageSections>
	);
}

export { PageHead as Head } from "../components/seo";
