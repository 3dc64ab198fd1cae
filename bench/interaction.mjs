/**
 * `npm run bench:interaction`: how long menu, drawer, question, filter, search, carousel and page changes take to respond on a processor that's four
 * times slower, and the time from first paint to a working menu on slow 4G. See README.md.
 */
import { chromium } from "@playwright/test";
import { ensureChromium } from "../.scripts/chromium.mjs";
import { browserFlags } from "./lib/browser.mjs";
import { printLimits, timeLimits } from "./lib/budgets.mjs";
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
/** What Lighthouse's simulation would show, from unslowed times. */
const simulate = (times) => median(times) * cpuRate;
console.log(`${host.server}, CPU ${cpuRate}x slower, medians of ${runs}, ms\n`);
console.log("From the interaction to the next paint (Event Timing, steps of 8 ms)\n");
console.log(
	table([
		["interaction", "page", "median", "worst"],
		...latencies.map(({ name, route, latencies: times }) => [name, route, whole(median(times)), whole(worst(times))]),
	]),
);
console.log("\nPage changes: the main thread's work (processor time of its tasks) and the time by the clock, from the click to the frame that shows the");
console.log("next page's heading; first visits, prefetched by hovering, under reduced motion. Then the work on an unslowed processor, and how many times");
console.log(`as much the slowed work was; x${cpuRate} is what Lighthouse's simulation would show\n`);
console.log(
	table([
		["page change", "work", "worst", "elapsed", "worst", "unslowed", "slowed by", `unslowed x${cpuRate}`],
		...changes.map(({ from, to, work, elapsed, unslowed }) => [
			`${from} to ${to}`,
			...[work, elapsed].flatMap((times) => [whole(median(times)), whole(worst(times))]),
			whole(median(unslowed)),
			ratio(median(work), median(unslowed)),
			whole(simulate(unslowed)),
		]),
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
	...changes.map(({ from, to, work }) => [`${from} to ${to}, work`, median(work), timeLimits.routeChange]),
	...changes.map(({ from, to, unslowed }) => [`${from} to ${to}, unslowed work x${cpuRate}`, simulate(unslowed), timeLimits.routeChange]),
	["waiting for the menu", median(waits), timeLimits.paintToMenu],
];
printLimits(limits);
writeJson(json, { server: host.server, runs, latencies, changes, menu });
