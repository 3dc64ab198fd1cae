/** In percent of a drawing's width and height. `name` is that of an area. */
export type MapPlace = Queries.MapPlaceFragment & { readonly name?: string };

export const mapViews = ["face", "body"] as const;
export type MapView = (typeof mapViews)[number];

interface MapSpot extends MapPlace {
	readonly labelY: number;
}

export const identify = ({ name, concern }: MapPlace): string => name ?? concern.slug;

/** Two columns of labels, equally spaced, in the order of their spots so that no lines cross. */
export const placeSpots = (
	places: readonly MapPlace[],
	view: MapView,
): { left: MapSpot[]; right: MapSpot[] } => {
	const inColumn = (isHere: (place: MapPlace) => boolean): MapSpot[] =>
		places
			.filter((place) => place.view === view && isHere(place))
			.sort((one, other) => one.y - other.y)
			.map((place, index, { length }) => ({ ...place, labelY: ((index + 0.5) / length) * 100 }));
	return { left: inColumn(({ x }) => x < 50), right: inColumn(({ x }) => x >= 50) };
};
