import { describeServices, filterServices, readServiceQuery } from "./service-filter";

const categories = [
	{
		title: "Laser & Light",
		services: [
			{ slug: "veins", concerns: [{ slug: "redness" }] },
			{ slug: "hair", concerns: [{ slug: "unwanted-hair" }] },
		],
	},
	{ title: "Skin", services: [{ slug: "facial", concerns: [{ slug: "redness" }, { slug: "dull-skin" }] }] },
];
const concerns = [
	{ slug: "redness", title: "Redness" },
	{ slug: "unwanted-hair", title: "Unwanted hair" },
];

test.each([
	["?category=&utm_source=x", ["veins", "hair", "facial"], [], "3 treatments in 2 categories"],
	["?category=laser%20%26%20Light", ["veins", "hair"], [], "2 treatments in Laser & Light"],
	["?concern=unwanted-hair", ["hair"], [], "1 treatment for Unwanted hair"],
	["?category=Skin&concern=redness", ["facial"], [], "1 treatment for Redness in Skin"],
	["?category=Skin&concern=unwanted-hair", [], [], "No treatments for Unwanted hair in Skin"],
	["?category=Nope", ["veins", "hair", "facial"], ["category"], "3 treatments in 2 categories"],
	["?category=Skin&concern=nope", ["facial"], ["concern"], "1 treatment in Skin"],
])("%s", (search, slugs, unknown, text) => {
	const shown = filterServices(categories, concerns, readServiceQuery(search));
	expect(shown.categories.flatMap(({ services }) => services.map(({ slug }) => slug))).toEqual(slugs);
	expect([shown.unknown, describeServices(shown)]).toEqual([unknown, text]);
});
