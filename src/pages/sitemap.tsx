import { graphql, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { requirePage } from "../lib/pages/blocks";
import { isHidden } from "../lib/pages/navigation";
import { SitemapPages, SitemapResources, SitemapServices } from "../sections/sitemap";

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

export default function SitemapPage({ data }: PageProps<Queries.SitemapPageQuery>) {
	const page = requirePage(data.page, "sitemap");
	return (
		<PageSections>
			<PageHeader page={page} tone="light" />
			<SitemapPages
				id="pages"
				heading="Pages"
				links={data.allPage.nodes.filter(({ path }) => !isHidden(path))}
				columns
			/>
			{data.pageFamilies.map(({ id, heading, links }, index, { length }) => {
				if (id === "services")
					return <SitemapServices key={id} categories={data.allCategory.nodes} />;
				if (id === "resources")
					return (
						<SitemapResources
							key={id}
							overview={requirePage(data.resources, "resources")}
							articles={data.allResource.nodes}
						/>
					);
				return (
					<SitemapPages
						key={id}
						id={id}
						heading={heading}
						links={links}
						columns={links.length > 2}
						last={index === length - 1}
					/>
				);
			})}
		</PageSections>
	);
}

export { PageHead as Head } from "../components/seo";
