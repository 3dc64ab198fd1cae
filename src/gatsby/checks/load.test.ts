import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";
import { kinds } from "./kinds";
import { loadContent } from "./load";
import type { Problem } from "./problem";

const hydrafacial = "content/services/hydrafacial.json";

/** What one change, and what follows from it in loadContent alone, is told as. */
const problemsOf = (change: (fixture: Fixture) => void): Problem[] => problemsAfter(change, loadContent);

test("the real content loads without a problem, each entry with its file and its place", () => {
	const { content, problems } = loadContent(process.cwd());
	expect(problems).toEqual([]);
	expect(content.services.find(({ value }) => value.slug === "hydrafacial")).toMatchObject({ file: hydrafacial, at: "" });
	expect(content.reviews.map(({ at }) => at).slice(0, 2)).toEqual(["[0]", "[1]"]);
	expect(content.site).toHaveLength(1);
	expect(Object.keys(content)).toEqual(Object.keys(kinds));
});

test("broken JSON names the file and what to look for", () => {
	expect(problemsOf(({ write }) => write(hydrafacial, '{"slug": "hydrafacial",}'))).toEqual([
		{
			file: hydrafacial,
			path: "",
			found: expect.stringContaining("JSON"),
			expected: "valid JSON",
			remedy: "Look for a missing comma or quotation mark near the place named, or a comma too many before a closing bracket.",
		},
	]);
});

test("an empty file is broken JSON", () => {
	expect(problemsOf(({ write }) => write("content/site.json", ""))).toEqual([expect.objectContaining({ file: "content/site.json", expected: "valid JSON" })]);
});

test.each(["content/site.json", "content/reviews.json", "content/media/catalogue.json"])("the missing file %s is named", (file) => {
	expect(problemsOf(({ remove }) => remove(file))).toEqual([
		{ file, path: "", found: "no such file", expected: "a JSON file", remedy: "Restore the file from git, or create it by the recipe in README.md." },
	]);
});

test("one object where a list belongs is named", () => {
	expect(problemsOf(({ write }) => write("content/concerns.json", { slug: "acne" }))).toEqual([
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
		({ set }) => set(hydrafacial, ["title"], undefined),
		{ file: hydrafacial, path: "title", found: "nothing", expected: "string, received undefined", remedy: "Add the field." },
	],
	[
		"a wrong type",
		({ set }) => set(hydrafacial, ["prices", 0, "amount"], "179"),
		{
			file: hydrafacial,
			path: "prices[0].amount",
			found: '"179"',
			expected: "number, received string",
			remedy: "Write a value of that type; text stands in quotes, numbers and true or false do not.",
		},
	],
	[
		"a text that is too long",
		({ set }) => set(hydrafacial, ["title"], "x".repeat(61)),
		{
			file: hydrafacial,
			path: "title",
			found: `"${"x".repeat(61)}"`,
			expected: "Too big: expected string to have <=60 characters",
			remedy: "Shorten it.",
		},
	],
	[
		"a list that is too short",
		({ set }) => set(hydrafacial, ["galleryImages"], []),
		{
			file: hydrafacial,
			path: "galleryImages",
			found: "[]",
			expected: "Too small: expected array to have >=2 items",
			remedy: "Write more, or add entries.",
		},
	],
	[
		"a text in the wrong form",
		({ set }) => set(hydrafacial, ["image"], "Hydra Facial.jpg"),
		{
			file: hydrafacial,
			path: "image",
			found: '"Hydra Facial.jpg"',
			expected: "the file name of a picture in content/media, such as hero-stones-dusk.jpg",
			remedy: "Write it in the form expected.",
		},
	],
	[
		"an unknown field",
		({ set }) => set(hydrafacial, ["tittle"], "HydraFacial"),
		{
			file: hydrafacial,
			path: "",
			found: 'the unknown field "tittle"',
			expected: 'Unrecognized key: "tittle"',
			remedy: 'Remove "tittle", or correct the spelling.',
		},
	],
	[
		"an unknown field deep inside",
		({ set }) => set(hydrafacial, ["faqs", 1, "by"], "Nadia"),
		{
			file: hydrafacial,
			path: "faqs[1]",
			found: 'the unknown field "by"',
			expected: 'Unrecognized key: "by"',
			remedy: 'Remove "by", or correct the spelling.',
		},
	],
	[
		"an entry of a list",
		({ set }) => set("content/reviews.json", [3, "rating"], 6),
		{ file: "content/reviews.json", path: "[3].rating", found: "6", expected: "Too big: expected number to be <=5", remedy: "Shorten it." },
	],
	[
		"an entry of a list that is no entry",
		({ set }) => set("content/reviews.json", [3], "Loved it"),
		{
			file: "content/reviews.json",
			path: "[3]",
			found: '"Loved it"',
			expected: "object, received string",
			remedy: "Write a value of that type; text stands in quotes, numbers and true or false do not.",
		},
	],
])("%s is named with its place, what was found, what was expected and the remedy", (_name, change, problem) => {
	expect(problemsOf(change)).toEqual([problem]);
});

test("every problem of an entry is told at once, and the entry is left out", () => {
	const changes = ({ set }: Fixture) => {
		set(hydrafacial, ["title"], 1);
		set(hydrafacial, ["image"], 2);
		set("content/services/sculptra.json", ["title"], 3);
	};
	let services = 0;
	const problems = problemsAfter(changes, (root) => {
		const loaded = loadContent(root);
		services = loaded.content.services.length;
		return loaded;
	});
	expect(problems.map(({ file, path }) => `${file} ${path}`)).toEqual([`${hydrafacial} title`, `${hydrafacial} image`, "content/services/sculptra.json title"]);
	expect(services).toBe(25);
});

test.each([
	["a service", "content/services", "hydrafacial", "slug"],
	["a person", "content/team", "amara-whitfield", "slug"],
	["a page", "content/pages", "about", "key"],
])("%s whose key is not the file's name", (_name, folder, name, key) => {
	const file = `${folder}/${name}.json`;
	expect(problemsOf(({ set }) => set(file, [key], "another"))).toEqual([
		{ file, path: key, found: '"another"', expected: `"${name}", the file's name`, remedy: `Rename the file to another.json, or correct ${key}.` },
	]);
});

test.each([
	["in content/ itself", "content/service.json"],
	["in a folder of no kind", "content/promotions/summer.json"],
	["one folder too deep", "content/services/skin/hydrafacial.json"],
	["beside the catalogue", "content/media/hero-stones-dusk.json"],
])("a JSON file %s belongs to no kind", (_name, file) => {
	expect(problemsOf(({ write }) => write(file, {}))).toEqual([
		{
			file,
			path: "",
			found: "a JSON file that belongs to no kind of content",
			expected: expect.stringMatching(/^a file at one of: site\.json, navigation\.json, pages\/\*\.json, .*, media\/catalogue\.json$/),
			remedy: "Move it to the folder of its kind, or remove it; the kinds are in src/gatsby/checks/kinds.ts.",
		},
	]);
});

test("files that are not JSON are nobody's business here", () => {
	expect(problemsOf(({ write }) => write("content/services/notes.txt", "later"))).toEqual([]);
});

test("without content/ each file that must be there is missing, and nothing is thrown", () => {
	const root = mkdtempSync(join(tmpdir(), "empty-"));
	const { problems } = loadContent(root);
	rmSync(root, { recursive: true });
	expect(problems.map(({ file }) => file)).toEqual(
		Object.values(kinds)
			.filter(({ layout }) => layout !== "folder")
			.map(({ path }) => `content/${path}`),
	);
});
