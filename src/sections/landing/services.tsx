import { graphql } from "gatsby";
import { ServiceRows } from "../../components/cards/service-rows";
import { ArrowLink } from "../../ui/arrow-link";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

export const fragments = graphql`
	fragment LandingServices on LandingPage {
		services {
			...ServiceRow
		}
	}
`;

/** The treatments the page speaks of. */
export const LandingServices = ({ page: { services } }: { page: Queries.LandingServicesFragment }) => (
	<Section labelledBy="services">
		<div className="mb-10 flex flex-wrap items-end justify-between gap-6">
			<Heading level={2} id="services">
				Services
			</Heading>
			<ArrowLink href="/services">View All Services</ArrowLink>
		</div>
		<ServiceRows services={services} />
	</Section>
);
