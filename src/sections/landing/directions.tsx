import { graphql } from "gatsby";
import { BlockSection } from "../../components/layout/block-section";
import { AreaMap } from "../../components/visit/area-map";
import { VisitFacts } from "../../components/visit/visit-facts";
import { useSite } from "../../hooks/use-site";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment LandingDirections on LandingPage {
		directions {
			from
			route
			minutes
		}
	}
`;

const Route = ({ from, route, minutes }: Queries.LandingDirectionsFragment["directions"][number]) => (
	<li className="grid gap-x-12 gap-y-2 py-6 md:grid-cols-4-5-3 md:items-baseline lg:gap-x-20">
		<Heading level={3} size={4}>
			{from}
		</Heading>
		<p className="max-w-short">
			<KeepTogether>{route}</KeepTogether>
		</p>
		<p className="figures text-note text-muted md:text-right">{minutes}</p>
	</li>
);

/** The drive from each part of town, then the map and the facts of a visit. */
export const LandingDirections = ({ page: { directions } }: { page: Queries.LandingDirectionsFragment }) => {
	const { business } = useSite();
	return (
		<BlockSection block={{ key: "directions", heading: "Directions" }}>
			<ul className="ruled border-y border-hairline">
				{directions.map((direction) => (
					<Route key={direction.from} {...direction} />
				))}
			</ul>
			<Split ratio="7-5" from="lg" className="mt-16 items-start">
				<AreaMap label={business.map.note} className="w-full rounded-card" />
				<VisitFacts />
			</Split>
		</BlockSection>
	);
};
