import { graphql, type PageProps } from "gatsby";
import { PageSections } from "../components/blocks/page-sections";
import { requirePage } from "../lib/pages/blocks";
import { isHidden } from "../lib/pages/navigation";
import { NotFound } from "../sections/not-found";

export const query = graphql`
	query NotFoundPage {
		page(key: { eq: "not-found" }) {
			...PageCopy
			image {
				...PictureHero
			}
		}
		...LinkedPages
	}
`;

export default function NotFoundPage({
	data: { page, allPage, pageFamilies },
}: PageProps<Queries.NotFoundPageQuery>) {
	const pages = [...allPage.nodes, ...pageFamilies.flatMap(({ links }) => links)].filter(
		({ path }) => !isHidden(path),
	);
	return (
		<PageSections>
			<NotFound page={requirePage(page, "not-found")} pages={pages} />
		</PageSections>
	);
}

export { PageHead as Head } from "../components/seo";
