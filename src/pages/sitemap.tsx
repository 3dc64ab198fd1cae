import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { PageSeo } from "../components/seo";
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
	const pages = data.allPage.nodes.filter(({ path }) => !isHidden(path));
	return (
		<PageSections>
			<PageHeader page={page} tone="light" />
			<SitemapPages id="pages" heading="Pages" links={pages} columns />
			<SitemapServices categories={data.allCategory.nodes} />
			<SitemapPages id="aftercare" heading="Aftercare" links={data.allAftercare.nodes} columns />
			<SitemapPages id="concerns" heading="Guides by concern" links={data.allConcernGuide.nodes} columns />
			<SitemapPages id="team" heading="Team" links={data.allTeamMember.nodes} columns />
			<SitemapResources overview={requirePage(data.resources, "resources")} articles={data.allResource.nodes} />
			<SitemapPages id="local" heading="Local pages" links={data.allLandingPage.nodes} />
			<SitemapPages id="legal" heading="Legal information" links={data.allLegalPage.nodes} columns last />
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.SitemapPageQuery>) => <PageSeo page={data.page} />;
