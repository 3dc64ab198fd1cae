/**
 * `npm run bench:memory`: what stays in memory after many page changes, compared to the first ones: bytes of its scripts and of the whole heap, nodes,
 * listeners, documents. See README.md.
 */
import { chromium } from "@playwright/test";
import { ensureChromium } from "../.scripts/chromium.mjs";
import { browserFlags } from "./lib/browser.mjs";
import { printLimits } from "./lib/budgets.mjs";
import { hostOnSite } from "./lib/host.mjs";
import { parseCount, readOptions, writeJson } from "./lib/options.mjs";
import { changePages, cycle, heldBytes, openForCounting } from "./lib/page-changes.mjs";
import { selectRoutes } from "./lib/page-types.mjs";
import { kilobytes, ratio, table } from "./lib/text.mjs";

const usage = "Usage: npm run bench:memory -- [--rounds 22] [--dir public] [--json FILE]";
const { dir, json, ...rest } = readOptions({ rounds: { type: "string", default: "22" }, dir: { type: "string", default: "public" } }, usage);
const rounds = parseCount("rounds", rest.rounds);
selectRoutes([], dir);

const host = await hostOnSite(dir);
const browser = await chromium.launch({ executablePath: ensureChromium() || undefined, args: [...browserFlags, ...host.flags] });
const measure = async () => {
	const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block", reducedMotion: "reduce" });
	const session = await openForCounting(page, `${host.url}/about`);
	return changePages(page, session, { rounds, look: async () => ({ held: await heldBytes(session) }) });
};
const { before, after } = await measure().finally(async () => {
	await browser.close();
	await host.stop();
});

const changes = rounds * cycle.length;
const row = (name, field, write = String) => [name, write(before[field]), write(after[field]), ratio(after[field], before[field])];
console.log(`${host.server}, ${changes} page changes after a warm-up, reduced motion, garbage collected; kB of 1000 bytes\n`);
console.log(
	table([
		["", "before", "after", "ratio"],
		row("held by scripts, kB", "held", kilobytes),
		row("whole heap, kB", "JSHeapUsedSize", kilobytes),
		row("nodes", "Nodes"),
		row("listeners", "JSEventListeners"),
		row("documents", "Documents"),
	]),
);
// The whole heap includes compiled code, which grows with what runs often.
const limits = [
	["held by scripts", after.held / before.held, 1.05],
	["whole heap, bytes more", after.JSHeapUsedSize - before.JSHeapUsedSize, 1_500_000],
];
printLimits(limits);
writeJson(json, { server: host.server, changes, before, after });
