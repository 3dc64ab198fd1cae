import { graphql, type PageProps } from "gatsby";
import { PageSections } from "../components/blocks/page-sections";
import { requirePage } from "../lib/pages/blocks";
import { MyRequest } from "../sections/my-request";

export const query = graphql`
	query MyRequestPage {
		page(key: { eq: "my-request" }) {
			...PageCopy
		}
	}
`;

export default function MyRequestPage({ data }: PageProps<Queries.MyRequestPageQuery>) {
	return (
		<PageSections>
			<MyRequest page={requirePage(data.page, "my-request")} />
		</PageSections>
	);
}

export { PageHead as Head } from "../components/seo";
