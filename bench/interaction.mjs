/**
 * `npm run bench:interaction`: how long menu, drawer, question, filter, search, carousel and a change of page take to answer on a processor
 * four times slower, and from first paint to a working menu on slow 4G as well. See README.md.
 */
import { chromium } from "@playwright/test";
import { ensureChromium } from "../.scripts/chromium.mjs";
import { browserFlags } from "./lib/browser.mjs";
import { timeLimits } from "./lib/budgets.mjs";
import { hostOnNginx } from "./lib/host.mjs";
import { interactionLatencies, routeChanges } from "./lib/interactions.mjs";
import { menuReadiness } from "./lib/menu-readiness.mjs";
import { parseCount, readOptions, writeJson } from "./lib/options.mjs";
import { selectRoutes } from "./lib/page-types.mjs";
import { median, ratio, spread, table, whole } from "./lib/text.mjs";
import { cpuRate } from "./lib/throttle.mjs";

const usage = "Usage: npm run bench:interaction -- [--runs 5] [--dir public] [--json FILE]";
const { dir, json, ...rest } = readOptions({ runs: { type: "string", default: "5" }, dir: { type: "string", default: "public" } }, usage);
const runs = parseCount("runs", rest.runs);
selectRoutes([], dir);

const host = await hostOnNginx(dir);
const browser = await chromium.launch({ executablePath: ensureChromium() || undefined, args: [...browserFlags, ...host.flags] });
const measureAll = async () => {
	const latencies = await interactionLatencies(browser, host.url, runs);
	const changes = await routeChanges(browser, host.url, runs);
	const menu = [];
	for (let run = 0; run < runs; run += 1) menu.push(await menuReadiness(browser, `${host.url}/`));
	return { latencies, changes, menu };
};
const { latencies, changes, menu } = await measureAll().finally(async () => {
	await browser.close();
	await host.stop();
});

const worst = (times) => Math.max(...times);
/** What Lighthouse's simulation would reckon with, from unslowed times. */
const reckoned = (times) => median(times) * cpuRate;
console.log(`${host.server}, CPU ${cpuRate}x slower, medians of ${runs}, ms\n`);
console.log("From the visitor's act to the next paint (Event Timing, steps of 8 ms)\n");
console.log(
	table([
		["interaction", "page", "median", "worst"],
		...latencies.map(({ name, route, latencies: times }) => [name, route, whole(median(times)), whole(worst(times))]),
	]),
);
console.log("\nA change of page: the main thread's work (processor time of its tasks), and the time by the clock, from the press to the frame that");
console.log("shows the next page's heading; a first visit to it, prefetched by hovering, reduced motion. Beside them the work unslowed, and how");
console.log(`many times as much the slowed work was; times ${cpuRate} is what Lighthouse's simulation reckons with\n`);
console.log(
	table([
		["change of page", "work", "worst", "elapsed", "worst", "unslowed", "slowed by", `unslowed x${cpuRate}`],
		...changes.map(({ from, to, work, elapsed, unslowed }) => [
			`${from} to ${to}`,
			...[work, elapsed].flatMap((times) => [whole(median(times)), whole(worst(times))]),
			whole(median(unslowed)),
			ratio(median(work), median(unslowed)),
			whole(reckoned(unslowed)),
		]),
	]),
);
console.log("\nFrom first paint until a press of the menu button opens it, on slow 4G too\n");
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
	...changes.map(({ from, to, work }) => [`${from} to ${to}, work`, median(work), timeLimits.routeChange]),
	...changes.map(({ from, to, unslowed }) => [`${from} to ${to}, unslowed work x${cpuRate}`, reckoned(unslowed), timeLimits.routeChange]),
	["waiting for the menu", median(waits), timeLimits.paintToMenu],
];
const missed = limits.filter(([, figure, limit]) => !(figure <= limit));
console.log(
	`\nLimits (bench/budgets.json, times): ${missed.length === 0 ? "all kept" : `missed by\n${missed.map(([name, figure, limit]) => `${name}: ${whole(figure)} ms, at most ${limit}`).join("\n")}`}`,
);
writeJson(json, { server: host.server, runs, latencies, changes, menu });
