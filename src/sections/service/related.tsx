import { graphql } from "gatsby";
import { ServiceCard } from "../../components/cards/service-card";
import { BlockSection } from "../../components/layout/block-section";

export const fragments = graphql`
	fragment ServiceRelated on Service {
		related {
			...ServiceCard
		}
	}
`;

/** Other services to look at. */
export const ServiceRelated = ({ service }: { service: Queries.ServiceRelatedFragment }) => (
	<BlockSection block={{ key: "related", heading: "You might also consider" }} tone="sand">
		<ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
			{service.related.map((other) => (
				<li key={other.slug}>
					<ServiceCard service={other} />
				</li>
			))}
		</ul>
	</BlockSection>
);
