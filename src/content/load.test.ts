import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Fixture, problemsAfter, sampleProject } from "../../tests/support/content-fixture";
import { collections } from "./collections";
import { loadContent, loadEntries } from "./load";
import type { Problem } from "./problem";

const facial = "content/services/facial.json";

/** The problems that loading alone reports after a change. */
const loadAfter = (change: (fixture: Fixture) => void): Problem[] => problemsAfter(change, loadContent);

test("valid content loads without problems, each entry with its file and its path", () => {
	const { content, problems } = loadContent(sampleProject().root);
	expect(problems).toEqual([]);
	expect(content.services.find(({ value }) => value.slug === "facial")).toMatchObject({ file: facial, at: "" });
	expect(content.reviews.map(({ at }) => at).slice(0, 2)).toEqual(["[0]", "[1]"]);
	expect(content.site).toHaveLength(1);
	expect(Object.keys(content)).toEqual(Object.keys(collections));
});

test.each(["content/site.json", "content/reviews.json", "content/media/catalog.json"])("the missing file %s is reported", (file) => {
	expect(loadAfter(({ remove }) => remove(file))).toEqual([
		{ file, path: "", found: "no such file", expected: "a JSON file", remedy: "Restore the file from git, or create it by the recipe in docs/maintaining.md." },
	]);
});

test("one object instead of a list is a problem", () => {
	expect(loadAfter(({ write }) => write("content/concerns.json", { slug: "acne" }))).toEqual([
		{
			file: "content/concerns.json",
			path: "",
			found: '{"slug":"acne"}',
			expected: "a list of entries in square brackets: [ ]",
			remedy: "Put [ before the first entry and ] after the last one.",
		},
	]);
});

test.each<[string, (fixture: Fixture) => void, Problem]>([
	[
		"a field that is missing",
		({ set }) => set(facial, ["title"], undefined),
		{ file: facial, path: "title", found: "nothing", expected: "a text in quotation marks", remedy: 'Add the field "title".' },
	],
	[
		"a wrong type",
		({ set }) => set(facial, ["prices", 0, "amount"], "179"),
		{
			file: facial,
			path: "prices[0].amount",
			found: '"179"',
			expected: "a number without quotation marks",
			remedy: "Write the number alone, without quotation marks, $ or words.",
		},
	],
	[
		"a text that is too long",
		({ set }) => set(facial, ["title"], "x".repeat(61)),
		{
			file: facial,
			path: "title",
			found: `61 letters: "${"x".repeat(61)}"`,
			expected: "60 letters or fewer",
			remedy: "Shorten it by 1 letter.",
		},
	],
	[
		"a list that is too short",
		({ set }) => set(facial, ["galleryImages"], []),
		{
			file: facial,
			path: "galleryImages",
			found: "[]",
			expected: "2 entries or more",
			remedy: "Add 2 at least.",
		},
	],
	[
		"a text in the wrong form",
		({ set }) => set(facial, ["image"], "Hydra Facial.jpg"),
		{
			file: facial,
			path: "image",
			found: '"Hydra Facial.jpg"',
			expected: "the file name of a picture in content/media, such as hero-stones-dusk.jpg",
			remedy: "Write it in that form.",
		},
	],
	[
		"an unknown field",
		({ set }) => set(facial, ["tittle"], "Facial"),
		{
			file: facial,
			path: "tittle",
			found: 'the unknown field "tittle"',
			expected: expect.stringMatching(/^one of the fields id, slug, title, .*related$/),
			remedy: "Remove the field, or write its content into one of these.",
		},
	],
	[
		"an unknown field deep inside",
		({ set }) => set(facial, ["faqs", 1, "by"], "Nadia"),
		{
			file: facial,
			path: "faqs[1].by",
			found: 'the unknown field "by"',
			expected: "one of the fields question, answer",
			remedy: "Remove the field, or write its content into one of these.",
		},
	],
	[
		"an entry of a list",
		({ set }) => set("content/reviews.json", [1, "rating"], 6),
		{ file: "content/reviews.json", path: "[1].rating", found: "6", expected: "5 or less", remedy: "Correct the number." },
	],
	[
		"an entry of a list that is no entry",
		({ set }) => set("content/reviews.json", [1], "Loved it"),
		{
			file: "content/reviews.json",
			path: "[1]",
			found: '"Loved it"',
			expected: "a group of fields in braces: { }",
			remedy: "Write a value of that kind.",
		},
	],
])("%s is reported with its path, what was found, what was expected and the remedy", (_name, change, problem) => {
	expect(loadAfter(change)).toEqual([problem]);
});

