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

export default function SitemapPage({ data }: PageProps<Queries.SitemapPageQuery>) {
	const page = requirePage(data.page, "sitemap");
	const pages = data.allPage.nodes.filter(({ path }) => !isHidden(path));
	return (
		<PageSections>
			<PageHeader page={page} tone="light" />
			<SitemapPart id="pages" heading="Pages" count={pages.length}>
				<SitemapLinks links={pages} columns />
			</SitemapPart>
			<SitemapServices categories={data.allCategory.nodes} />
			<SitemapPart id="aftercare" heading="Aftercare" count={data.allAftercare.nodes.length}>
				<SitemapLinks links={data.allAftercare.nodes} columns />
			</SitemapPart>
			<SitemapPart id="concerns" heading="Guides by concern" count={data.allConcernGuide.nodes.length}>
				<SitemapLinks links={data.allConcernGuide.nodes} columns />
			</SitemapPart>
			<SitemapPart id="team" heading="Team" count={data.allTeamMember.nodes.length}>
				<SitemapLinks links={data.allTeamMember.nodes} columns />
			</SitemapPart>
			<SitemapResources overview={requirePage(data.resources, "resources")} articles={data.allResource.nodes} />
			<SitemapPart id="local" heading="Local pages" count={data.allLandingPage.nodes.length}>
				<SitemapLinks links={data.allLandingPage.nodes} />
			</SitemapPart>
			<SitemapPart id="legal" heading="Legal information" count={data.allLegalPage.nodes.length} last>
				<SitemapLinks links={data.allLegalPage.nodes} columns />
			</SitemapPart>
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.SitemapPageQuery>) => <PageSeo page={data.page} />;
