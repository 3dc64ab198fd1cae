import { graphql } from "gatsby";
import { BlockSection } from "../../components/blocks/block-section";
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
	<li className="grid gap-x-(--column-gap) gap-y-2 py-6 md:grid-cols-5-7 md:items-baseline">
		<Heading level={3} size={4}>
			{from}
		</Heading>
		<div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
			<p className="max-w-short">
				<KeepTogether>{route}</KeepTogether>
			</p>
			<p className="figures text-note text-muted">{minutes}</p>
		</div>
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
			<Split from="lg" className="mt-16 items-start">
				<AreaMap label={business.map.note} className="rounded-card" />
				<VisitFacts />
			</Split>
		</BlockSection>
	);
};
