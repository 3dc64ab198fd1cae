import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { PageSeo } from "../components/seo";
import { requirePage } from "../lib/pages/blocks";
import { isHidden } from "../lib/pages/navigation";
import { SitemapLinks, SitemapPart, SitemapResources, SitemapServices } from "../sections/sitemap";

export const query = graphql`
	query SitemapPage {
		page(key: { eq: "sitemap" }) {
			...PageCopy
		}
		...LinkedPages
		allCategory(sort: { position: ASC }) {
			nodes {
				...SitemapCategory
			}
		}
		resources: page(key: { eq: "resources" }) {
			...PageCopy
		}
		allResource(sort: { title: ASC }) {
			nodes {
				...SitemapResource
			}
		}
	}
`;

const SitemapPage = ({ data }: PageProps<Queries.SitemapPageQuery>) => {
	const page = requirePage(data.page, "sitemap");
	const pages = data.allPage.nodes.filter(({ path }) => !isHidden(path));
	return (
		<PageSections>
			<PageHeader page={page} tone="light" />
			<SitemapPart id="pages" heading="Pages" count={pages.length}>
				<SitemapLinks links={pages} columns />
			</SitemapPart>
			{data.pageFamilies.map(({ id, heading, links }, index, { length }) => {
				if (id === "services") return <SitemapServices key={id} categories={data.allCategory.nodes} />;
				if (id === "resources") return <SitemapResources key={id} overview={requirePage(data.resources, "resources")} articles={data.allResource.nodes} />;
				return (
					<SitemapPart key={id} id={id} heading={heading} count={links.length} last={index === length - 1}>
						<SitemapLinks links={links} columns={links.length > 2} />
					</SitemapPart>
				);
			})}
		</PageSections>
	);
};

export default SitemapPage;

export const Head = ({ data }: HeadProps<Queries.SitemapPageQuery>) => <PageSeo page={data.page} />;
