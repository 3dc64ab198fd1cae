import { bytes } from "../../bench/budgets.json";
import { checkBudgets } from "../../bench/lib/budgets.mjs";
import { withFolder } from "../support/folder";

const { at, write } = withFolder();
/**
 * webpack's statistics, with two files for each chunk: its own, and one that every page has loaded.
 */
const writeStatistics = (names) => {
	const list = (...paths) => ({ assets: paths.map((name) => ({ name })) });
	const groups = names.map((name) => [name, list(`${name}.js`, "app.js")]);
	write(
		"webpack.stats.json",
		JSON.stringify({ namedChunkGroups: { ...Object.fromEntries(groups), app: list("app.js") } }),
	);
};
const chunks = Object.keys(bytes.chunk);
beforeEach(() => {
	for (const path of ["index.html", "about/index.html", "404.html"])
		write(path, "<p>Elm Place</p>");
	for (const path of Object.keys(bytes.pageData))
		write(`page-data/${path.slice(1) || "index"}/page-data.json`, "{}");
	write("app.js", "x".repeat(999));
	for (const name of chunks) write(`${name}.js`, "load()");
	writeStatistics(chunks);
});

/** Digits, which Brotli compresses to no less than a third. */
const randomDigits = (count) =>
	Array.from({ length: count }, (_, index) => `${Math.sin(index)}`.slice(-1)).join("");

const loaded = (route, html) => ({
	...{ route, owners: { shell: 0 }, firstView: 0, thirdParty: [], failed: [] },
	cold: { bytes: { html, script: 0, font: 0 }, requests: { font: 0 } },
});

test("HTML is compared with its budget, including 404.html", () => {
	const limit = bytes.html.default;
	const where = `bytes of html, budget ${limit} (bench/budgets.json, bytes.html)`;
	expect(checkBudgets(at(), [loaded("/about", limit)]).failures).toEqual([]);
	expect(checkBudgets(at(), [loaded("/404", 63_300)]).failures).toEqual([`/404: 63300 ${where}`]);
	write("404.html", randomDigits(90_000));
	expect(checkBudgets(at(), []).failures).toEqual([
		expect.stringMatching(/^\/404: \d+ bytes of html, budget /),
	]);
});

test("a chunk that loads on demand has a budget, and must exist", () => {
	const [[first, limit]] = Object.entries(bytes.chunk);
	write(`${first}.js`, randomDigits(limit * 3));
	expect(checkBudgets(at(), []).failures).toEqual([
		expect.stringMatching(`^chunk ${first}: \\d+ bytes of chunk, budget ${limit} `),
	]);
	writeStatistics(chunks.slice(1));
	expect(() => checkBudgets(at(), [])).toThrow(`the chunk "${first}"`);
});
