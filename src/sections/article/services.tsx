import { graphql } from "gatsby";
import { ServiceRows } from "../../components/cards/service-rows";
import { BlockSection } from "../../components/layout/block-section";

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
