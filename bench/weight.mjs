/**
 * `npm run bench:weight`: what every page type weighs on a phone, and whether the budgets are kept.
 * See README.md.
 */
import { chromium } from "@playwright/test";
import { findChromium } from "../.scripts/chromium.mjs";
import { browserFlags } from "./lib/browser.mjs";
import { checkBudgets, measureFirstFlight } from "./lib/budgets.mjs";
import { readOptions, writeJson } from "./lib/options.mjs";
import { scriptsByOwner, shellParts } from "./lib/owners.mjs";
import { selectRoutes } from "./lib/page-types.mjs";
import { serveFolder } from "./lib/static-server.mjs";
import { kilobytes, table } from "./lib/text.mjs";
import { weigh } from "./lib/weigh.mjs";

const usage = "Usage: npm run bench:weight -- [ROUTE ...] [--dir public] [--check] [--json FILE]";
const { dir, check, json, words } = readOptions(
	{ dir: { type: "string", default: "public" }, check: { type: "boolean", default: false } },
	usage,
);
const routes = selectRoutes(words, dir);

const server = await serveFolder(dir);
const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
const pages = [];
for (const route of routes) pages.push(await weigh(browser, server, route));
await browser.close();
await server.close();

// With a single page, its own scripts can't be told apart from those that all pages load.
const everywhere = new Set(
	pages[0].scripts.filter(
		(path) => pages.length > 1 && pages.every(({ scripts }) => scripts.includes(path)),
	),
);
for (const page of pages) {
	page.owners = scriptsByOwner(dir, page.route, page.scripts, everywhere);
	page.firstFlight = measureFirstFlight(dir, page.route);
}
const { passed, failures } = checkBudgets(dir, pages);

const kinds = ["html", "css", "script", "font", "picture", "pageData", "other", "total"];
if (!check) {
	console.log(
		"kB (1000 bytes) of the bodies as they cross the wire: brotli, a phone 412 px wide, no service worker\n",
	);
	console.log(
		`First load, empty cache\n\n${table([
			["route", ...kinds, "requests"],
			...pages.map(({ route, cold: { bytes, requests } }) => [
				route,
				...kinds.map((kind) => kilobytes(bytes[kind])),
				requests.total,
			]),
		])}\n`,
	);
	console.log("Script of the first load by owner\n");
	console.log(
		table([
			[
				"route",
				"React+Gatsby",
				"shell",
				"page",
				"script",
				"files",
				"pictures in view",
				"until the first section's end",
			],
			...pages.map(({ route, owners, cold, firstFlight, firstView }) => [
				route,
				...[owners.runtime, owners.shell, owners.page, cold.bytes.script].map(kilobytes),
				cold.requests.script,
				...[firstView, firstFlight].map(kilobytes),
			]),
		]),
	);
	const shared = [...everywhere];
	if (shared.length > 0) {
		console.log("\nThe shell's script by package or folder, 1000 characters before compression\n");
		console.log(
			table([
				["part", "characters"],
				...shellParts(dir, shared)
					.slice(0, 15)
					.map(([part, size]) => [part, kilobytes(size)]),
			]),
		);
	}
	console.log();
}
for (const { route, failed, thirdParty } of pages) {
	if (failed.length > 0) console.log(`${route} answered with an error: ${failed.join(", ")}`);
	if (thirdParty.length > 0)
		console.log(`${route} requested from other hosts: ${thirdParty.join(", ")}`);
}
for (const failure of failures) console.error(failure);
console.log(`Budgets (bench/budgets.json): ${passed} kept, ${failures.length} missed`);
writeJson(json, { passed, failed: failures.length, failures, pages });
process.exit(failures.length === 0 ? 0 : 1);