test("all problems of an entry are reported at once, and the entry is left out", () => {
	const changes = ({ set }: Fixture) => {
		set(facial, ["title"], 1);
		set(facial, ["image"], 2);
		set("content/services/laser.json", ["title"], 3);
	};
	let services: string[] = [];
	const problems = problemsAfter(changes, (root) => {
		const loaded = loadContent(root);
		services = loaded.content.services.map(({ value }) => value.slug);
		return loaded;
	});
	expect(problems.map(({ file, path }) => `${file} ${path}`)).toEqual([`${facial} title`, `${facial} image`, "content/services/laser.json title"]);
	expect(services).toEqual(["needling", "peptides"]);
});

test.each([
	["a service", "content/services", "facial", "slug"],
	["a person", "content/team", "nora-nurse", "slug"],
	["a page", "content/pages", "about", "key"],
])("%s whose key is not the file's name", (_name, folder, name, key) => {
	const file = `${folder}/${name}.json`;
	expect(loadAfter(({ set }) => set(file, [key], "another"))).toEqual([
		{ file, path: key, found: '"another"', expected: `"${name}", the file's name`, remedy: `Rename the file to another.json, or correct ${key}.` },
	]);
});

test("without content/, each required file is reported, and nothing throws", () => {
	const root = mkdtempSync(join(tmpdir(), "empty-"));
	const { problems } = loadContent(root);
	rmSync(root, { recursive: true });
	expect(problems.map(({ file }) => file)).toEqual(
		Object.values(collections)
			.filter(({ layout }) => layout !== "folder")
			.map(({ path }) => `content/${path}`),
	);
});

test("some collections alone: their entries with defaults, or an error that names every problem", () => {
	const fixture = sampleProject();
	const { site, services } = loadEntries(fixture.root, "site", "services");
	expect(site).toHaveLength(1);
	expect(services.every(({ notices }) => Array.isArray(notices))).toBe(true);
	fixture.set("content/site.json", ["phone"], "1");
	fixture.set(facial, ["title"], 2);
	expect(() => loadEntries(fixture.root, "site", "services")).toThrow(/facial\.json:\d+:2 {2}title[\s\S]*site\.json:\d+:2 {2}phone/);
});

test("a misspelled field is one problem, and what it holds is read under the right name", () => {
	const misspell = ({ read, set }: Fixture) => {
		const { title } = read(facial) as { title: string };
		set(facial, ["title"], undefined);
		set(facial, ["tilte"], title);
	};
	expect(loadAfter(misspell)).toEqual([
		{ file: facial, path: "tilte", found: 'the unknown field "tilte"', expected: '"title"', remedy: 'Did you mean "title"? Correct the spelling.' },
	]);
	const fixture = sampleProject();
	misspell(fixture);
	expect(loadContent(fixture.root).content.services.map(({ value }) => value.slug)).toContain("facial");
});

test("a value that isn't among the choices gets a suggestion", () => {
	expect(loadAfter(({ set }) => set(facial, ["procedure"], "toppical"))).toEqual([
		{
			file: facial,
			path: "procedure",
			found: '"toppical"',
			expected: expect.stringMatching(/^one of: topical, shallow-microneedling, /),
			remedy: 'Did you mean "topical"? Write one of them.',
		},
	]);
});

test("an entry with a text that's too long or a field too many is read; one with a gap is kept apart", () => {
	const fixture = sampleProject();
	fixture.set(facial, ["title"], "x".repeat(61));
	fixture.set("content/services/laser.json", ["prices", 0, "amount"], "150");
	fixture.set("content/services/needling.json", ["note"], "What's this?");
	const { content, incomplete } = loadContent(fixture.root);
	expect(content.services.map(({ value }) => value.slug)).toEqual(["facial", "needling", "peptides"]);
	expect(incomplete.services).toMatchObject([{ file: "content/services/laser.json", at: "", gaps: ["prices[0].amount"], value: { slug: "laser" } }]);
});

test("every problem has the line and the column of its field; a missing one those of the group that should have it", () => {
	const fixture = sampleProject();
	fixture.write("content/faqs.json", '[\n\t{\n\t\t"question": "Where?",\n\t\t"topik": "visit"\n\t}\n]\n');
	expect(loadContent(fixture.root).problems.map(({ path, line, column }) => [path, line, column])).toEqual([
		["[0].answer", 2, 2],
		["[0].topik", 4, 3],
	]);
});
