import { readdirSync, readFileSync } from "node:fs";
import { type Collection, type CollectionName, collections } from "../../src/schemas/collections";
import { createEditorSchema, listChoices } from "../../src/schemas/editor-schemas";
import { loadContent } from "../../src/schemas/load";
import { findProblems, insertSnippet, openEditor, settings, snippets, tasks } from "../support/editor";

const files = readdirSync("content", { recursive: true, encoding: "utf8" })
	.filter((name) => name.endsWith(".json"))
	.map((name) => `content/${name.replaceAll("\\", "/")}`);
const { raw } = loadContent(process.cwd());
const choices = listChoices(raw);
const editor = openEditor(choices);
const aService = `content/services/${String(choices.services[0]?.value)}.json`;
const serviceText = readFileSync(aService, "utf8");

/** The files of a collection, as a pattern that editors match with. */
const getFilePattern = ({ layout, path }: Collection): string => `/content/${path}${layout === "folder" ? "/*.json" : ""}`;

const matches = (file: string, pattern: string): boolean => {
	const [start = "", end] = pattern.slice(1).split("*");
	return end === undefined ? file === start : file.startsWith(start) && file.endsWith(end) && !file.slice(start.length).includes("/");
};

test("the settings name the schema of each collection", () => {
	expect(settings["json.schemas"]).toEqual(
		Object.entries<Collection>(collections).map(([name, collection]) => ({ fileMatch: [getFilePattern(collection)], url: `./.vscode/schemas/${name}.json` })),
	);
});

test.each(files)("%s has one schema, and VS Code finds nothing wrong in it", async (file) => {
	expect(settings["json.schemas"].filter(({ fileMatch }) => fileMatch.some((pattern) => matches(file, pattern)))).toHaveLength(1);
	expect(await editor.check(file, readFileSync(file, "utf8"))).toEqual([]);
});

test.each(Object.entries<Collection>(collections))("%s: VS Code underlines a field that isn't there", async (_name, { layout, path }) => {
	const file = files.find((each) => (layout === "folder" ? each.startsWith(`content/${path}/`) : each === `content/${path}`)) ?? "";
	const text = readFileSync(file, "utf8").replace("{", '{"titel": 1,');
	expect(await editor.check(file, text)).toEqual(["Property titel is not allowed."]);
});

test("VS Code underlines a category that isn't there, a text that's too short, and a form that's wrong, with words", async () => {
	const change = (field: string, value: unknown) => editor.check(aService, JSON.stringify({ ...JSON.parse(serviceText), [field]: value }));
	expect(await change("category", "no-such-category")).toEqual([
		`Value is not accepted. Valid values: ${choices.categories.map(({ value }) => `"${value}"`).join(", ")}.`,
	]);
	expect(await change("shortDescription", "Short.")).toEqual(["String is shorter than the minimum length of 60."]);
	expect(await change("slug", "Two words")).toEqual(["Expected: lowercase words joined by hyphens, such as chemical-peels."]);
	expect(await change("prices", [])).toEqual(["Array has too few items. Expected 1 or more."]);
});

test("VS Code suggests the categories and the people there are, and says what a field is for", async () => {
	const categories = await editor.suggest(aService, serviceText, '"category": "');
	for (const { value, label } of choices.categories) expect(categories).toMatchObject({ [`"${value}"`]: label });
	expect(Object.keys(await editor.suggest(aService, serviceText, '"performers": [\n\t\t"'))).toEqual(
		expect.arrayContaining(choices.team.map(({ value }) => `"${value}"`)),
	);
	expect(await editor.explain(aService, serviceText, '"shortDescription"')).toContain("One sentence for cards, 60 to 150 characters");
});

/** Where each snippet belongs: a collection, and the path to the schema of its place. */
const places: Readonly<Record<string, readonly [CollectionName, ...string[]]>> = {
	faq: ["services", "faqs", "items"],
	question: ["faqs"],
	price: ["services", "prices", "items"],
	"price-from": ["services", "prices", "items"],
	"price-series": ["services", "prices", "items"],
	exclusion: ["services", "exclusions", "items"],
	brands: ["services", "brands", "items"],
	section: ["resources", "sections", "items"],
	block: ["pages", "blocks", "items"],
	point: ["pages", "blocks", "items", "points", "items"],
	link: ["navigation", "search", "items"],
	"menu-link": ["navigation", "menu", "items", "children", "items"],
	review: ["reviews"],
	holiday: ["site", "holidays", "items"],
	hours: ["site", "hours", "items"],
	redirect: ["redirects"],
	synonyms: ["synonyms"],
	picture: ["media"],
	concern: ["concerns"],
	special: ["specials"],
	statement: ["statements"],
	detail: ["campaigns", "details", "items"],
};

test("each snippet has a name of its own and a place", () => {
	expect(
		Object.values(snippets)
			.map(({ prefix }) => prefix)
			.sort(),
	).toEqual(Object.keys(places).sort());
});

test.each(Object.values(snippets).map((snippet) => [snippet.prefix, snippet] as const))("the snippet %s is valid where it belongs", async (prefix, snippet) => {
	expect(snippet.description).toMatch(/^[A-Z].{20,}\.$/);
	const [name, ...path] = places[prefix] ?? ["site"];
	// The slugs in snippets are examples, so they aren't compared with those there are.
	const schema = createEditorSchema(collections[name], listChoices({ ...raw, services: [], exclusions: [], media: [] }));
	const place = path.reduce<unknown>((at, key) => Object(Object(at)[key] ?? Object(at).properties?.[key]), schema.items ?? schema);
	expect(await findProblems(insertSnippet(snippet.body), Object(place))).toEqual([]);
});

test("VS Code's list of problems takes file, line and column from the lines of check:content", () => {
	const { pattern } = tasks.find(({ label }: { label: string }) => label === "Check content").problemMatcher;
	const line = "content/services/facial.json:12:3  faqs[2].answer  “Soon.”  40 characters or more  Write more.";
	const found = new RegExp(pattern.regexp).exec(line) ?? [];
	expect([found[pattern.file], found[pattern.line], found[pattern.column], found[pattern.message]]).toEqual([
		"content/services/facial.json",
		"12",
		"3",
		"faqs[2].answer  “Soon.”  40 characters or more  Write more.",
	]);
	expect(new RegExp(pattern.regexp).test("content/: 327 entries, no problems.")).toBe(false);
});

test("the tasks run commands that package.json has", () => {
	const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
	for (const { command, args = [] } of tasks)
		expect(scripts).toHaveProperty([
			[command, ...args]
				.join(" ")
				.replace(/^npm run --silent /, "")
				.split(" ")[0],
		]);
});

test("VS Code writes JSON as the checks want it: tabs, LF, UTF-8, a line break at the end, and no formatter", () => {
	expect(settings).toMatchObject({
		"files.encoding": "utf8",
		"files.eol": "\n",
		"files.insertFinalNewline": true,
		"[json]": { "editor.insertSpaces": false, "editor.formatOnSave": false, "editor.formatOnPaste": false, "files.trimTrailingWhitespace": false },
	});
});
