import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";
import { makes, makesAmongOthers } from "../../../tests/support/makes";
import { sampleContent } from "../../../tests/support/sample-content";
import { isPageKey, pageBlocks } from "../../lib/content/page-blocks";
import type { Problem } from "../problem";

const keys = Object.keys(pageBlocks).filter(isPageKey);
const about = "content/pages/about.json";
const aboutParts = "approach, principles, rooms, visit-steps, supervision, award, closing";

/** The place of a block in the sample content. */
const indexOf = (page: string, block: string): number =>
	sampleContent.pages.find(({ key }) => key === page)?.blocks?.findIndex(({ key }) => key === block) ?? -1;

/** Changes a part of a block of the sample content; `undefined` removes it. */
const setPart =
	(page: string, block: string, part: string, value: unknown) =>
	({ set }: Fixture) =>
		set(`content/pages/${page}.json`, ["blocks", indexOf(page, block), part], value);

const at = (page: string, block: string, part: string, found: string, expected: string, remedy: string): Problem => ({
	file: `content/pages/${page}.json`,
	path: `blocks[${indexOf(page, block)}].${part}`,
	found,
	expected,
	remedy,
});

const pageOf = (key: string) => sampleContent.pages.find((page) => page.key === key);
const ownSeo = {
	title: "Gift cards",
	description: "What a visitor would like to know about gift cards before asking for one of them here.",
	keywords: ["a", "b", "c"],
};

/** Removes a block of a page. */
const without =
	(page: string, block: string) =>
	({ set, read }: Fixture) => {
		const file = `content/pages/${page}.json`;
		const { blocks } = read(file) as { blocks: { key: string }[] };
		set(
			file,
			["blocks"],
			blocks.filter(({ key }) => key !== block),
		);
	};

describe("a block that a page asks for is missing:", () => {
	const missing = (page: string, path: string, block: string, sketch: string): Problem => ({
		file: `content/pages/${page}.json`,
		path: "blocks",
		found: `no part with the key "${block}"`,
		expected: `"${block}": the page ${path} shows it`,
		remedy: `Put it back, or add ${sketch} with your words.`,
	});
	makes([
		["on a page", without("about", "closing"), missing("about", "/about", "closing", '{ "key": "closing", "heading": "…", "links": … }')],
		["one with a picture", without("home", "welcome"), missing("home", "/", "welcome", '{ "key": "welcome", "heading": "…", "text": …, "image": … }')],
		[
			"the confirmation of a form",
			without("contact", "sent"),
			missing("contact", "/contact", "sent", '{ "key": "sent", "heading": "…", "text": …, "points": … }'),
		],
		["one that shows at times only", without("specials", "upcoming"), missing("specials", "/specials", "upcoming", '{ "key": "upcoming", "heading": "…" }')],
		[
			"a step of the finder",
			without("treatment-finder", "health"),
			missing("treatment-finder", "/treatment-finder", "health", '{ "key": "health", "heading": "…", "eyebrow": …, "text": … }'),
		],
		["a group of articles", without("resources", "wellness"), missing("resources", "/resources", "wellness", '{ "key": "wellness", "heading": "…" }')],
		["one of a person's page", without("team", "licenses"), missing("team", "/team", "licenses", '{ "key": "licenses", "heading": "…" }')],
		[
			"on the page for whoever is offline",
			without("offline", "available"),
			missing("offline", "/offline", "available", '{ "key": "available", "heading": "…", "links": … }'),
		],
	]);

	test.each(keys)("all of %s", (page) => {
		const names = Object.keys(pageBlocks[page]);
		const problems = problemsAfter(({ set }) => set(`content/pages/${page}.json`, ["blocks"], []));
		expect(problems.filter(({ path }) => path === "blocks").map(({ found }) => found)).toEqual(names.map((name) => `no part with the key "${name}"`));
	});
});

