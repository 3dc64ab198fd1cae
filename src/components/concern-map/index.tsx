import { graphql } from "gatsby";
import type { HTMLAttributes, ReactNode, SVGAttributes } from "react";
import {
	identify,
	type MapPlace,
	type MapView,
	placeSpots,
} from "../../lib/services/finder/concern-map";
import { cx } from "../../ui/class-names";

export const fragments = graphql`
	fragment ConcernName on Concern {
		slug
		title
		guidePath
	}
	fragment MapPlace on FinderMap {
		concern {
			...ConcernName
		}
		view
		x
		y
	}
	fragment ConcernPlace on Concern {
		place {
			...MapPlace
		}
	}
`;

const Drawing = ({ view, children, ...rest }: SVGAttributes<SVGElement> & { view: MapView }) => (
	<svg
		viewBox="0 0 400 500"
		aria-hidden="true"
		fill="none"
		stroke="currentColor"
		strokeWidth="1.4"
		strokeLinecap="round"
		strokeLinejoin="round"
		{...rest}
	>
		<use href={`/drawings.svg#${view}`} />
		<use href={`/drawings.svg#${view}`} transform="matrix(-1 0 0 1 400 0)" />
		{children}
	</svg>
);

const frames = { face: "105 20 190 350", body: "100 0 200 500" };

export const MapSketch = ({
	concerns,
	className,
}: {
	concerns: readonly Queries.ConcernPlaceFragment[];
	className: string;
}) => {
	const places = concerns.flatMap(({ place }) => place ?? []);
	const shown = places[0]?.view;
	return shown ? (
		<Drawing
			view={shown}
			viewBox={frames[shown]}
			strokeWidth="4"
			className={cx("text-marker", className)}
		>
			{places.map(({ concern, view, x, y }) =>
				view === shown ? (
					<circle
						key={concern.slug}
						cx={x * 4}
						cy={y * 5}
						r="16"
						stroke="none"
						fill="var(--mark)"
					/>
				) : null,
			)}
		</Drawing>
	) : null;
};

/** With enlarged text on a phone, there are only the labels. */
export const ConcernPlate = ({
	places,
	view,
	chosen = [],
	className,
	children,
	...rest
}: Omit<HTMLAttributes<HTMLDivElement>, "children"> & {
	places: readonly MapPlace[];
	view: MapView;
	chosen?: readonly string[];
	children: (place: MapPlace, className: string, content: ReactNode) => ReactNode;
}) => {
	const columns = placeSpots(places, view);
	return (
		<div
			role="group"
			className={cx("relative mx-auto w-full justify-between xs:flex xs:aspect-4/5", className)}
			{...rest}
		>
			<Drawing
				view={view}
				className="pointer-events-none absolute inset-0 size-full text-marker max-xs:hidden"
			/>
			{(["left", "right"] as const).map((side) => (
				<ul key={side} className="auto-rows-fr xs:grid xs:w-3/10">
					{columns[side].map((place) => {
						const { concern, x, y, labelY } = place;
						const center = { cx: x * 4, cy: y * 5 };
						const pressed = chosen.includes(identify(place));
						// It covers the whole map, so that the line reaches its spot. Only the circle takes
						// clicks.
						const spot = (
							<svg
								viewBox="0 0 400 500"
								aria-hidden="true"
								fill="none"
								className="pointer-events-none absolute inset-0 size-full max-xs:hidden"
							>
								<path
									d={`M${side === "left" ? 120 : 280} ${labelY * 5}L${center.cx} ${center.cy}`}
									stroke="currentColor"
									strokeWidth="0.6"
									strokeOpacity="0.7"
								/>
								<circle {...center} r="16" pointerEvents="all" className="cursor-pointer" />
								<circle
									{...center}
									r="5"
									stroke="var(--mark)"
									strokeWidth="1.5"
									fill={pressed ? "var(--mark)" : "var(--surface)"}
								/>
							</svg>
						);
						const looks = cx(
							"flex min-h-9 w-full items-center px-2 text-left leading-tight hover:text-link",
							side === "left" && "xs:justify-end xs:text-right",
							pressed && "font-medium text-link underline underline-offset-4",
						);
						return (
							<li key={identify(place)} className="flex items-center">
								{children(
									place,
									looks,
									<>
										{place.name ?? concern.title}
										{spot}
									</>,
								)}
							</li>
						);
					})}
				</ul>
			))}
		</div>
	);
};
