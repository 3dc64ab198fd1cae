import { describeServices, filterServices, readServiceQuery } from "./service-filter";

const toService = (slug: string, concern: string) => ({ slug, concerns: [{ slug: concern }] });
const categories = [
	{
		title: "Laser & Light",
		services: [toService("veins", "redness"), toService("hair", "unwanted-hair")],
	},
	{ title: "Skin", services: [toService("facial", "redness")] },
];
const concerns = ["Redness", "Unwanted hair"].map((title) => ({
	title,
	slug: title.toLowerCase().replace(" ", "-"),
}));

test.each([
	["?category=&utm_source=x", ["veins", "hair", "facial"], [], "3 treatments in 2 categories"],
	["?category=laser%20%26%20Light", ["veins", "hair"], [], "2 treatments in Laser & Light"],
	["?concern=unwanted-hair", ["hair"], [], "1 treatment for Unwanted hair"],
	["?category=Skin&concern=unwanted-hair", [], [], "No treatments for Unwanted hair in Skin"],
	["?category=Nope", ["veins", "hair", "facial"], ["category"], "3 treatments in 2 categories"],
])("%s", (search, slugs, unknown, text) => {
	const shown = filterServices(categories, concerns, readServiceQuery(search));
	expect(shown.categories.flatMap(({ services }) => services.map(({ slug }) => slug))).toEqual(
		slugs,
	);
	expect([shown.unknown, describeServices(shown)]).toEqual([unknown, text]);
});
