import { graphql } from "gatsby";
import { BlockSection } from "../../components/blocks/block-section";
import { ServiceRows } from "../../components/cards/service-rows";

export const fragments = graphql`
	fragment ArticleServices on Resource {
		relatedServices {
			...ServiceRow
		}
	}
`;

/** The treatments that an article mentions. */
export const ArticleServices = ({ article: { relatedServices } }: { article: Queries.ArticleServicesFragment }) => (
	<BlockSection block={{ key: "related-services", heading: "Related treatments" }} tone="sand" className="print:hidden">
		<ServiceRows services={relatedServices} />
	</BlockSection>
);
