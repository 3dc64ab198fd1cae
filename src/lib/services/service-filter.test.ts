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
const show = (search: string) => {
	const shown = filterServices(categories, concerns, readServiceQuery(search));
	return { slugs: shown.categories.flatMap(({ services }) => services.map(({ slug }) => slug)), unknown: shown.unknown, text: describeServices(shown) };
};

describe("filterServices", () => {
	it("shows everything without a query", () => {
		expect(show("")).toEqual({ slugs: ["veins", "hair", "facial"], unknown: [], text: "3 treatments in 2 categories" });
		expect(show("?category=&utm_source=x").slugs).toHaveLength(3);
	});

	it("shows a category alone by its title, ampersand and case included", () => {
		expect(show("?category=laser%20%26%20Light")).toEqual({ slugs: ["veins", "hair"], unknown: [], text: "2 treatments in Laser & Light" });
	});

	it("shows the services for a concern and leaves out categories without any", () => {
		expect(show("?concern=unwanted-hair")).toEqual({ slugs: ["hair"], unknown: [], text: "1 treatment for Unwanted hair" });
	});

	it("combines both, and may match nothing", () => {
		expect(show("?category=Skin&concern=redness").text).toBe("1 treatment for Redness in Skin");
		expect(show("?category=Skin&concern=unwanted-hair")).toEqual({ slugs: [], unknown: [], text: "No treatments for Unwanted hair in Skin" });
	});

	it("leaves out what it does not know and says so", () => {
		expect(show("?category=Nope")).toEqual({ slugs: ["veins", "hair", "facial"], unknown: ["category"], text: "3 treatments in 2 categories" });
		expect(show("?category=Skin&concern=nope")).toEqual({ slugs: ["facial"], unknown: ["concern"], text: "1 treatment in Skin" });
	});
});
