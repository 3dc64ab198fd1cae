import { type Fixture, sampleProject } from "../../../tests/support/content-fixture";
import { loadContent } from "../load";
import { listSampleDuties } from "./sample-duties";

const after = (change: (fixture: Fixture) => void) => {
	const fixture = sampleProject();
	change(fixture);
	return listSampleDuties(loadContent(fixture.root));
};
/** A project where one kind alone is a sample. */
const only = (file: string, path: (string | number)[]) =>
	after((fixture) => {
		const strip = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (key, each) => (key === "sample" ? undefined : each)));
		for (const { file: name } of loadContent(fixture.root).files) fixture.write(name, strip(fixture.read(name)));
		fixture.set(file, [...path, "sample"], true);
	});

test.each([
	["content/reviews.json", [1], "Reviews", "1 review invented as a sample"],
	["content/team/nora-nurse.json", [], "People", "1 person invented as a sample"],
	["content/services/facial.json", ["prices", 1], "Prices", "1 price invented as a sample"],
	["content/services/facial.json", ["brands", 0], "Brand names", "1 list of brand names invented as a sample"],
	["content/memberships.json", [0], "Memberships, packages and specials", "1 offer invented as a sample"],
	["content/packages.json", [0], "Memberships, packages and specials", "1 offer invented as a sample"],
	["content/specials/spring.json", [], "Memberships, packages and specials", "1 offer invented as a sample"],
	["content/legal/privacy.json", [], "Legal pages", "1 legal page invented as a sample"],
	["content/site.json", ["social", 2], "Social networks", "1 link invented as a sample"],
	["content/site.json", ["award"], "Award", "1 award invented as a sample"],
	["content/campaigns.json", [0], "Campaigns", "1 campaign invented as a sample"],
	["content/faqs.json", [0], "Articles and questions", "1 text invented as a sample"],
	["content/statements.json", [0], "Articles and questions", "1 text invented as a sample"],
	["content/pages/home.json", [], "Other texts", "1 text invented as a sample"],
	["content/pages/home.json", ["blocks", 0], "Other texts", "1 text invented as a sample"],
] satisfies [string, (string | number)[], string, string][])("a sample in %s at %j is listed as %s", (file, path, kind, found) => {
	const duties = only(file, path);
	expect(duties.map((duty) => [duty.kind, duty.state, duty.found])).toEqual([[kind, "open", found]]);
	expect(duties[0]?.places.map((place) => place.file)).toEqual([file]);
});

test("a kind says how many there are, where each is, why it matters and what to do", () => {
	const [reviews] = after(({ set }) => set("content/reviews.json", [2, "sample"], true));
	expect(reviews).toEqual({
		kind: "Reviews",
		state: "open",
		found: "2 reviews invented as a sample",
		why: "Search engines read the rating that's computed from them, and invented reviews are against the law (16 CFR 465).",
		remedy: 'Replace each one by a client\'s own words, with the reference of the signed authorization, then remove "sample": true.',
		places: [
			{ file: "content/reviews.json", line: 2, path: "[0]" },
			{ file: "content/reviews.json", line: expect.any(Number), path: "[2]" },
		],
	});
});

test("every sample is in one kind, and content of the spa's own is in none", () => {
	const all = after(() => {});
	const places = all.flatMap((duty) => duty.places.map(({ file, path }) => `${file} ${path}`));
	expect(new Set(places).size).toBe(places.length);
	expect(places).toContain("content/services/facial.json prices[0]");
	expect(places).not.toContain("content/services/facial.json prices[1]");
	expect(places).not.toContain("content/reviews.json [1]");
});
