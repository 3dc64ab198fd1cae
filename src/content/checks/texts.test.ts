import { allProblemsAfter, type Fixture, problemsAfter } from "../../../tests/support/content-fixture";
import { sampleContent } from "../../../tests/support/sample-content";
import type { Problem } from "../problem";
import { countWords, findProse } from "./texts";

const facial = "content/services/facial.json";
const laser = "content/services/laser.json";
const peptides = "content/services/peptides.json";
const names = "{phone}, {email}, {address}, {street}, {city}, {spa}, {company}, {hours}, {rating}, {reviewCount}, {examination}, {afterHours}";

test("prose is found with its path; keys and addresses aren't prose", () => {
	const value = {
		slug: "a",
		title: "Peels",
		image: "a.jpg",
		related: ["b"],
		faqs: [{ question: "Why?", answer: "So." }],
		link: { href: "/a", label: "On" },
		count: 3,
		none: null,
	};
	expect(findProse(value)).toEqual([
		["title", "Peels"],
		["faqs[0].question", "Why?"],
		["faqs[0].answer", "So."],
		["link.label", "On"],
	]);
});

test.each(Object.keys(sampleContent) as (keyof typeof sampleContent)[])("in %s no slug, address or file name counts as prose", (kind) => {
	const texts = sampleContent[kind].flatMap((entry) => findProse(entry)).map(([, text]) => text);
	expect(texts.filter((text) => /^\/|\.jpg$|^[a-z]+(-[a-z]+)+$/.test(text))).toEqual([]);
});

test.each([
	[[], 0],
	[[""], 0],
	[["one"], 1],
	[["one two", " three\n four "], 4],
	[["well-kept, isn’t it"], 3],
])("countWords(%j) is %i", (texts, count) => {
	expect(countWords(texts)).toBe(count);
});

describe("banned words", () => {
	test.each([
		["a service's question", facial, ["faqs", 0, "answer"], "faqs[0].answer"],
		["a page's head", "content/pages/about.json", ["seo", "description"], "seo.description"],
		["a review", "content/reviews.json", [2, "review"], "[2].review"],
		["an alt text", "content/media/catalog.json", [1, "alt"], "[1].alt"],
		["a campaign", "content/campaigns.json", [0, "text", 0], "[0].text[0]"],
	] as const)("are found in %s", (_name, file, path, at) => {
		const text = "This sentence is long enough for any field, and the result it speaks of is guaranteed.";
		expect(problemsAfter(({ set }) => set(file, path, text))).toEqual([
			{
				file,
				path: at,
				found: '"guaranteed"',
				expected: "wording without it: no result is certain",
				remedy: "Say plainly what happens instead; the list is in src/content/checks/banned-words.ts.",
			},
		]);
	});

	test("the facts themselves may be in site.json", () => {
		expect(problemsAfter(({ set }) => set("content/site.json", ["map", "note"], "2530 N Elm Pl, around the corner"))).toEqual([]);
	});
});

describe("a placeholder", () => {
	test.each([
		["nothing answers", "content/pages/contact.json", ["blocks", 0, "heading"], "Call {fone}", "blocks[0].heading", "{fone}"],
		["with a capital", facial, ["postCare", 0], "Call {Phone} if it lasts.", "postCare[0]", "{Phone}"],
		["in a list", "content/faqs.json", [0, "answer"], "Call us, or write to {mail}, and we will tell you.", "[0].answer", "{mail}"],
	] as const)("%s is a problem", (_name, file, path, text, at, found) => {
		expect(problemsAfter(({ set }) => set(file, path, text))).toEqual([
			{ file, path: at, found: `"${found}"`, expected: `one of ${names}`, remedy: "Correct the name in braces, or write the words out." },
		]);
	});

	test("for each fact is right", () => {
		expect(problemsAfter(({ set }) => set("content/faqs.json", [0, "answer"], `All of them: ${names}.`))).toEqual([]);
	});

	test("isn't checked while site.json itself is wrong", () => {
		expect(problemsAfter(({ set }) => set("content/site.json", ["email"], "none")).map(({ file, path }) => `${file} ${path}`)).toEqual([
			"content/site.json email",
		]);
	});
});

