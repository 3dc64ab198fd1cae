import { graphql } from "gatsby";
import { BlockSection } from "../../components/blocks/block-section";
import { ServiceRows } from "../../components/cards/service-rows";
import { ArrowLink } from "../../ui/arrow-link";

export const fragments = graphql`
	fragment LandingServices on LandingPage {
		services {
			...ServiceRow
		}
	}
`;

/** The treatments that the page mentions. */
export const LandingServices = ({ page: { services } }: { page: Queries.LandingServicesFragment }) => (
	<BlockSection block={{ key: "services", heading: "Services" }} tone="sand" action={<ArrowLink href="/services">View All Services</ArrowLink>}>
		<ServiceRows services={services} />
	</BlockSection>
);