describe("a block that no page shows:", () => {
	const place = `blocks[${indexOf("about", "closing")}].key`;
	const added = ({ set }: Fixture) => set(about, ["blocks", Object.keys(pageBlocks.about).length], { key: "history", heading: "How we began" });
	makesAmongOthers([
		[
			"a misspelled one is one problem, not two",
			setPart("about", "closing", "key", "closng"),
			{
				file: about,
				path: place,
				found: '"closng"',
				expected: `a part that the page shows: ${aboutParts}`,
				remedy: 'Did you mean "closing"? Visitors never see a part with another key: correct the key, or remove the part.',
			},
		],
		[
			"one of an editor's own",
			added,
			{
				file: about,
				path: "blocks[7].key",
				found: '"history"',
				expected: `a part that the page shows: ${aboutParts}`,
				remedy: "Visitors never see a part with another key: correct the key, or remove the part.",
			},
		],
		[
			"one on a page without any",
			({ set }) => set("content/pages/sitemap.json", ["blocks"], [{ key: "closing", heading: "Come in" }]),
			{
				file: "content/pages/sitemap.json",
				path: "blocks[0].key",
				found: '"closing"',
				expected: "no parts: this page's texts are its heading and lead",
				remedy: "Visitors never see a part with another key: correct the key, or remove the part.",
			},
		],
		[
			"the second of two with one key",
			({ set, read }) => {
				const { blocks } = read(about) as { blocks: unknown[] };
				set(about, ["blocks"], [...blocks, blocks[0]]);
			},
			{
				file: about,
				path: "blocks[7].key",
				found: '"approach" once more',
				expected: "each part once",
				remedy: "Visitors see only the first one, blocks[0]: join them, or remove one.",
			},
		],
	]);
});

describe("a part of a block", () => {
	const needed = "the page needs it in this part";
	const link = { label: "Ask for a time", href: "/schedule" };
	const point = { title: "A point", text: "What it says." };
	makesAmongOthers([
		[
			"without its link",
			setPart("about", "closing", "links", []),
			at("about", "closing", "links", "nothing", `a link: ${needed}`, "Add links: a list, each link with a label and an href."),
		],
		[
			"without its picture",
			setPart("home", "welcome", "image", undefined),
			at("home", "welcome", "image", "nothing", `a picture: ${needed}`, "Add image: the file name of a picture."),
		],
		[
			"without its points",
			setPart("pricing", "how", "points", []),
			at("pricing", "how", "points", "nothing", `a point: ${needed}`, "Add points: a list, each point with a title and a text."),
		],
		[
			"without its paragraph",
			setPart("schedule", "absent", "text", []),
			at("schedule", "absent", "text", "nothing", `a paragraph: ${needed}`, "Add text: a list with a paragraph."),
		],
		[
			"without its small line",
			setPart("treatment-finder", "health", "eyebrow", undefined),
			at("treatment-finder", "health", "eyebrow", "nothing", `a small line above the heading: ${needed}`, "Add eyebrow: a few words."),
		],
		[
			"with too few points",
			setPart("schedule", "ways", "points", [point, { ...point, title: "Another" }]),
			at("schedule", "ways", "points", "2 points", "3 points: the page has a place for each", "Add points: a list, each point with a title and a text."),
		],
		[
			"with too many points",
			setPart(
				"schedule",
				"request",
				"points",
				["1", "2", "3", "4", "5", "6"].map((title) => ({ ...point, title })),
			),
			at(
				"schedule",
				"request",
				"points",
				"6 points",
				"5 points: the page has a place for each",
				"Remove what's too much: it's the order that says what each one is for.",
			),
		],
		[
			"with a paragraph that nobody sees",
			setPart("treatment-finder", "skin", "text", ["One sentence about the skin.", "Two sentences about it."]),
			at("treatment-finder", "skin", "text", "2 paragraphs", "one at most: the page shows only the first", "Write both as one, or remove the others."),
		],
		[
			"with a link where the page has none",
			setPart("testimonials", "write", "links", [link]),
			at("testimonials", "write", "links", "a link", "nothing: the page shows no links in this part", "Remove links. This part shows: heading, eyebrow, text."),
		],
		[
			"with a picture where the page has none",
			setPart("home", "team", "image", "laser.jpg"),
			expect.objectContaining({ found: "a picture", expected: "nothing: the page shows no pictures in this part" }),
		],
	]);

	test.each<[name: string, change: (fixture: Fixture) => void]>([
		["more than one link", setPart("about", "closing", "links", [link, { label: "Ask us", href: "/contact" }])],
		["no small line where it may have one", setPart("home", "welcome", "eyebrow", undefined)],
		["a picture that the page can do without", setPart("contact", "visit", "image", "cups.jpg")],
		["no paragraph below a question of the finder", setPart("treatment-finder", "skin", "text", [])],
		["another place in the list", ({ set, read }) => set(about, ["blocks"], [...(read(about) as { blocks: unknown[] }).blocks].reverse())],
	])("may have %s", (_name, change) => {
		expect(problemsAfter(change)).toEqual([]);
	});
});

