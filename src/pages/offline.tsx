import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageSeo } from "../components/seo";
import { findBlock, requirePage } from "../lib/pages/blocks";
import { Offline } from "../sections/offline";

export const query = graphql`
	query OfflinePage {
		page(key: { eq: "offline" }) {
			...PageCopy
		}
	}
`;

export default function OfflinePage({ data }: PageProps<Queries.OfflinePageQuery>) {
	const page = requirePage(data.page, "offline");
	return <Offline page={page} retry={findBlock(page, "retry")} reach={findBlock(page, "reach")} available={findBlock(page, "available")} />;
}

export const Head = ({ data }: HeadProps<Queries.OfflinePageQuery>) => <PageSeo page={data.page} />;
