import { graphql, type PageProps } from "gatsby";
import { requirePage } from "../lib/pages/blocks";
import { Offline } from "../sections/offline";

export const query = graphql`
	query OfflinePage {
		page(key: { eq: "offline" }) {
			...PageCopy
		}
	}
`;

export default function OfflinePage({ data }: PageProps<Queries.OfflinePageQuery>) {
	return <Offline page={requirePage(data.page, "offline")} />;
}

export { PageHead as Head } from "../components/seo";