describe("an entry with too few words", () => {
	const few = (found: string, least: number, file: string): Problem => ({
		file,
		path: "",
		found,
		expected: `${least} words or more`,
		remedy: "Say more of what a visitor asks: how it feels, how long it takes, who should not have it.",
	});
	const sections = (count: number) => Array.from({ length: count }, (_, index) => ({ heading: `Part ${index + 1}` }));

	test.each([
		["resource", "content/resources/winter.json", 500],
		["legal page", "content/legal/privacy.json", 300],
	] as const)("is a %s's problem", (_kind, file, least) => {
		expect(problemsAfter(({ set }) => set(file, ["sections"], sections(4)))).toEqual([few(expect.stringMatching(/^\d+ words$/), least, file)]);
	});

	test("is a landing page's problem", () => {
		const file = "content/landing-pages/norman-spa.json";
		const change = ({ set }: Fixture) => {
			set(file, ["sections"], sections(3));
			set(file, ["faqs"], Array(3).fill({ question: "Why?", answer: "An answer of some forty letters, no more than that." }));
		};
		expect(problemsAfter(change)).toEqual([few(expect.stringMatching(/^\d+ words$/), 300, file)]);
	});

	test("is a service's problem", () => {
		const change = ({ read, write }: Fixture) => {
			const short = "Short and plain.";
			const paragraph = "A short paragraph of words.";
			write(facial, {
				...(read(facial) as object),
				aboutTreatment: [paragraph, paragraph],
				candidacy: { goodFor: [short, short, short], notFor: [short, short, short] },
				whatToExpect: { before: paragraph, theDay: paragraph, after: paragraph, results: paragraph },
				exclusions: [],
				risks: [short, short, short],
				preCare: [short, short, short],
				postCare: [short, short, short],
				faqs: Array(5).fill({ question: "Why?", answer: "An answer of some forty letters, no more than that." }),
			});
		};
		expect(problemsAfter(change)).toEqual([few(expect.stringMatching(/^\d+ words$/), 350, facial)]);
	});

	test("isn't fixed by long metadata", () => {
		const change = ({ set }: Fixture) => {
			set("content/legal/privacy.json", ["sections"], sections(4));
			set("content/legal/privacy.json", ["seo", "keywords"], Array(10).fill("privacy policy of a spa in town"));
		};
		const [problem] = problemsAfter(change);
		const [bare] = problemsAfter(({ set }) => set("content/legal/privacy.json", ["sections"], sections(4)));
		expect(problem?.found).toBe(bare?.found);
	});
});

