import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Fixture, problemsAfter, sampleProject } from "../../tests/support/content-fixture";
import { collections } from "./collections";
import { loadContent, loadEntries } from "./load";
import type { Problem } from "./problem";

const facial = "content/services/facial.json";

/** The problems that loadContent alone reports after a change. */
const loadAfter = (change: (fixture: Fixture) => void): Problem[] => problemsAfter(change, loadContent);

test("valid content loads without problems, each entry with its file and its path", () => {
	const { content, problems } = loadContent(sampleProject().root);
	expect(problems).toEqual([]);
	expect(content.services.find(({ value }) => value.slug === "facial")).toMatchObject({ file: facial, at: "" });
	expect(content.reviews.map(({ at }) => at).slice(0, 2)).toEqual(["[0]", "[1]"]);
	expect(content.site).toHaveLength(1);
	expect(Object.keys(content)).toEqual(Object.keys(collections));
});

test("broken JSON names the file and what to look for", () => {
	expect(loadAfter(({ write }) => write(facial, '{"slug": "facial",}'))).toEqual([
		{
			file: facial,
			path: "",
			found: expect.stringContaining("JSON"),
			expected: "valid JSON",
			remedy: "Look for a missing comma or quotation mark near that place, or an extra comma before a closing bracket.",
		},
	]);
});

test("an empty file is broken JSON", () => {
	expect(loadAfter(({ write }) => write("content/site.json", ""))).toEqual([expect.objectContaining({ file: "content/site.json", expected: "valid JSON" })]);
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
			expected: "an array of entries",
			remedy: "Wrap the entries in [ and ].",
		},
	]);
});

test.each<[string, (fixture: Fixture) => void, Problem]>([
	[
		"a field that is missing",
		({ set }) => set(facial, ["title"], undefined),
		{ file: facial, path: "title", found: "nothing", expected: "string, received undefined", remedy: "Add the field." },
	],
	[
		"a wrong type",
		({ set }) => set(facial, ["prices", 0, "amount"], "179"),
		{
			file: facial,
			path: "prices[0].amount",
			found: '"179"',
			expected: "number, received string",
			remedy: "Write a value of that type. Text needs quotation marks; numbers, true and false have none.",
		},
	],
	[
		"a text that is too long",
		({ set }) => set(facial, ["title"], "x".repeat(61)),
		{
			file: facial,
			path: "title",
			found: `"${"x".repeat(61)}"`,
			expected: "Too big: expected string to have <=60 characters",
			remedy: "Shorten it.",
		},
	],
	[
		"a list that is too short",
		({ set }) => set(facial, ["galleryImages"], []),
		{
			file: facial,
			path: "galleryImages",
			found: "[]",
			expected: "Too small: expected array to have >=2 items",
			remedy: "Write more, or add entries.",
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
			remedy: "Write it in the form expected.",
		},
	],
	[
		"an unknown field",
		({ set }) => set(facial, ["tittle"], "Facial"),
		{
			file: facial,
			path: "",
			found: 'the unknown field "tittle"',
			expected: 'Unrecognized key: "tittle"',
			remedy: 'Remove "tittle", or correct the spelling.',
		},
	],
	[
		"an unknown field deep inside",
		({ set }) => set(facial, ["faqs", 1, "by"], "Nadia"),
		{
			file: facial,
			path: "faqs[1]",
			found: 'the unknown field "by"',
			expected: 'Unrecognized key: "by"',
			remedy: 'Remove "by", or correct the spelling.',
		},
	],
	[
		"an entry of a list",
		({ set }) => set("content/reviews.json", [1, "rating"], 6),
		{ file: "content/reviews.json", path: "[1].rating", found: "6", expected: "Too big: expected number to be <=5", remedy: "Shorten it." },
	],
	[
		"an entry of a list that is no entry",
		({ set }) => set("content/reviews.json", [1], "Loved it"),
		{
			file: "content/reviews.json",
			path: "[1]",
			found: '"Loved it"',
			expected: "object, received string",
			remedy: "Write a value of that type. Text needs quotation marks; numbers, true and false have none.",
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

test.each([
	["in content/ itself", "content/service.json"],
	["in a folder of no collection", "content/promotions/summer.json"],
	["one folder too deep", "content/services/skin/facial.json"],
	["beside the catalog", "content/media/cups.json"],
])("a JSON file %s belongs to no collection", (_name, file) => {
	expect(loadAfter(({ write }) => write(file, {}))).toEqual([
		{
			file,
			path: "",
			found: "a JSON file that belongs to no collection",
			expected: expect.stringMatching(/^a file at one of: site\.json, navigation\.json, pages\/\*\.json, .*, media\/catalog\.json$/),
			remedy: "Move it to the folder of its collection, or remove it. The collections are in src/content/collections.ts.",
		},
	]);
});

test("files that aren't JSON are ignored", () => {
	expect(loadAfter(({ write }) => write("content/services/notes.txt", "later"))).toEqual([]);
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
	expect(() => loadEntries(fixture.root, "site", "services")).toThrow(/site\.json → phone[\s\S]*facial\.json → title/);
});
