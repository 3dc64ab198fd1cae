import { problemsAfter } from "../../../tests/support/content-fixture";

const facial = "content/services/facial.json";
const mark = { found: '"<b>"', expected: "words without marks: a visitor would read them as they are" };

describe("a mark in a text is found", () => {
	test.each([
		["in a page's heading", "content/pages/about.json", ["heading"], "heading"],
		["in a page's head", "content/pages/about.json", ["seo", "title"], "seo.title"],
		["in a search", "content/pages/about.json", ["seo", "keywords", 0], "seo.keywords[0]"],
		["in a link's words", "content/pages/home.json", ["blocks", 0, "links", 0, "label"], "blocks[0].links[0].label"],
		["in a menu", "content/navigation.json", ["footer", 0, "heading"], "footer[0].heading"],
		["in the tagline", "content/site.json", ["tagline"], "tagline"],
		["in a person's role", "content/team/nora-nurse.json", ["role"], "role"],
		["in a fact", facial, ["facts", "lasts"], "facts.lasts"],
		["in the name of a source", "content/resources/winter.json", ["sources", 0, "title"], "sources[0].title"],
		["in an ingredient", "content/products/cream.json", ["ingredients", 0], "ingredients[0]"],
		["in a choice of the finder", "content/finder.json", ["skin", 0, "label"], "skin[0].label"],
		["in a campaign's details", "content/campaigns.json", [0, "details", 0, "value"], "[0].details[0].value"],
		["in a statement", "content/statements.json", [1, "source"], "[1].source"],
	] as const)("%s", (_name, file, path, at) => {
		expect(problemsAfter(({ set }) => set(file, path, "It’s <b>here</b>"))).toContainEqual(expect.objectContaining({ file, path: at, ...mark }));
	});

	test("in an entry whose shape is wrong", () => {
		const change = ({ set }: Parameters<Parameters<typeof problemsAfter>[0]>[0]) => {
			set(facial, ["course"], "soon");
			set(facial, ["preCare", 0], "It’s <b>here</b>");
		};
		expect(problemsAfter(change)).toContainEqual(expect.objectContaining({ file: facial, path: "preCare[0]", ...mark }));
	});
});

test.each([
	["a picture's name", "content/media/catalog.json", [0, "file"]],
	["a slug", facial, ["slug"]],
	["an address", "content/redirects.json", [0, "to"]],
] as const)("%s is left to its own checks", (_name, file, path) => {
	expect(problemsAfter(({ set }) => set(file, path, "a <b>")).filter(({ found }) => found === mark.found)).toEqual([]);
});

describe("a name in braces", () => {
	const isntReplaced = (file: string, path: string, name: string) => ({
		file,
		path,
		found: `"${name}"`,
		expected: "words without braces: in this field they stay as they are",
		remedy: `Say it without ${name}, or say it in another field: names in braces work in paragraphs, lists, questions and answers.`,
	});

	test.each([
		["a title", facial, ["title"], "title"],
		["a price's name", facial, ["prices", 2, "name"], "prices[2].name"],
		["a fact", facial, ["facts", "lasts"], "facts.lasts"],
		["a quote", "content/team/nora-nurse.json", ["quote"], "quote"],
		["a link's words", "content/pages/home.json", ["blocks", 0, "links", 0, "label"], "blocks[0].links[0].label"],
		["a campaign's title", "content/campaigns.json", [0, "title"], "[0].title"],
		["an alt text", "content/media/catalog.json", [0, "alt"], "[0].alt"],
		["a concern", "content/concerns.json", [0, "description"], "[0].description"],
	] as const)("isn't replaced in %s", (_name, file, path, at) => {
		const text = "Long enough for any of these, at {spa}";
		expect(problemsAfter(({ set }) => set(file, path, text))).toContainEqual(isntReplaced(file, at, "{spa}"));
	});

	test.each([
		["a page's lead", "content/pages/home.json", ["lead"]],
		["a question", facial, ["faqs", 0, "question"]],
		["a price's note", facial, ["prices", 0, "note"]],
		["a campaign's details", "content/campaigns.json", [0, "details", 0, "value"]],
		["the way to the spa", "content/landing-pages/norman-spa.json", ["directions", 0, "route"]],
		["a line of trust", "content/site.json", ["trust", 0]],
	] as const)("is replaced in %s", (_name, file, path) => {
		expect(problemsAfter(({ set }) => set(file, path, "Do you come to {spa}?"))).toEqual([]);
	});

	test("isn't another statement's in a statement", () => {
		const file = "content/statements.json";
		const [problem, ...others] = problemsAfter(({ set }) => set(file, [1, "text"], "Call {phone} and read this sentence, too: {examination}"));
		expect(others).toEqual([]);
		expect(problem).toMatchObject({ file, path: "[1].text", found: '"{examination}"', remedy: "Correct the name in braces, or write the words out." });
	});

	test("is {topic} in the words of a text message only", () => {
		const file = "content/site.json";
		expect(problemsAfter(({ set }) => set(file, ["textMessage", "about"], "About {topic}: {phone}"))).toEqual([
			{
				...{ file, path: "textMessage.about", found: '"{phone}"', expected: "one of {topic}" },
				remedy: "Correct the name in braces, or write the words out.",
			},
		]);
	});

	test("isn't checked while site.json itself is wrong", () => {
		const change = ({ set }: Parameters<Parameters<typeof problemsAfter>[0]>[0]) => {
			set("content/site.json", ["email"], undefined);
			set("content/faqs.json", [0, "answer"], "Call {fone}, or write to us, and we’ll tell you.");
		};
		expect(problemsAfter(change).map(({ file, path }) => `${file} ${path}`)).toEqual(["content/site.json email"]);
	});
});

test("the facts themselves may be in site.json", () => {
	expect(problemsAfter(({ set }) => set("content/site.json", ["map", "note"], "1 Sample St, around the corner"))).toEqual([]);
});

test("another email address may be in a legal page, and numbered headings, too", () => {
	const file = "content/legal/privacy.json";
	const change = ({ set }: Parameters<Parameters<typeof problemsAfter>[0]>[0]) => {
		set(file, ["sections", 0, "heading"], "1. Who we are");
		set(file, ["sections", 0, "bullets", 0], "By email: complaints@office.example");
	};
	expect(problemsAfter(change)).toEqual([]);
});

test("a line break in an answer is found", () => {
	const file = "content/faqs.json";
	expect(problemsAfter(({ set }) => set(file, [0, "answer"], "There are two spaces in front of the door,\nand they’re free."))).toEqual([
		{ file, path: "[0].answer", found: 'a line break in "door, and"', expected: "one line", remedy: "Put a space in place of each \\n, or make it two texts." },
	]);
});
