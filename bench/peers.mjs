/**
 * `npm run bench:peers`: our home page compared to similar pages in Astro and Next.js (static export), on the same server and with the same hero
 * picture. Lighthouse medians, bytes, and the time from first paint to a working menu. See README.md.
 */

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { ensureChromium } from "../.scripts/chromium.mjs";
import { browserFlags } from "./lib/browser.mjs";
import { printLimits, timeLimits } from "./lib/budgets.mjs";
import { hostOnOwnServer } from "./lib/host.mjs";
import { menuReadiness } from "./lib/menu-readiness.mjs";
import { parseCount, readOptions, stop, writeJson } from "./lib/options.mjs";
import { selectRoutes } from "./lib/page-types.mjs";
import { kilobytes, median, ratio, spread, table, whole } from "./lib/text.mjs";
import { withTools } from "./lib/tools.mjs";
import { withoutScript } from "./lib/without-script.mjs";

const usage = "Usage: npm run bench:peers -- [--peers ../shared/bench/peers] [--runs 5] [--dir public] [--build] [--json FILE]";
const { dir, json, peers, build, ...rest } = readOptions(
	{
		runs: { type: "string", default: "5" },
		dir: { type: "string", default: "public" },
		peers: { type: "string", default: "../shared/bench/peers" },
		build: { type: "boolean", default: false },
	},
	usage,
);
const runs = parseCount("runs", rest.runs);
selectRoutes([], dir);
if (!existsSync(join(peers, "build.mjs")))
	stop(
		`${peers} does not exist. The peers belong to the customer and are not part of this repository. Name their folder (the one with build.mjs) with --peers.`,
	);
withTools(import.meta.url);
const { measure, spreadOfRuns, version } = await import("./lib/lighthouse.mjs");

/** The hero picture of our home page. */
const heroPicture = () => {
	const { image } = JSON.parse(readFileSync("content/pages/home.json", "utf8"));
	return resolve("content/media", image);
};
const out = resolve(".tmp/peers");
const folders = { astro: join(out, "astro/dist"), next: join(out, "next/out") };
if (build || !Object.values(folders).every((folder) => existsSync(join(folder, "index.html")))) {
	console.error("Building the peers (their packages are installed into .tmp/peers) …");
	execFileSync(process.execPath, [join(peers, "build.mjs")], { stdio: ["ignore", 2, 2], env: { ...process.env, OUT: out, HERO: heroPicture() } });
}

const chromePath = ensureChromium();
const hosts = [];
for (const [name, folder] of [
	["astro", folders.astro],
	["next", folders.next],
	["ours", dir],
]) {
	const host = await hostOnOwnServer(folder);
	const bare = await hostOnOwnServer(folder, { transform: withoutScript });
	hosts.push({ name, host }, { name: `${name} without script`, host: bare, bare: true });
}
for (const { host } of hosts) host.warm("/index.html");

const results = await measure(
	hosts.map(({ name, host }) => ({ name, url: `${host.url}/`, flags: host.flags })),
	{ runs, chromePath },
);
const browser = await chromium.launch({ executablePath: chromePath || undefined, args: [...browserFlags, ...hosts[0].host.flags] });
const waits = new Map(hosts.filter(({ bare }) => !bare).map(({ name }) => [name, { present: [], painted: [] }]));
for (let run = 0; run < runs; run += 1)
	for (const { name, host, bare } of hosts)
		for (const from of bare ? [] : ["present", "painted"])
			waits.get(name)[from].push(await menuReadiness(browser, `${host.url}/`, { painted: from === "painted" }));
await browser.close();
for (const { host } of hosts) await host.stop();

const getMedians = (name) => results.find((result) => result.name === name).medians;
const figures = ["fcp", "lcp", "tbt", "speedIndex", "bytes", "script", "requests"];
const heads = ["FCP", "LCP", "TBT", "speed index", "kB", "kB script", "requests"];
console.log(`Lighthouse ${version}, mobile, ${hosts[0].host.server} over HTTP/2, medians of ${runs} interleaved; times in ms, kB of 1000 bytes with headers\n`);
console.log(
	table([
		["page", "performance", ...heads, "CLS"],
		...results.map(({ name, medians: m }) => [
			name,
			whole(m.performance),
			...figures.map((figure) => (["bytes", "script"].includes(figure) ? kilobytes(m[figure]) : whole(m[figure]))),
			m.cls.toFixed(3),
		]),
	]),
);
console.log("\nOurs as a ratio to the peers, and each to itself without script\n");
console.log(
	table([
		["ratio", ...heads],
		...[["ours", "astro"], ["ours", "next"], ...["astro", "next", "ours"].map((name) => [name, `${name} without script`])].map(([one, other]) => [
			`${one} to ${other}`,
			...figures.map((figure) => ratio(getMedians(one)[figure], getMedians(other)[figure])),
		]),
	]),
);
console.log(`\n${spreadOfRuns(results)}`);
console.log(`\nReally throttled (slow 4G, CPU 4x): ms from first paint until a click on the menu button opens something, medians of ${runs}.`);
console.log("Clicked from when it exists (how long a page looks ready and isn't), and only once it's painted (includes the opening itself)\n");
const wait = (name, figure, from = "present") => median(waits.get(name)[from].map((load) => load[figure]));
console.log(
	table([
		["page", "clicked once", "first paint", "largest paint", "menu works", "wait", "least..greatest", "never"],
		...[...waits].flatMap(([name, kinds]) =>
			Object.entries(kinds).map(([from, loads]) => [
				name,
				from,
				...["paint", "largest", "works", "wait"].map((figure) => whole(wait(name, figure, from))),
				spread(loads.map((load) => load.wait)),
				loads.filter((load) => load.wait === undefined).length,
			]),
		),
	]),
);
const limits = [
	["LCP to Astro's", getMedians("ours").lcp / getMedians("astro").lcp, timeLimits.lcpToAstro],
	["script to Next's", getMedians("ours").script / getMedians("next").script, timeLimits.scriptToNext],
	["ms of waiting for the menu", wait("ours", "wait"), timeLimits.paintToMenu],
	["ms of waiting for the menu, compared to Astro's", wait("ours", "wait"), wait("astro", "wait")],
	["ms until it is open, clicked once painted", wait("ours", "wait", "painted"), timeLimits.paintToMenu],
];
printLimits(limits);
writeJson(json, { lighthouse: version, runs, results, waits: Object.fromEntries(waits) });