describe("the file of a page", () => {
	const all = keys.join(", ");
	makesAmongOthers([
		[
			"is missing",
			({ remove }) => remove("content/pages/offline.json"),
			{
				file: "content/pages/offline.json",
				path: "",
				found: "no such file",
				expected: "the texts of the page /offline",
				remedy: "Put the file back. If the page should go for good, ask whoever programs the site.",
			},
		],
		[
			"is called and keyed by a slip of the finger",
			({ read, write, remove }) => {
				write("content/pages/abuot.json", { ...(read(about) as object), key: "abuot" });
				remove(about);
			},
			{
				file: "content/pages/abuot.json",
				path: "key",
				found: '"abuot"',
				expected: `a page that the site has: ${all}`,
				remedy: 'Did you mean "about"? Remove the file. A new page needs code as well: ask whoever programs the site.',
			},
		],
		[
			"belongs to no page",
			({ write }) => write("content/pages/gift-cards.json", { ...pageOf("about"), key: "gift-cards", path: "/gift-cards", seo: ownSeo }),
			{
				file: "content/pages/gift-cards.json",
				path: "key",
				found: '"gift-cards"',
				expected: `a page that the site has: ${all}`,
				remedy: "Remove the file. A new page needs code as well: ask whoever programs the site.",
			},
		],
		[
			"has another address than the page",
			({ set }) => set(about, ["path"], "/about-us"),
			{
				file: about,
				path: "path",
				found: '"/about-us"',
				expected: '"/about", where the page is',
				remedy: "Write /about. If people should find the page at another address, too, add a redirect to content/redirects.json.",
			},
		],
		[
			"has the address of another page",
			({ set }) => set("content/pages/not-found.json", ["path"], "/offline"),
			{
				file: "content/pages/not-found.json",
				path: "path",
				found: '"/offline"',
				expected: '"/404", where the page is',
				remedy: "Write /404. If people should find the page at another address, too, add a redirect to content/redirects.json.",
			},
		],
		[
			"has no picture for the top of the page",
			({ set }) => set("content/pages/team.json", ["image"], undefined),
			{
				file: "content/pages/team.json",
				path: "image",
				found: "nothing",
				expected: "a picture: the page has a place for one at its top",
				remedy: "Write the file name of a picture of content/media/catalog.json.",
			},
		],
	]);

	test("that can't be read is one problem", () => {
		expect(problemsAfter(({ write }) => write(about, "{"))).toEqual([expect.objectContaining({ file: about, path: "" })]);
	});

	test("with another key than its name is one problem", () => {
		expect(problemsAfter(({ set }) => set(about, ["key"], "abuot"))).toEqual([
			expect.objectContaining({ file: about, path: "key", expected: `"about", the file's name` }),
		]);
	});
});
