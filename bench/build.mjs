/**
 * `npm run bench:build`: whether build time grows linearly with the pages. Copies of the project with more services are built without a cache,
 * again, and after one edit. With --work, the logs and the pictures for the next run stay in that folder. Linux only (/proc). See README.md.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { printLimits, timeLimits } from "./lib/budgets.mjs";
import { parseCount, readOptions, stop, writeJson } from "./lib/options.mjs";
import { watchMemory } from "./lib/process-tree.mjs";
import { builtSizes, copyProject, editOne, hasPictures, restorePictures, savePictures } from "./lib/project-copy.mjs";
import { kilobytes, ratio, table } from "./lib/text.mjs";

const usage = "Usage: npm run bench:build -- [--counts 27,100,300,1000] [--work FOLDER] [--json FILE]";
const options = readOptions({ counts: { type: "string", default: "27,100,300,1000" }, work: { type: "string" } }, usage);
const counts = options.counts.split(",").map((count) => parseCount("counts", count));
if (process.platform !== "linux") stop("bench:build reads memory from Linux's /proc: run it on Linux.");
const work = options.work ? resolve(options.work) : mkdtempSync(join(tmpdir(), "bench-build-"));
const watched = ["/services", "/", "/services/microneedling", "/about"];

/** One `gatsby build`: seconds, peak memory, Gatsby's own steps. Exits if it fails. */
const build = async (root, name) => {
	const from = performance.now();
	const env = { ...process.env, CI: "true", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", NO_COLOR: "1", FORCE_COLOR: "0" };
	const child = spawn(process.execPath, [join(root, "node_modules/gatsby/cli.js"), "build"], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
	const memory = watchMemory(child.pid);
	let output = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (text) => {
			output += text;
		});
	const code = await new Promise((ended) => child.once("close", ended));
	const result = { seconds: (performance.now() - from) / 1000, memory: memory(), load: loadavg()[0] };
	writeFileSync(join(work, `${name}.log`), output);
	if (code !== 0) stop(`${name}: the build failed (exit code ${code}). Its last lines:\n${output.split("\n").slice(-20).join("\n")}`);
	const steps = [...output.matchAll(/^success (.+?)(?:\s+\d+\/\d+)? - ([\d.]+)s/gm)].map(([, step, seconds]) => ({ step, seconds: Number(seconds) }));
	console.error(`${name}: ${result.seconds.toFixed(1)} s, load ${result.load.toFixed(1)}`);
	return { ...result, steps };
};

const [root, pictureFolder] = ["project", "pictures"].map((name) => join(work, `bench-build-${name}`));
const rows = [];
let pictures;
try {
	if (!hasPictures(pictureFolder)) {
		copyProject(root, counts[0]);
		pictures = await build(root, `pictures and ${counts[0]} services`);
		savePictures(root, pictureFolder);
	}
	for (const count of counts) {
		rmSync(root, { recursive: true, force: true });
		const services = copyProject(root, count);
		restorePictures(pictureFolder, root);
		const cold = await build(root, `${services} services, cold`);
		const built = builtSizes(root, watched);
		const warm = await build(root, `${services} services, warm`);
		editOne(root);
		const edit = await build(root, `${services} services, one edit`);
		rows.push({ services, cold, warm, edit, ...built });
	}
} finally {
	rmSync(root, { recursive: true, force: true });
	if (!options.work) rmSync(work, { recursive: true, force: true });
}

const gigabytes = (bytes) => (bytes / 1e9).toFixed(2);
const seconds = ({ seconds: time }) => time.toFixed(1);
console.log(
	`gatsby build, ${cpus().length} cores, Node ${process.versions.node}. GB of resident memory of the whole process tree, shared pages counted in each\n`,
);
console.log(
	`${pictures ? `Without a cache, and with every picture made: ${seconds(pictures)} s, ${gigabytes(pictures.memory.all)} GB. ` : ""}Below, only the pictures are cached.\n`,
);
console.log(
	table([
		["services", "pages", "cold s", "warm s", "one edit s", "edit to cold", "cold GB", "largest process GB", "one edit GB"],
		...rows.map(({ services, pages, cold, warm, edit }) => [
			services,
			pages,
			...[cold, warm, edit].map(seconds),
			ratio(edit.seconds, cold.seconds),
			...[cold.memory.all, cold.memory.largest, edit.memory.all].map(gigabytes),
		]),
	]),
);
const added = rows.slice(1).map((row, index) => {
	const before = rows[index];
	const each = (figure) => (1000 * (row[figure].seconds - before[figure].seconds)) / (row.pages - before.pages);
	return { from: before.services, to: row.services, cold: each("cold"), warm: each("warm"), edit: each("edit") };
});
/** Noise can exceed the cost of the first added pages; then there's no ratio. */
const firstCold = added[0]?.cold > 0 ? added[0].cold : undefined;
if (added.length > 0) {
	console.log("\nMilliseconds per added page\n");
	console.log(
		table([
			["services", "cold", "warm", "one edit", "cold to the first"],
			...added.map((step) => [`${step.from} to ${step.to}`, ...[step.cold, step.warm, step.edit].map((time) => time.toFixed(1)), ratio(step.cold, firstCold)]),
		]),
	);
}
console.log("\nPage sizes, kB before compression, by the services that their main part links to\n");
const weights = watched.flatMap((route, index) => rows.map((row) => ({ route, of: row.services, ...row.sizes[index], first: rows[0].sizes[index] })));
const perService = ({ services, first }, figure, size) => (services === first.services ? "" : kilobytes((size - first[figure]) / (services - first.services)));
console.log(
	table([
		["page", "services", "linked", "HTML", "HTML a link added", "HTML a link at first", "page data", "data a link added", "data a link at first"],
		...weights.map((one) => [
			one.route,
			one.of,
			one.services,
			...["html", "data"].flatMap((figure) => [
				kilobytes(one[figure]),
				perService(one, figure, one[figure]),
				one.first.services ? kilobytes(one.first[figure] / one.first.services) : "",
			]),
		]),
	]),
);
const longest = rows
	.at(-1)
	.cold.steps.sort((a, b) => b.seconds - a.seconds)
	.slice(0, 8);
const stepSeconds = ({ steps }, step) => steps.filter((one) => one.step === step).reduce((total, one) => total + one.seconds, 0);
console.log("\nGatsby's longest steps of the largest build, seconds cold | one edit\n");
console.log(
	table([
		["step", ...rows.map(({ services }) => services)],
		...longest.map(({ step }) => [
			step.slice(0, 60),
			...rows.map((row) => `${stepSeconds(row.cold, step).toFixed(1)} | ${stepSeconds(row.edit, step).toFixed(1)}`),
		]),
	]),
);
const last = rows.at(-1);
/** How much a page of links has grown since the smallest build, in kB, and how much it may at the smallest build's rate per link. */
const growth = (route, figure) => {
	const [from, to] = [rows[0], last].map(({ sizes }) => sizes[watched.indexOf(route)]);
	return [`kB more of ${figure} in ${route}`, (to[figure] - from[figure]) / 1000, ((to.services - from.services) * from[figure]) / from.services / 1000];
};
const limits = [
	["GB of memory", last.cold.memory.all / 1e9, timeLimits.memory / 1e9],
	["one edit to cold", last.edit.seconds / last.cold.seconds, timeLimits.editToCold],
	...(added.length > 1 ? [["cost of an added page, relative to the first ones", firstCold && added.at(-1).cold / firstCold, timeLimits.addedPage]] : []),
	...["/services", "/"].flatMap((route) => ["html", "data"].map((figure) => growth(route, figure))),
];
printLimits(limits);
if (limits.some(([, figure]) => figure === undefined))
	console.log(`\nNot measured: ${rows[1].services} services took no longer than ${rows[0].services} in this run. Run again on an idle machine.`);
writeJson(options.json, { pictures, rows, added });
