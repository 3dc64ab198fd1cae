import { graphql, type PageProps } from "gatsby";
import { PageHeader } from "../../components/blocks/page-header";
import { PageSections } from "../../components/blocks/page-sections";
import { requirePage } from "../../lib/pages/blocks";
import { MediaCatalog } from "../../sections/media/catalog";

export const query = graphql`
	query MediaPage {
		page(key: { eq: "media" }) {
			...PageCopy
		}
		allPage(sort: { path: ASC }) {
			nodes {
				path
				label
			}
		}
		allPicture(sort: { file: ASC }) {
			nodes {
				...MediaEntry
			}
		}
	}
`;

export default function MediaPage({ data }: PageProps<Queries.MediaPageQuery>) {
	const page = requirePage(data.page, "media");
	return (
		<PageSections>
			<PageHeader page={page} tone="light" />
			<MediaCatalog pictures={data.allPicture.nodes} pages={data.allPage.nodes} />
		</PageSections>
	);
}

export { PageHead as Head } from "../../components/seo";
