import { problemsAfter } from "../../../tests/support/content-fixture";
import { makes } from "../../../tests/support/makes";
import { sampleEntry } from "../../../tests/support/sample-content";
import type { Problem } from "../problem";

const facial = "content/services/facial.json";
const finder = "content/finder.json";

describe("a reference to a missing entry:", () => {
	const to = (file: string, path: string, found: string, home: string): Problem => ({
		file,
		path,
		found: `"${found}"`,
		expected: expect.stringMatching(new RegExp(`^one of ${home}: [a-z0-9-]+, `)),
		remedy: `Correct it, or add the entry to ${home}.`,
	});
	makes([
		["a service's category", ({ set }) => set(facial, ["category"], "skin"), to(facial, "category", "skin", "content/categories.json")],
		[
			"a service's second concern",
			({ set }) => set(facial, ["concerns"], ["redness", "boredom"]),
			to(facial, "concerns[1]", "boredom", "content/concerns.json"),
		],
		["a service's performer", ({ set }) => set(facial, ["performers"], ["nora-nurse", "nobody"]), to(facial, "performers[1]", "nobody", "content/team")],
		["a related service", ({ set }) => set(facial, ["related"], ["laser", "magic"]), to(facial, "related[1]", "magic", "content/services")],
		[
			"a place on the finder's map",
			({ set }) => set(finder, ["map"], [...sampleEntry("finder").map, { concern: "boredom", view: "face", x: 10, y: 10 }]),
			to(finder, "map[3].concern", "boredom", "content/concerns.json"),
		],
		[
			"a resource's reviewer",
			({ set }) => set("content/resources/winter.json", ["reviewer"], "nobody"),
			to("content/resources/winter.json", "reviewer", "nobody", "content/team"),
		],
		[
			"a resource's related service",
			({ set }) => set("content/resources/winter.json", ["relatedServices"], ["magic", "laser", "peptides"]),
			to("content/resources/winter.json", "relatedServices[0]", "magic", "content/services"),
		],
		[
			"a review's service",
			({ set }) => set("content/reviews.json", [0, "service"], "magic"),
			to("content/reviews.json", "[0].service", "magic", "content/services"),
		],
		[
			"a special's service",
			({ set }) => set("content/specials/spring.json", ["services"], ["magic"]),
			to("content/specials/spring.json", "services[0]", "magic", "content/services"),
		],
		[
			"a membership's service",
			({ set }) => set("content/memberships.json", [0, "benefits", "included", 0, "choices", 0, "items", 0, "service"], "magic"),
			to("content/memberships.json", "[0].benefits.included[0].choices[0].items[0].service", "magic", "content/services"),
		],
		[
			"a package's service",
			({ set }) => set("content/packages.json", [0, "services"], ["facial", "magic"]),
			to("content/packages.json", "[0].services[1]", "magic", "content/services"),
		],
		[
			"a landing page's service",
			({ set }) => set("content/landing-pages/norman-spa.json", ["services", 2], "magic"),
			to("content/landing-pages/norman-spa.json", "services[2]", "magic", "content/services"),
		],
	]);
});

describe("a value that repeats in its list:", () => {
	const once = (path: string, found: string): Problem => ({ file: facial, path, found, expected: "each value once", remedy: "Remove the repetition." });
	makes([["a service related to itself", ({ set }) => set(facial, ["related"], ["laser", "facial"]), once("related", '["laser","facial","facial"]')]]);
});

test("a concern without a place on the finder's map is named", () => {
	const { map } = sampleEntry("finder");
	expect(problemsAfter(({ set }) => set(finder, ["map"], map.slice(1)))).toEqual([
		{ file: finder, path: "map", found: "nothing", expected: `a place for "${map[0]?.concern}"`, remedy: "Add it: concern, view, x and y in percent." },
	]);
});

test("the price of a package that was probably meant is named", () => {
	expect(problemsAfter(({ set }) => set("content/packages.json", [0, "contents", 0, "price"], "Single treatmnt"))).toEqual([
		{
			file: "content/packages.json",
			path: "[0].contents[0].price",
			found: '"Single treatmnt"',
			expected: "one of: Single treatment · Series of three · Large area",
			remedy: 'Did you mean "Single treatment"? Correct the name. It has to be written as in content/services/facial.json.',
		},
	]);
});
