import { graphql } from "gatsby";
import { ServiceRows } from "../../components/cards/service-rows";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

export const fragments = graphql`
	fragment ArticleServices on Resource {
		relatedServices {
			...ServiceRow
		}
	}
`;

/** The treatments an article speaks of. */
export const ArticleServices = ({ article: { relatedServices } }: { article: Queries.ArticleServicesFragment }) => (
	<Section tone="sand" labelledBy="related-services" className="print:hidden">
		<Heading level={2} id="related-services" className="mb-10">
			Related services
		</Heading>
		<ServiceRows services={relatedServices} />
	</Section>
);
