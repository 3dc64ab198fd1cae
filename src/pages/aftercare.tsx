import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { BlockSection, ClosingSection } from "../components/blocks/sections";
import { PageSeo } from "../components/seo";
import { findBlock, requirePage } from "../lib/pages/blocks";
import { AftercareTreatments, AftercareWaits } from "../sections/aftercare/overview";

export const query = graphql`
	query AftercareOverviewPage {
		page(key: { eq: "aftercare" }) {
			...PageCopy
		}
		allCategory(sort: { position: ASC }) {
			nodes {
				...AftercareCategory
			}
		}
		allWait(sort: { sentence: ASC }) {
			nodes {
				...AftercareWait
			}
		}
	}
`;

export default function AftercareOverviewPage({ data }: PageProps<Queries.AftercareOverviewPageQuery>) {
	const page = requirePage(data.page, "aftercare");
	return (
		<PageSections>
			<PageHeader page={page} tone="light" />
			<AftercareTreatments block={findBlock(page, "treatments")} categories={data.allCategory.nodes} />
			<BlockSection block={findBlock(page, "help")} tone="deep" space="dense" />
			<AftercareWaits block={findBlock(page, "again")} categories={data.allCategory.nodes} waits={data.allWait.nodes} />
			<ClosingSection block={findBlock(page, "closing")} />
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.AftercareOverviewPageQuery>) => <PageSeo page={data.page} type="CollectionPage" />;
