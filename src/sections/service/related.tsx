import { graphql } from "gatsby";
import { ServiceCard } from "../../components/cards/service-card";
import { BlockSection } from "../../components/layout/block-section";
import { cx } from "../../ui/class-names";

export const fragments = graphql`
	fragment ServiceRelated on Service {
		related {
			...ServiceCard
		}
	}
`;

/** From two to four of them fill their row. */
const columns: Readonly<Record<number, string>> = { 2: "md:grid-cols-2", 3: "md:grid-cols-3", 4: "md:grid-cols-2 xl:grid-cols-4" };

/** Other services to look at; each card has its facts level with the next one’s. */
export const ServiceRelated = ({ service }: { service: Queries.ServiceRelatedFragment }) => (
	<BlockSection block={{ key: "related", heading: "You might also consider" }}>
		<ul className={cx("swipe-row grid gap-x-5 gap-y-12 md:gap-x-8", columns[service.related.length])}>
			{service.related.map((other) => (
				<li key={other.slug} className="row-span-2 grid grid-rows-subgrid gap-y-0">
					<ServiceCard service={other} />
				</li>
			))}
		</ul>
	</BlockSection>
);
