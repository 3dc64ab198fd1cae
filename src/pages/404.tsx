import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageSections } from "../components/blocks/page-sections";
import { PageSeo } from "../components/seo";
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

const listPages = ({ allPage, pageFamilies }: Queries.NotFoundPageQuery) =>
	[...allPage.nodes, ...pageFamilies.flatMap(({ links }) => links)].filter(({ path }) => !isHidden(path));

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
	return (
		<PageSections>
			<NotFound page={requirePage(data.page, "not-found")} pages={listPages(data)} />
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.NotFoundPageQuery>) => <PageSeo page={data.page} />;