describe("the statement on compounded drugs", () => {
	const missing = (file: string, found: string): Problem => ({
		file,
		path: "notices",
		found,
		expected: "a notice that compounded drugs are not FDA-approved",
		remedy: "Add the sentence to notices.",
	});

	test.each(["GLP-1 therapy", "Semaglutide", "Tirzepatide", "Peptides", "A compounded cream"])("is missing from %s", (title) => {
		expect(problemsAfter(({ set }) => set(facial, ["title"], title))).toEqual([missing(facial, "[]")]);
	});

	test("is missing from a service whose address names weight", () => {
		const file = "content/services/weight-care.json";
		const change = ({ read, set, write }: Fixture) => {
			write(file, { ...(read(facial) as object), slug: "weight-care" });
			set("content/resources/winter.json", ["relatedServices", 4], "weight-care");
		};
		expect(problemsAfter(change)).toEqual([missing(file, "[]")]);
	});

	test("isn't satisfied by another notice", () => {
		const notices = ["Compounded peptides are made for one person. They are not for everybody."];
		expect(problemsAfter(({ set }) => set(peptides, ["notices"], notices))).toEqual([
			missing(peptides, expect.stringContaining("Compounded peptides are made")),
		]);
	});

	test("may be worded another way", () => {
		const notices = ["The compounded peptides we prescribe are not FDA approved."];
		expect(problemsAfter(({ set }) => set(peptides, ["notices"], notices))).toEqual([]);
	});

	test("is a problem if it claims what it should deny", () => {
		const problems = problemsAfter(({ set }) => set(peptides, ["notices"], ["Compounded peptides are FDA-approved, we are told."]));
		expect(problems.map(({ path, found }) => `${path} ${found}`)).toEqual(['notices[0] "FDA-approved"', expect.stringMatching(/^notices \[/)]);
	});
});

describe("what appears twice", () => {
	const paragraph = (read: Fixture["read"]) => (read(facial) as { aboutTreatment: string[] }).aboutTreatment[0] ?? "";
	const same = (path: string): Problem => ({
		file: laser,
		path,
		found: expect.stringMatching(/^"/),
		expected: "a paragraph of its own",
		remedy: `${facial} has the same one: no two pages share a paragraph.`,
	});

	test("is a paragraph on two services", async () => {
		expect(await allProblemsAfter(({ read, set }) => set(laser, ["aboutTreatment", 1], paragraph(read)))).toEqual([same("aboutTreatment[1]")]);
	});

	test("is a paragraph on two services, but for its capitals and commas", async () => {
		const disguised = (read: Fixture["read"]) => paragraph(read).toUpperCase().replaceAll(",", "");
		expect(await allProblemsAfter(({ read, set }) => set(laser, ["aboutTreatment", 1], disguised(read)))).toEqual([same("aboutTreatment[1]")]);
	});

	// The files in the order in which they're read: the later one is reported.
	test.each([
		["services, of twelve words", facial, ["preCare", 0], laser, ["preCare", 0]],
		["a service and a resource", facial, ["aboutTreatment", 0], "content/resources/winter.json", ["lead"]],
		["a resource and a landing page", "content/resources/winter.json", ["lead"], "content/landing-pages/norman-spa.json", ["lead"]],
		["a landing page and a person", "content/landing-pages/norman-spa.json", ["lead"], "content/team/nora-nurse.json", ["bio", 0]],
		["a person and a legal page", "content/team/nora-nurse.json", ["bio", 0], "content/legal/privacy.json", ["lead"]],
	] as const)("is a paragraph on %s", async (_name, before, from, file, to) => {
		const text = "Please drink a glass of water before you come to see us.";
		expect(countWords([text])).toBe(12);
		const change = ({ set }: Fixture) => {
			set(before, from, text);
			set(file, to, text);
		};
		expect(await allProblemsAfter(change)).toEqual([
			{
				file,
				path: to.map((key) => (typeof key === "number" ? `[${key}]` : key)).join(""),
				found: `"${text}"`,
				expected: "a paragraph of its own",
				remedy: `${before} has the same one: no two pages share a paragraph.`,
			},
		]);
	});

	test("is no problem for the build, only for the editor", () => {
		expect(problemsAfter(({ read, set }) => set(laser, ["aboutTreatment", 1], paragraph(read)))).toEqual([]);
	});

	test("is no problem in a notice, which the law words", async () => {
		const notice = "Compounded drugs are not FDA-approved, and this sentence is on both of these pages.";
		const change = ({ set }: Fixture) => {
			set(facial, ["notices"], [notice]);
			set(laser, ["notices"], [notice]);
		};
		expect(await allProblemsAfter(change)).toEqual([]);
	});

	test("is no problem if it's eleven words long", async () => {
		const line = "Drink a glass of water before you come to see us.";
		expect(countWords([line])).toBe(11);
		const change = ({ set }: Fixture) => {
			set(facial, ["preCare", 0], line);
			set(laser, ["preCare", 0], line);
		};
		expect(await allProblemsAfter(change)).toEqual([]);
	});

	test.each([facial, "content/team/nora-nurse.json", "content/resources/winter.json", "content/legal/privacy.json", "content/landing-pages/norman-spa.json"])(
		"is the title of a page and of %s",
		async (file) => {
			const change = ({ set }: Fixture) => {
				set("content/pages/about.json", ["seo", "title"], "A title for two");
				set(file, ["seo", "title"], "A title for two");
			};
			expect((await allProblemsAfter(change)).map((problem) => `${problem.file} ${problem.path}`)).toEqual([`${file} seo.title`]);
		},
	);

	test.each([
		["title", "Lasers or not"],
		["description", "One description of more than seventy letters that two pages of this site happen to share."],
	])("is the %s of two pages", async (field, text) => {
		const change = ({ set }: Fixture) => {
			set("content/pages/about.json", ["seo", field], text);
			set(laser, ["seo", field], text.toUpperCase());
		};
		expect(await allProblemsAfter(change)).toEqual([
			{
				file: laser,
				path: `seo.${field}`,
				found: expect.stringContaining(text.slice(0, 12).toUpperCase()),
				expected: "a text no other page has",
				remedy: "content/pages/about.json has it already: change one of them.",
			},
		]);
	});
});
