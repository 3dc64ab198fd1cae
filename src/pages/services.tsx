import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { closing, renderBlocks } from "../components/blocks/render-blocks";
import { TextSection } from "../components/blocks/sections";
import { PageSeo } from "../components/seo";
import { useOnceHydrated } from "../hooks/use-hydrated";
import { findBlock, requirePage } from "../lib/pages/blocks";
import { filterServices, readServiceQuery } from "../lib/services/service-filter";
import { describeListPage } from "../lib/structured-data/list-pages";
import { ServiceList } from "../sections/services/service-list";
import { ArrowLinks } from "../ui/links";

export const query = graphql`
	query ServicesPage {
		page(key: { eq: "services" }) {
			...PicturedPage
		}
		allCategory(sort: { position: ASC }) {
			nodes {
				...ServiceCategory
			}
		}
		allConcern {
			nodes {
				...ServiceConcern
			}
		}
	}
`;

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
	const page = requirePage(data.page, "services");
	const [categories, concerns] = [data.allCategory.nodes, data.allConcern.nodes];
	const shown = filterServices(
		categories,
		concerns,
		readServiceQuery(useOnceHydrated(location.search, "")),
	);
	return (
		<PageSections>
			<PageHeader
				page={page}
				booking
				action={<ArrowLinks links={findBlock(page, "concerns").links} />}
			/>
			<ServiceList page={page} categories={categories} concerns={concerns} shown={shown} />
			{renderBlocks(page, {
				choosing: (block, place) => <TextSection block={block} {...place} />,
				closing,
			})}
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.ServicesPageQuery>) => {
	const services = data.allCategory.nodes.flatMap((category) =>
		category.services.map(({ path, title }) => ({ path, name: title })),
	);
	return (
		<PageSeo
			page={data.page}
			type="CollectionPage"
			subject={(site) => describeListPage(site, "/services", services)}
		/>
	);
};
