/** What bench:weight compares with the budgets, without a browser. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { checkBudgets } from "../../bench/lib/budgets.mjs";

const folder = mkdtempSync(join(tmpdir(), "bench-weight-"));
const write = (path, text) => {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), text);
};
/** The budgets of chunks, HTML and page data. */
const {
	chunk: chunkBudgets,
	html: htmlBudgets,
	pageData: pageDataBudgets,
} = JSON.parse(readFileSync(new URL("../../bench/budgets.json", import.meta.url), "utf8")).bytes;
/** webpack's statistics, with two files for each chunk: its own, and one that every page has loaded. */
const writeStatistics = (names) => {
	const files = (...paths) => ({ assets: paths.map((name) => ({ name })) });
	const groups = names.map((name) => [name, files(`${name}.js`, "app.js")]);
	write("webpack.stats.json", JSON.stringify({ namedChunkGroups: { ...Object.fromEntries(groups), app: files("app.js") } }));
};
before(() => {
	for (const path of ["index.html", "about/index.html"]) write(path, "<p>Elm Place</p>");
	for (const route of ["404.html", ...Object.keys(pageDataBudgets).map((path) => path.slice(1) || "index")]) write(`page-data/${route}/page-data.json`, "{}");
	write("404.html", "<p>Not here</p>");
	write("app.js", "x".repeat(999));
	writeStatistics(Object.keys(chunkBudgets));
	for (const name of Object.keys(chunkBudgets)) write(`${name}.js`, "load()");
});
after(() => {
	rmSync(folder, { recursive: true });
});

/** Pseudorandom digits, of which brotli leaves more than a third. */
const randomDigits = (count) => {
	let state = 7;
	return Array.from({ length: count }, () => {
		state = (state * 48_271) % 2_147_483_647;
		return state % 10;
	}).join("");
};

/** A page as it was loaded, within every budget except perhaps for its HTML. */
const loaded = (route, html) => ({
	route,
	cold: { bytes: { html, script: 0, font: 0 }, requests: { font: 0 } },
	owners: { shell: 0 },
	firstView: 0,
	thirdParty: [],
	failed: [],
});

test("HTML is compared with its budget as hosts send it, including 404.html, and as it was loaded", () => {
	assert.deepEqual(checkBudgets(folder, [loaded("/about", htmlBudgets.default)]).failures, []);
	assert.deepEqual(checkBudgets(folder, [loaded("/404", 63_300)]).failures, [
		`/404: 63300 bytes of html, budget ${htmlBudgets.default} (bench/budgets.json, bytes.html)`,
	]);
	write("404.html", randomDigits(90_000));
	const { failures } = checkBudgets(folder, []);
	assert.equal(failures.length, 1);
	assert.match(failures[0], new RegExp(`^/404: \\d+ bytes of html, budget ${htmlBudgets.default} `));
});

test("a chunk that loads on demand is compared with its budget, without what every page has loaded, and has to exist", () => {
	const [first = "", limit] = Object.entries(chunkBudgets)[0];
	write(`${first}.js`, randomDigits(limit * 3));
	const missed = checkBudgets(folder, []).failures.filter((failure) => failure.startsWith("chunk "));
	assert.equal(missed.length, 1);
	assert.match(missed[0], new RegExp(`^chunk ${first}: \\d+ bytes of chunk, budget ${limit} `));
	write(`${first}.js`, "load()");
	writeStatistics(Object.keys(chunkBudgets).slice(1));
	assert.throws(() => checkBudgets(folder, []), new RegExp(`the chunk "${first}"`));
	writeStatistics(Object.keys(chunkBudgets));
});
