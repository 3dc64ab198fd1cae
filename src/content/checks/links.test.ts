import { problemsAfter } from "../../../tests/support/content-fixture";
import { makes } from "../../../tests/support/makes";
import type { Problem } from "../problem";

const facial = "content/services/facial.json";

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
