import { graphql } from "gatsby";
import { ServiceCard } from "../../components/cards/service-card";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

export const fragments = graphql`
	fragment ServiceRelated on Service {
		related {
			...ServiceCard
		}
	}
`;

/** Other services to look at. */
export const ServiceRelated = ({ service }: { service: Queries.ServiceRelatedFragment }) => (
	<Section tone="sand" labelledBy="related" className="tall">
		<Heading level={2} id="related">
			Often considered with it
		</Heading>
		<ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
			{service.related.map((other) => (
				<li key={other.slug}>
					<ServiceCard service={other} />
				</li>
			))}
		</ul>
	</Section>
);
