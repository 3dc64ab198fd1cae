/**
 * `npm test`, `npm run test:deep` and `npm run check`: installs what's missing, runs the steps of a plan, several in parallel, and prints each step's
 * seconds beside its budget, the failed tests, and `N passed, N failed`. It stops if the first stage fails, because that one builds what the others test.
 */
import { mkdirSync, rmSync } from "node:fs";
import { ensureChromium } from "./chromium.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { ensureFirefox, ensureWebKit } from "./engines.mjs";
import { ensureJava } from "./java.mjs";
import { ensureNginx } from "./nginx.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { readReport } from "./reports.mjs";
import { ensureStrace } from "./strace.mjs";

const script = (name) => ({ name, command: `npm run --silent ${name}` });
const reportFile = (name) => `.tmp/${name.replaceAll(":", "-")}.json`;
const nodeTests = (name) => ({ ...script(name), report: { tool: "node", file: reportFile(name) } });
const browserTests = (name) => ({
	...script(name),
	report: { tool: "playwright", file: reportFile(name) },
	env: { PLAYWRIGHT_REPORT: reportFile(name) },
});
const unitTests = (name, options = "") => ({
	name,
	command: `npm run --silent test:unit -- --json --outputFile=.tmp/unit.json ${options}`,
	report: { tool: "jest", file: ".tmp/unit.json" },
});
const contentCheck = script("check:content");
const staticChecks = [script("types"), script("lint"), script("imports")];
// `types` reads the committed file at the same time, so the build writes its own somewhere else.
const build = { ...script("build"), env: { GATSBY_TYPES_OUTPUT: ".tmp/gatsby-types.d.ts" } };
// The build's own check is a part of check:content, and isn't made again in the same step.
const checkedBuild = { name: "content and build", command: `${contentCheck.command} && ${build.command}`, env: { ...build.env, CONTENT_CHECKED: "1" } };
const budgets = { name: "budgets", command: "node bench/weight.mjs --check --json .tmp/budgets.json", report: { tool: "budgets", file: ".tmp/budgets.json" } };
const generatedTypes = { name: "generated types", command: "diff -q src/gatsby-types.d.ts .tmp/gatsby-types.d.ts" };
const recipes = { name: "recipes and mutations", command: "npx jest", env: { JEST_DEEP: "1" } };

/** Stages run one after the other, the steps of a stage in parallel. */
const plans = {
	test: [
		[checkedBuild, unitTests("test:unit"), ...staticChecks],
		[browserTests("test:e2e"), nodeTests("test:node"), nodeTests("test:engines"), budgets, generatedTypes],
	],
	deep: [
		[build, recipes],
		[nodeTests("test:deep:node")],
		[nodeTests("test:deep:node24")],
		[nodeTests("test:deep:engines")],
		[browserTests("test:deep:e2e")],
		[browserTests("test:deep:repeat")],
	],
	check: [[...staticChecks, contentCheck, unitTests("affected unit tests", "--onlyChanged --passWithNoTests")]],
};

/** The seconds that a step may take on two cores with only its own stage on them. They're printed and fail nothing, because a machine may be busy. */
const secondsAllowed = {
	"content and build": 240,
	build: 240,
	"test:unit": 300,
	types: 60,
	lint: 30,
	imports: 30,
	"check:content": 15,
	"test:e2e": 420,
	"test:node": 300,
	"test:engines": 90,
	budgets: 60,
	"generated types": 1,
	"affected unit tests": 30,
	"recipes and mutations": 400,
	"test:deep:node": 900,
	"test:deep:node24": 600,
	"test:deep:engines": 900,
	"test:deep:e2e": 2400,
	"test:deep:repeat": 300,
};

/** Test machines have two cores, and no step keeps both busy all the time. */
const maxProcesses = 3;

const [planName = "test"] = process.argv.slice(2);
const plan = plans[planName];
if (!plan) {
	console.error(`There's no plan called ${planName}. The plans: ${Object.keys(plans).join(", ")}.`);
	process.exit(2);
}

ensureDependencies();
mkdirSync(".tmp", { recursive: true });
if (planName !== "check") {
	process.env.CHROME_PATH = ensureChromium();
	ensureNginx();
	ensurePostgres();
	ensureWebKit();
	if (planName === "deep") {
		ensureFirefox();
		ensureJava();
		ensureStrace();
	}
}

const { default: concurrently } = await import("concurrently");
/** Runs the steps of a stage. @returns of each: seconds, counts and failures */
const runStage = async (steps) => {
	for (const { report } of steps) if (report) rmSync(report.file, { force: true });
	const inputs = steps.map(({ name, command, env = {} }) => ({ name, command, env: { ...process.env, ...env } }));
	const closed = await concurrently(inputs, { group: true, maxProcesses, prefix: "[{name}]" }).result.catch((events) => events);
	return steps.map((step, index) => {
		const { exitCode, timings } = closed.find((event) => event.index === index);
		return { name: step.name, seconds: Math.round(timings.durationSeconds), ...readReport(step.report, exitCode === 0) };
	});
};

const started = Date.now();
const results = [];
for (const stage of plan) {
	if (stage === plan[1] && results.some(({ failed }) => failed > 0)) break;
	results.push(...(await runStage(stage)));
}
const skipped = plan.flat().slice(results.length);
const total = (count) => results.reduce((sum, result) => sum + result[count], 0);

console.log();
for (const { name, seconds, passed, failed } of results) {
	const allowed = secondsAllowed[name] === undefined ? "" : `of ${secondsAllowed[name]}`;
	console.log(
		`${name.padEnd(22)} ${String(seconds).padStart(5)} s ${allowed.padEnd(7)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`,
	);
}
console.log(`${"all, several at once".padEnd(22)} ${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s`);
if (skipped.length > 0) console.log(`Not run because the first stage failed: ${skipped.map(({ name }) => name).join(", ")}`);
for (const { name, failed, failures } of results) if (failed > 0) console.log(`\nFailed: ${name}\n${failures.join("\n")}`);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exit(total("failed") === 0 ? 0 : 1);
