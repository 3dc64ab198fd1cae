import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageSections } from "../components/blocks/page-sections";
import { Seo } from "../components/seo";
import { getTrail } from "../lib/pages/navigation";
import { required } from "../lib/required";
import { LegalBody, LegalHeader, LegalOthers } from "../sections/legal";

export const query = graphql`
	query LegalPage($slug: String!) {
		legalPage(slug: { eq: $slug }) {
			...LegalText
			seo {
				...SeoFields
			}
		}
		others: allLegalPage(filter: { slug: { ne: $slug } }, sort: { title: ASC }) {
			nodes {
				...LegalLink
			}
		}
	}
`;

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
	const page = required(data.legalPage, "The legal page");
	return (
		<PageSections>
			<LegalHeader page={page} />
			<LegalBody page={page} />
			<LegalOthers pages={data.others.nodes} />
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.LegalPageQuery>) => {
	const page = required(data.legalPage, "The legal page");
	return (
		<Seo
			seo={page.seo}
			trail={getTrail({ label: page.title, path: page.path })}
			subject={() => ({ details: { dateModified: page.updated } })}
		/>
	);
};
