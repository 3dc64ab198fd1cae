import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";
import { sampleEntry } from "../../../tests/support/sample-content";
import { collections } from "../collections";
import type { Problem } from "../problem";

const facial = "content/services/facial.json";
const catalog = "content/media/catalog.json";
const finder = "content/finder.json";
const medical = "physician, physician-assistant, nurse-practitioner, registered-nurse";

type Case = readonly [name: string, change: (fixture: Fixture) => void, problem: Problem];

/** Each change makes this problem, and no other. */
const makes = (cases: readonly Case[]) => {
	test.each(cases)("%s", (_name, change, problem) => {
		expect(problemsAfter(change)).toEqual([problem]);
	});
};

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
			to(finder, "map[3]", "boredom", "content/concerns.json"),
		],
		[
			"a treatment that a link compares",
			({ set }) => set("content/categories.json", [1, "href"], "/services?services=facial,magic#faces"),
			to("content/categories.json", "[1].href", "magic", "content/services"),
		],
		[
			"a treatment that a link asks for",
			({ set }) => set("content/categories.json", [1, "href"], "/services?service=magic"),
			to("content/categories.json", "[1].href", "magic", "content/services"),
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
			to("content/specials/spring.json", "services", "magic", "content/services"),
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

describe("a duplicate key:", () => {
	const twice = (file: string, path: string, found: string, key: string, remedy: string): Problem => ({
		file,
		path,
		found,
		expected: `a ${key} no other entry has`,
		remedy,
	});
	makes([
		[
			"a review's id",
			({ set }) => set("content/reviews.json", [2, "id"], 2),
			twice("content/reviews.json", "[2].id", "2", "id", "content/reviews.json ([1]) has it already: change one of them."),
		],
		[
			"a category's place in the order",
			({ set }) => set("content/categories.json", [1, "id"], 1),
			twice("content/categories.json", "[1].id", "1", "id", "content/categories.json ([0]) has it already: change one of them."),
		],
		[
			"a person's place in the order",
			({ set }) => set("content/team/nora-nurse.json", ["id"], 1),
			twice("content/team/nora-nurse.json", "id", "1", "id", "content/team/dana-doctor.json has it already: change one of them."),
		],
		[
			"a product's place in the order",
			({ set }) => set("content/products/soap.json", ["order"], 1),
			twice("content/products/soap.json", "order", "1", "order", "content/products/cream.json has it already: change one of them."),
		],
	]);

	test.each(Object.values(collections).flatMap((kind) => (kind.layout === "array" ? [[`content/${kind.path}`, kind.key] as const] : [])))(
		"an entry of %s with the %s of another",
		(file, key) => {
			const problems = problemsAfter(({ read, write }) => write(file, [...(read(file) as object[]), (read(file) as object[])[0]]));
			expect(problems).toContainEqual(
				twice(file, expect.stringMatching(new RegExp(`^\\[\\d+\\]\\.${key}$`)), expect.any(String), key, `${file} ([0]) has it already: change one of them.`),
			);
		},
	);

	test("a page's path", () => {
		expect(problemsAfter(({ set }) => set("content/pages/specials.json", ["path"], "/about"))).toContainEqual(
			twice("content/pages/specials.json", "path", '"/about"', "path", "content/pages/about.json has it already: change one of them."),
		);
	});

	test("a service's slug, in a second file of another name", () => {
		const problems = problemsAfter(({ read, write }) => write("content/services/facial-two.json", read(facial)));
		expect(problems).toEqual([
			expect.objectContaining({ file: "content/services/facial-two.json", path: "slug", expected: `"facial-two", the file's name` }),
			twice("content/services/facial.json", "slug", '"facial"', "slug", "content/services/facial-two.json has it already: change one of them."),
		]);
	});

	test("a service's id is a label and may repeat", () => {
		expect(problemsAfter(({ set }) => set(facial, ["id"], "22"))).toEqual([]);
	});
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

describe("a picture", () => {
	const unlisted = (file: string, path: string): Problem => ({
		file,
		path,
		found: '"gone.jpg"',
		expected: "a picture listed in content/media/catalog.json",
		remedy: "Put the file into content/media and add it to the catalog, with alt text; or correct the name.",
	});
	makes([
		["of a service is not in the catalog", ({ set }) => set(facial, ["image"], "gone.jpg"), unlisted(facial, "image")],
		["of a gallery is not in the catalog", ({ set }) => set(facial, ["galleryImages", 1], "gone.jpg"), unlisted(facial, "galleryImages[1]")],
		[
			"of a page's block is not in the catalog",
			({ set }) => set("content/pages/home.json", ["blocks", 1, "image"], "gone.jpg"),
			unlisted("content/pages/home.json", "blocks[1].image"),
		],
		[
			"of an entry of a list is not in the catalog",
			({ set }) => set("content/categories.json", [1, "image"], "gone.jpg"),
			unlisted("content/categories.json", "[1].image"),
		],
		[
			"is in the catalog, but its file is not there",
			({ remove }) => remove("content/media/window.jpg"),
			{
				file: catalog,
				path: expect.stringMatching(/^\[\d+\]\.file$/),
				found: '"window.jpg"',
				expected: "a file in content/media",
				remedy: "Add the file, or remove the entry.",
			},
		],
		[
			"shows a client without a consent",
			({ set }) => set(catalog, [1, "client"], true),
			{
				file: catalog,
				path: "[1].consent",
				found: "nothing",
				expected: "the reference of the client's written consent",
				remedy: "Add the reference, or remove the picture.",
			},
		],
		[
			"is heavier than 600 kB",
			({ write }) => write("content/media/window.jpg", "x".repeat(600_001)),
			{
				file: catalog,
				path: expect.stringMatching(/^\[\d+\]\.file$/),
				found: "window.jpg, 601 kB",
				expected: "600 kB or less, 2400 px wide at most",
				remedy: "Scale it down and save it as a JPEG of quality 80. The build makes smaller versions from it.",
			},
		],
	]);

	test("of a client with a consent is right", () => {
		const change = ({ set }: Fixture) => {
			set(catalog, [1, "client"], true);
			set(catalog, [1, "consent"], "C-2026-014");
		};
		expect(problemsAfter(change)).toEqual([]);
	});

	test("of exactly 600 kB is right", () => {
		expect(problemsAfter(({ write }) => write("content/media/window.jpg", "x".repeat(600_000)))).toEqual([]);
	});
});

describe("who may perform what:", () => {
	const without = (file: string, index: number, found: string, procedure: string, allowed: string): Problem => ({
		file,
		path: `performers[${index}]`,
		found,
		expected: `for ${procedure}, one of: ${allowed}`,
		remedy: "Choose someone licensed for it. Who may perform what is in src/content/schemas/license.ts.",
	});
	const laser = "content/services/laser.json";
	const needling = "content/services/needling.json";
	const peptides = "content/services/peptides.json";
	makes([
		[
			"deep microneedling by an esthetician and laser technician",
			({ set }) => set(needling, ["performers"], ["nora-nurse", "lea-laser"]),
			without(needling, 1, "lea-laser, licensed as esthetician, laser-technician", "deep-microneedling", medical),
		],
		[
			"a prescription by a registered nurse",
			({ set }) => set(peptides, ["performers"], ["nora-nurse"]),
			without(peptides, 0, "nora-nurse, licensed as registered-nurse", "prescription", "physician, physician-assistant, nurse-practitioner"),
		],
		[
			"anything at all by someone without a license",
			({ set }) => set(laser, ["performers"], ["frank-front"]),
			without(laser, 0, "frank-front, licensed as none", "laser", medical),
		],
		[
			"a laser by a certified laser technician",
			({ set }) => set(laser, ["performers"], ["nora-nurse", "lea-laser"]),
			without(laser, 1, "lea-laser, licensed as esthetician, laser-technician", "laser", medical),
		],
		[
			"radiofrequency by a certified laser technician",
			({ set }) => {
				set(laser, ["procedure"], "energy-device");
				set(laser, ["performers"], ["lea-laser"]);
			},
			without(laser, 0, "lea-laser, licensed as esthetician, laser-technician", "energy-device", medical),
		],
	]);
});

describe("a reviewer of an article about a medicine", () => {
	test("may prescribe it", () => {
		const change = ({ set }: Fixture) => set("content/resources/winter.json", ["reviewer"], "nora-nurse");
		expect(problemsAfter(change)).toEqual([
			{
				file: "content/resources/winter.json",
				path: "reviewer",
				found: "nora-nurse, licensed as registered-nurse",
				expected: "a prescriber (physician, physician-assistant, nurse-practitioner), because the article is about peptides",
				remedy: "Choose another reviewer.",
			},
		]);
	});
});

describe("a review", () => {
	test("that isn't a sample needs the reference of its signed authorization", () => {
		expect(problemsAfter(({ set }) => set("content/reviews.json", [1, "authorization"], undefined))).toEqual([
			{
				file: "content/reviews.json",
				path: "[1].authorization",
				found: "nothing",
				expected: "the reference of the client's signed authorization",
				remedy: "Add the reference, or remove the review.",
			},
		]);
	});
});

describe("a link in a text", () => {
	const winter = "content/resources/winter.json";

	test("leads to a page that exists", () => {
		const text = "Read about [peels](/services/peels) before you decide on one.";
		expect(problemsAfter(({ set }) => set(winter, ["sections", 0, "paragraphs", 0], text))).toEqual([
			{
				file: winter,
				path: "sections[0].paragraphs[0]",
				found: '"/services/peels"',
				expected: "the address of a page that exists",
				remedy: "Correct the address, or add the page it leads to.",
			},
		]);
	});

	test.each([
		["a summary", winter, ["summary"]],
		["a head", facial, ["seo", "description"]],
		["a price's note", facial, ["prices", 0, "note"]],
		["a campaign's detail", "content/campaigns.json", [0, "details", 0, "value"]],
	] as const)("isn't in %s, where visitors would read the brackets", (_name, file, path) => {
		const text = "See what a [facial](/services/facial) takes, how it feels, and what you pay now.";
		expect(problemsAfter(({ set }) => set(file, path, text))).toEqual([
			expect.objectContaining({ file, expected: "words without a link: this field doesn't show links" }),
		]);
	});
});

test("every treatment is named by an article or a landing page", () => {
	expect(problemsAfter(({ set }) => set("content/resources/winter.json", ["relatedServices"], ["facial", "laser"]))).toEqual([
		expect.objectContaining({ file: "content/services/peptides.json", path: "slug", expected: "an article or a landing page that names it" }),
	]);
});

describe("a special", () => {
	const spring = "content/specials/spring.json";
	makes([
		[
			"that ends before it starts",
			({ set }) => set(spring, ["ends"], "2026-03-01"),
			{ file: spring, path: "ends", found: '"2026-03-01"', expected: "2026-03-02 or later", remedy: "Correct starts or ends." },
		],
	]);

	test.each([
		["that ends the day it starts", "2026-03-02"],
		["without an end", null],
	])("%s is right", (_name, ends) => {
		expect(problemsAfter(({ set }) => set(spring, ["ends"], ends))).toEqual([]);
	});
});

describe("a link into the site", () => {
	const nowhere = (file: string, path: string, found: string): Problem => ({
		file,
		path,
		found: `"${found}"`,
		expected: "the address of a page that exists",
		remedy: "Correct the address, or add the page it leads to.",
	});
	const home = "content/pages/home.json";
	const link = ["blocks", 0, "links", 0, "href"] as const;
	makes([
		["of a page's block leads nowhere", ({ set }) => set(home, link, "/shedule"), nowhere(home, "blocks[0].links[0].href", "/shedule")],
		[
			"of the menu leads nowhere",
			({ set }) => set("content/navigation.json", ["menu", 1, "children", 0, "children", 0, "href"], "/services/peels?x=1#y"),
			nowhere("content/navigation.json", "menu[1].children[0].children[0].href", "/services/peels?x=1#y"),
		],
		[
			"of a category leads nowhere",
			({ set }) => set("content/categories.json", [1, "href"], "/lasers"),
			nowhere("content/categories.json", "[1].href", "/lasers"),
		],
		[
			"of a campaign leads nowhere",
			({ set }) => set("content/campaigns.json", [0, "link", "href"], "/rsvp"),
			nowhere("content/campaigns.json", "[0].link.href", "/rsvp"),
		],
		["leads to a file that is not in static/", ({ set }) => set(home, link, "/price-list.pdf"), nowhere(home, "blocks[0].links[0].href", "/price-list.pdf")],
		["leads to static/ itself", ({ set }) => set(home, link, "/.."), nowhere(home, "blocks[0].links[0].href", "/..")],
		["leads to another site without saying https", ({ set }) => set(home, link, "//vote.example"), nowhere(home, "blocks[0].links[0].href", "//vote.example")],
	]);

	test.each([
		"/",
		"/services?category=A%20B",
		"/services#light",
		"/services/",
		"/services/laser",
		"/team/nora-nurse",
		"/resources/winter",
		"/privacy",
		"/norman-spa",
		"/logo.svg",
		"#top",
		"tel:+19185550100",
		"https://vote.example/elm",
	])("may be %s", (href) => {
		expect(problemsAfter(({ set }) => set(home, link, href))).toEqual([]);
	});

	test("to a removed page is a problem wherever it is", () => {
		const problems = problemsAfter(({ remove }) => remove("content/pages/specials.json"));
		expect(problems).toEqual([nowhere("content/navigation.json", "menu[2].href", "/specials"), nowhere(home, "blocks[2].links[0].href", "/specials")]);
	});
});
