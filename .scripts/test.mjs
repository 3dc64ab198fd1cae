/**
 * `npm test`: every check of the project in order, then the tests that failed, by name, and one closing line, `N passed, N failed`. A step
 * that is not a test runner counts as one. Words name steps: `npm test -- lint types` runs those alone.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { ensureChromium } from "./chromium.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { failedInJest, failedInPlaywright, failedInTap } from "./failed-tests.mjs";
import { ensureNginx } from "./nginx.mjs";

const reports = { unit: ".tmp/jest.json", e2e: ".tmp/playwright.json", hosting: ".tmp/playwright-hosting.json", budgets: ".tmp/budgets.json" };
const run = (command, ...args) => spawnSync(command, args, { stdio: "inherit", env: process.env }).status === 0;
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);
const one = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });
/** A runner's counts. One that failed and names no test counts as one failure. */
const counted = (succeeded, passed, failed) => ({ passed, failed: succeeded ? failed : Math.max(failed, 1) });
const sum = (...counts) => ({
	passed: counts.reduce((all, { passed }) => all + passed, 0),
	failed: counts.reduce((all, { failed }) => all + failed, 0),
});
/** Jest in a process of its own, so that a run the system ended is told from tests that failed: it has no result, and is run again, once. */
const jest = (...args) => {
	const attempt = () => spawnSync(process.execPath, ["node_modules/jest/bin/jest.js", ...args], { stdio: "inherit", env: process.env });
	const { status, signal } = attempt();
	if (!signal) return status === 0;
	console.error(`Jest was ended by ${signal} before it had a result. It is run once more.`);
	return attempt().status === 0;
};
/** What failed, in words, for the end of the log: it is long, and where it is kept often only its end is. */
const failedTests = [];
/** Playwright's counts, from the report its configuration writes. */
const playwright = (file, ...args) => {
	process.env.CHROME_PATH = ensureChromium();
	rmSync(file, { force: true });
	const passed = run("npx", "playwright", "test", ...args);
	const report = read(file);
	if (!report) return one(false);
	failedTests.push(...failedInPlaywright(report));
	const { expected, unexpected, flaky } = report.stats;
	return counted(passed, expected, unexpected + flaky);
};
/** The counts of Node's own test runner, one file after the other. */
const nodeTest = (...files) => {
	const report = ".tmp/node-test.tap";
	rmSync(report, { force: true });
	const words = ["--test-reporter=spec", "--test-reporter-destination=stdout", "--test-reporter=tap", `--test-reporter-destination=${report}`];
	const passed = run("node", "--test", "--test-concurrency=1", ...words, ...files);
	const tap = existsSync(report) ? readFileSync(report, "utf8") : "";
	failedTests.push(...failedInTap(tap));
	const count = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, "m").exec(tap)?.[1] ?? 0);
	return counted(passed, count("pass"), count("fail"));
};

const steps = {
	lint: () => one(run("npm", "run", "--silent", "lint")),
	types: () => one(run("npm", "run", "--silent", "types")),
	imports: () => one(run("npm", "run", "--silent", "imports")),
	content: () => one(run("npm", "run", "--silent", "check:content")),
	unit: () => {
		rmSync(reports.unit, { force: true });
		const passed = jest("--json", `--outputFile=${reports.unit}`);
		const report = read(reports.unit);
		if (!report) return one(false);
		failedTests.push(...failedInJest(report));
		return counted(passed, report.numPassedTests, report.numFailedTests + report.numRuntimeErrorTestSuites);
	},
	build: () => one(run("npm", "run", "--silent", "build")),
	server: () => {
		const files = readdirSync("tests/server").filter((name) => name.endsWith(".test.mjs"));
		return nodeTest(...files.sort().map((name) => `tests/server/${name}`));
	},
	budgets: () => {
		const counting = nodeTest("tests/bench/weight.test.mjs");
		process.env.CHROME_PATH = ensureChromium();
		rmSync(reports.budgets, { force: true });
		const passed = run("node", "bench/weight.mjs", "--check", "--json", reports.budgets);
		const report = read(reports.budgets);
		return sum(counting, report ? counted(passed, report.passed, report.failed) : one(false));
	},
	// What measures time has the machine to itself.
	e2e: () => sum(playwright(reports.e2e, "--grep-invert=@alone"), playwright(reports.e2e, "--grep=@alone", "--workers=1")),
	hosting: () => {
		ensureNginx();
		const server = nodeTest("tests/hosting/nginx.test.mjs", "tests/hosting/release.test.mjs", "tests/hosting/observatory.test.mjs");
		const browser = playwright(reports.hosting, "-c", "tests/hosting/playwright.config.ts");
		return sum(server, browser);
	},
};

ensureDependencies();
mkdirSync(".tmp", { recursive: true });
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
	console.error(`No step is called ${unknown.join(", ")}. The steps: ${Object.keys(steps).join(", ")}.`);
	process.exit(2);
}

const totals = { passed: 0, failed: 0 };
const failures = [];
for (const [name, step] of Object.entries(steps)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	const started = Date.now();
	console.log(`\n── ${name} ──`);
	const { passed, failed } = step();
	totals.passed += passed;
	totals.failed += failed;
	if (failed > 0) failures.push(name);
	console.log(`── ${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s`);
	// Without a build there is nothing for the browser to see.
	if (name === "build" && failed > 0) break;
}
if (failedTests.length > 0) console.log(`\n${failedTests.join("\n")}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
