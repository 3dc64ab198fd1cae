/** The settings of VS Code in .vscode: which schema a file of content/ has, the snippets, the tasks, and how JSON is written. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { type CollectionName, collections } from "../../src/content/collections";
import { schemaSetting } from "../../src/content/commands/editor-schemas";
import { issuesOf } from "../support/entries";

const readSettings = (name: string) => JSON.parse(readFileSync(`.vscode/${name}`, "utf8"));
const settings = readSettings("settings.json");
const { tasks } = readSettings("tasks.json");
const snippets: Readonly<Record<string, { prefix: string; body: readonly string[]; description: string }>> = readSettings("content.code-snippets");

test("the settings name the schema of each collection, as npm run editor-help writes them", () => {
	expect(settings["json.schemas"]).toEqual(schemaSetting);
});

/** Where each snippet belongs: a collection, and the path to the list in it. */
const places: Readonly<Record<string, readonly [CollectionName, ...string[]]>> = {
	faq: ["services", "faqs"],
	question: ["faqs"],
	price: ["services", "prices"],
	"price-from": ["services", "prices"],
	"price-series": ["services", "prices"],
	exclusion: ["services", "exclusions"],
	brands: ["services", "brands"],
	section: ["resources", "sections"],
	block: ["pages", "blocks"],
	point: ["pages", "blocks", "points"],
	link: ["navigation", "search"],
	"menu-link": ["navigation", "menu", "children"],
	review: ["reviews"],
	holiday: ["site", "holidays"],
	hours: ["site", "hours"],
	redirect: ["redirects"],
	synonyms: ["synonyms"],
	picture: ["media"],
	concern: ["concerns"],
	special: ["specials"],
	statement: ["statements"],
	detail: ["campaigns", "details"],
};

/** A snippet as VS Code inserts it, if nothing is typed at its stops: the defaults, and the first of each choice. */
const insertSnippet = (body: readonly string[]): string =>
	body
		.join("\n")
		.replace(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, "$1")
		.replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, "$1")
		.replace(/\\([$}\\])/g, "$1");

/** The schema of the entries of a list that's a field of another. */
const getEntry = (schema: z.ZodType, field: string): z.ZodType => {
	const list: unknown = schema instanceof z.ZodObject ? schema.shape[field] : undefined;
	const whole = list instanceof z.ZodDefault ? list.unwrap() : list;
	if (whole instanceof z.ZodArray && whole.element instanceof z.ZodType) return whole.element;
	throw new Error(`${field} is no list.`);
};

test("each snippet has a name of its own and a place", () => {
	const prefixes = Object.values(snippets).map(({ prefix }) => prefix);
	expect(prefixes.sort()).toEqual(Object.keys(places).sort());
});

test.each(Object.values(snippets).map((snippet) => [snippet.prefix, snippet] as const))("the snippet %s is valid where it belongs", (prefix, snippet) => {
	expect(snippet.description).toMatch(/^[A-Z].{20,}\.$/);
	const [name, ...path] = places[prefix] ?? ["site"];
	const schema = path.reduce<z.ZodType>(getEntry, collections[name].schema);
	expect(issuesOf(schema, JSON.parse(insertSnippet(snippet.body)))).toEqual([]);
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
	for (const { command, args = [] } of tasks) {
		const [, name] = /^npm run --silent (\S+)/.exec([command, ...args].join(" ")) ?? [];
		expect(Object.keys(scripts)).toContain(name);
	}
});

test("VS Code writes JSON as the checks want it: tabs, LF, UTF-8, a line break at the end, and no formatter", () => {
	expect(settings).toMatchObject({
		"files.encoding": "utf8",
		"files.eol": "\n",
		"files.insertFinalNewline": true,
		"[json]": { "editor.insertSpaces": false, "editor.formatOnSave": false, "editor.formatOnPaste": false, "files.trimTrailingWhitespace": false },
	});
});
