/**
 * `npm run bench:interaction`: how long menu, drawer, question, filter, search and carousel take to respond on a processor that's four
 * times slower, and the time from first paint to a working menu on slow 4G. See README.md.
 */
import { chromium } from "@playwright/test";
import { ensureChromium } from "../.scripts/chromium.mjs";
import { browserFlags } from "./lib/browser.mjs";
import { printLimits, timeLimits } from "./lib/budgets.mjs";
import { hostOnSite } from "./lib/host.mjs";
import { interactionLatencies } from "./lib/interactions.mjs";
import { menuReadiness } from "./lib/menu-readiness.mjs";
import { parseCount, readOptions, writeJson } from "./lib/options.mjs";
import { selectRoutes } from "./lib/page-types.mjs";
import { median, spread, table, whole } from "./lib/text.mjs";
import { cpuRate } from "./lib/throttle.mjs";

const usage = "Usage: npm run bench:interaction -- [--runs 5] [--dir public] [--json FILE]";
const { dir, json, ...rest } = readOptions({ runs: { type: "string", default: "5" }, dir: { type: "string", default: "public" } }, usage);
const runs = parseCount("runs", rest.runs);
selectRoutes([], dir);

const host = await hostOnSite(dir);
const browser = await chromium.launch({ executablePath: ensureChromium() || undefined, args: [...browserFlags, ...host.flags] });
const measureAll = async () => {
	const latencies = await interactionLatencies(browser, host.url, runs);
	const menu = [];
	for (let run = 0; run < runs; run += 1) menu.push(await menuReadiness(browser, `${host.url}/`));
	return { latencies, menu };
};
const { latencies, menu } = await measureAll().finally(async () => {
	await browser.close();
	await host.stop();
});

const worst = (times) => Math.max(...times);
console.log(`${host.server}, CPU ${cpuRate}x slower, medians of ${runs}, ms\n`);
console.log("From the interaction to the next paint (Event Timing, steps of 8 ms)\n");
console.log(
	table([
		["interaction", "page", "median", "worst"],
		...latencies.map(({ name, route, latencies: times }) => [name, route, whole(median(times)), whole(worst(times))]),
	]),
);
console.log("\nFrom first paint until a click on the menu button opens it, on slow 4G too\n");
const waits = menu.map(({ wait }) => wait);
console.log(
	table([
		["page", "first paint", "menu works", "wait", "least..greatest", "never"],
		[
			"/",
			...["paint", "works", "wait"].map((figure) => whole(median(menu.map((load) => load[figure])))),
			spread(waits),
			waits.filter((wait) => wait === undefined).length,
		],
	]),
);
const limits = [
	...latencies.map(({ name, latencies: times }) => [name, median(times), timeLimits.interaction]),
	...latencies
		.filter(({ name }) => name === "search (a letter)")
		.map(({ latencies: times }) => ["first results of the search", median(times), timeLimits.firstResults]),
	["waiting for the menu", median(waits), timeLimits.paintToMenu],
];
printLimits(limits);
writeJson(json, { server: host.server, runs, latencies, menu });
