import { bytes } from "../../bench/budgets.json";
import { checkBudgets } from "../../bench/lib/budgets.mjs";
import { withFolder } from "../support/folder";

const { at, write } = withFolder();
const chunks = Object.keys(bytes.chunk);
/** webpack's statistics: each chunk has its own file, and one that every page has loaded. */
const writeStatistics = (names) => {
	const list = (...paths) => ({ assets: paths.map((name) => ({ name })) });
	const groups = names.map((name) => [name, list(`${name}.js`, "app.js")]);
	const namedChunkGroups = { ...Object.fromEntries(groups), app: list("app.js") };
	write("webpack.stats.json", JSON.stringify({ namedChunkGroups }));
};
/** Digits, which Brotli compresses to no less than a third. */
const randomDigits = (count) =>
	Array.from({ length: count }, (_, index) => `${Math.sin(index)}`.slice(-1)).join("");

test("missed budgets of HTML and of chunks are named, and a chunk must exist", () => {
	write("404.html", randomDigits(90_000));
	for (const path of Object.keys(bytes.pageData))
		write(`page-data/${path.slice(1) || "index"}/page-data.json`, "{}");
	for (const name of ["app", ...chunks]) write(`${name}.js`, "load()");
	const [[first, limit]] = Object.entries(bytes.chunk);
	write(`${first}.js`, randomDigits(limit * 3));
	writeStatistics(chunks);
	expect(checkBudgets(at(), []).failures).toEqual([
		expect.stringMatching(
			/^\/404: \d+ bytes of html, budget \d+ \(bench\/budgets\.json, bytes\.html\)$/,
		),
		expect.stringMatching(`^chunk ${first}: \\d+ bytes of chunk, budget ${limit} `),
	]);
	writeStatistics(chunks.slice(1));
	expect(() => checkBudgets(at(), [])).toThrow(`the chunk "${first}"`);
});
