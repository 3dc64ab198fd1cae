/**
 * `npm run bench:pages`: Lighthouse's medians of every page type on the site's server, and of the
 * same pages without script, which shows what all else costs. See README.md.
 */
import { join } from "node:path";
import { findChromium } from "../.scripts/chromium.mjs";
import { timeLimits } from "./lib/budgets.mjs";
import { hostOnSite } from "./lib/host.mjs";
import { parseCount, readOptions, writeJson } from "./lib/options.mjs";
import { getAddress, selectRoutes } from "./lib/page-types.mjs";
import { kilobytes, ratio, table, whole } from "./lib/text.mjs";
import { withTools } from "./lib/tools.mjs";
import { copyWithoutScript } from "./lib/without-script.mjs";

const usage = "Usage: npm run bench:pages -- [ROUTE ...] [--runs 5] [--dir public] [--json FILE]";
const { dir, json, words, ...rest } = readOptions(
	{ runs: { type: "string", default: "5" }, dir: { type: "string", default: "public" } },
	usage,
);
const runs = parseCount("runs", rest.runs);
const routes = selectRoutes(words, dir);
withTools(import.meta.url);
const { measure, spreadOfRuns, version } = await import("./lib/lighthouse.mjs");

const getFile = (route) => (route === "/404" ? "404.html" : join(route.slice(1), "index.html"));
const bare = copyWithoutScript(dir, routes.map(getFile));
const [site, floor] = [await hostOnSite(dir), await hostOnSite(bare.folder)];
const results = await measure(
	routes.flatMap((route) => [
		{ name: route, url: site.url + getAddress(route) },
		{ name: `${route} without script`, url: floor.url + getAddress(route) },
	]),
	{ runs, chromePath: findChromium() },
);
await Promise.all([site.stop(), floor.stop()]);
bare.remove();

const pairs = routes.map((route, index) => ({
	route,
	full: results[2 * index],
	without: results[2 * index + 1],
}));
console.log(
	`Lighthouse ${version}, mobile, the site's server, medians of ${runs} interleaved; times in ms, kB of 1000 bytes with headers\n`,
);
console.log(
	table([
		[
			"page",
			"performance",
			"accessibility",
			"practices",
			"SEO",
			"FCP",
			"LCP",
			"LCP without script",
			"ratio",
			"TBT",
			"CLS",
			"speed index",
			"kB",
			"kB script",
			"requests",
		],
		...pairs.map(({ route, full: { medians: m }, without: { medians: w } }) => [
			route,
			...[m.performance, m.accessibility, m.practices, m.seo, m.fcp, m.lcp, w.lcp].map(whole),
			ratio(m.lcp, w.lcp),
			whole(m.tbt),
			m.cls.toFixed(3),
			whole(m.speedIndex),
			kilobytes(m.bytes),
			kilobytes(m.script),
			whole(m.requests),
		]),
	]),
);
console.log(`\n${spreadOfRuns(results)}`);
for (const { name, runs: all } of results) {
	const lost = [...new Set(all.flatMap((run) => run.lost))];
	if (lost.length > 0 && !name.endsWith("without script"))
		console.log(`\n${name} lost points on ${lost.join(", ")}`);
}
const missed = pairs.flatMap(({ route, full: { medians: m }, without: { medians: w } }) =>
	[
		[
			"performance",
			m.performance,
			m.performance >= timeLimits.performance,
			`at least ${timeLimits.performance}`,
		],
		[
			"LCP to LCP without script",
			m.lcp / w.lcp,
			m.lcp / w.lcp <= timeLimits.lcpToWithoutScript,
			`at most ${timeLimits.lcpToWithoutScript}`,
		],
		["TBT", m.tbt, m.tbt < timeLimits.tbt, `under ${timeLimits.tbt} ms`],
		["CLS", m.cls, m.cls < timeLimits.cls, `under ${timeLimits.cls}`],
	]
		.filter(([, , kept]) => !kept)
		.map(([what, figure, , limit]) => `${route}: ${what} ${figure.toFixed(2)}, ${limit}`),
);
console.log(
	`\nLimits (bench/budgets.json, times): ${missed.length === 0 ? "all kept" : `missed by\n${missed.join("\n")}`}`,
);
writeJson(json, { lighthouse: version, runs, results });
