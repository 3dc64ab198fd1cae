import { type MapPlace, type MapView, placeSpots } from "./map";

const at = (slug: string, x: number, y: number, view: MapView = "face"): MapPlace => ({ concern: { slug, title: slug, guidePath: null }, view, x, y });

test("labels are on the side of their spot, in the order of its height, equally far apart", () => {
	const { left, right } = placeSpots([at("chin", 40, 70), at("brow", 30, 20), at("nose", 50, 50), at("knee", 40, 80, "body")], "face");
	expect(left.map(({ concern, labelY }) => [concern.slug, labelY])).toEqual([
		["brow", 25],
		["chin", 75],
	]);
	expect(right.map(({ concern, labelY }) => [concern.slug, labelY])).toEqual([["nose", 50]]);
});
