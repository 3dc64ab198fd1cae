/**
 * `npm test`, `npm run test:deep` and `npm run check`: installs what's missing, runs the steps of a plan, several in parallel, and prints of each its seconds
 * on the clock and on the cores, the failed tests, and `N passed, N failed`. It stops if the first stage fails, because that one builds what the others
 * test. Tests of browsers and servers that failed run once more, alone, which tells a flake from a fault; both are failures.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { chromium, ensureChromium } from "./chromium.mjs";
import { installMissing } from "./debian.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { caddy, firefox, podman, postgres, sqlite3, webkit } from "./programs.mjs";
import { readReport } from "./reports.mjs";

const script = (name) => ({ name, command: `npm run --silent ${name}` });
const reportFile = (name) => `.tmp/${name.replaceAll(":", "-")}.json`;
const aloneReport = ".tmp/alone.json";
/** @returns a step whose failed tests can run alone: `alone` makes a step of the places where they are, or of `files` if these define tests for others */
const nodeTests = (name, files) => ({
	...script(name),
	report: { tool: "node", file: reportFile(name) },
	alone: (places) => ({
		name: `${name}, alone`,
		command: `npm run --silent node-test -- --test-reporter-destination=${aloneReport} ${(files ?? places).join(" ")}`,
		report: { tool: "node", file: aloneReport },
	}),
});
const browserTests = (name, file = reportFile(name)) => ({
	...script(name),
	report: { tool: "playwright", file },
	env: { PLAYWRIGHT_REPORT: file },
	alone: (places) => ({
		name: `${name}, alone`,
		command: `npx playwright test --workers 1 --trace on --output .tmp/alone ${places.join(" ")}`,
		report: { tool: "playwright", file: aloneReport },
		env: { PLAYWRIGHT_REPORT: aloneReport },
	}),
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
const generatedTypes = {
	name: "generated types",
	command: "diff -q src/gatsby-types.d.ts .tmp/gatsby-types.d.ts || { echo 'Run npm run build, and commit src/gatsby-types.d.ts.'; exit 1; }",
};
const recipes = { name: "recipes and mutations", command: "npx jest", env: { JEST_DEEP: "1" } };

/** Stages run one after the other, the steps of a stage in parallel. */
const plans = {
	test: [
		[checkedBuild, unitTests("test:unit"), ...staticChecks],
		[browserTests("test:e2e"), nodeTests("test:node"), nodeTests("test:engines", ["tests/engines/smoke.test.mjs"]), budgets, generatedTypes],
	],
	deep: [
		[build, recipes],
		[nodeTests("test:deep:node")],
		[nodeTests("test:deep:engines", ["tests/engines/webkit.test.mjs", "tests/engines/firefox.test.mjs"])],
		[browserTests("test:deep:e2e")],
		[browserTests("test:deep:repeat")],
	],
	check: [[...staticChecks, contentCheck, unitTests("affected unit tests", "--onlyChanged --passWithNoTests")]],
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
	installMissing(chromium, postgres, sqlite3, webkit, ...(planName === "deep" ? [caddy, firefox, podman] : []));
	ensureChromium();
}

const { default: concurrently } = await import("concurrently");

/** A step that prints nothing for that long hangs: no test may take longer (`node-test` in package.json). In milliseconds. */
const longestSilence = 75 * 60_000;
/** Ends a running step that hangs, and says which, and what it did last. @returns what stops watching */
const watchForHang = (command) => {
	let last = "nothing";
	const end = () => {
		console.error(`${command.name} has printed nothing for ${longestSilence / 60_000} minutes and is ended. The last it printed was: ${last}`);
		command.kill();
	};
	const timer = setTimeout(end, longestSilence);
	for (const output of [command.stdout, command.stderr])
		output.subscribe((text) => {
			last = String(text).trim().split("\n").at(-1) || last;
			timer.refresh();
		});
	return () => clearTimeout(timer);
};

/** The file for the seconds of user and system time of a step and everything that it waited for. */
const timesFile = (name) => `.tmp/times-${name.replaceAll(/\W/g, "-")}`;
const readCoreSeconds = (name) => {
	// A step that was ended has none.
	const [, ofChildren = ""] = existsSync(timesFile(name)) ? readFileSync(timesFile(name), "utf8").trim().split("\n") : [];
	return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
};

/** Runs the steps of a stage. @returns of each: its step, seconds, counts and failures */
const runStage = async (steps) => {
	for (const { name, report } of steps) for (const file of [timesFile(name), report?.file]) if (file) rmSync(file, { force: true });
	const inputs = steps.map(({ name, command, env = {} }) => ({
		name,
		command: `${command}; code=$?; times > ${timesFile(name)}; exit $code`,
		env: { ...process.env, ...env },
	}));
	const { result, commands } = concurrently(inputs, { group: true, maxProcesses, prefix: "[{name}]" });
	const stopWatching = commands.map(watchForHang);
	const closed = await result.catch((events) => events);
	for (const stop of stopWatching) stop();
	return steps.map((step, index) => {
		const { exitCode, timings } = closed.find((event) => event.index === index);
		return { step, seconds: timings.durationSeconds, coreSeconds: readCoreSeconds(step.name), ...readReport(step.report, exitCode === 0) };
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

/** Runs the failed tests of a step once more, with nothing beside them. @returns what to say of each */
const explain = async ({ step, failures }) => {
	const describe = ({ where, title, error }, verdict, trace) => [`${where} › ${title}`, error, verdict, trace && `Trace: npx playwright show-trace ${trace}`];
	const named = failures.filter(({ where }) => step.alone && where);
	const places = [...new Set(named.map(({ where }) => where))];
	const [alone] = places.length > 0 ? await runStage([step.alone(places)]) : [];
	return failures.map((failure) => {
		if (!alone || !named.includes(failure)) return describe(failure);
		const again = alone.failures.find(({ where, title }) => where === failure.where && title === failure.title);
		if (again || alone.passed === 0) return describe(failure, "Failed twice: beside other tests, and alone.", again?.trace);
		return describe(failure, "Failed beside other tests, passed alone: a flake, which is a bug of the test or of the site.", failure.trace);
	});
};
const explained = [];
for (const result of results.filter(({ failed }) => failed > 0)) explained.push({ name: result.step.name, failures: await explain(result) });

console.log(`\n${"".padEnd(22)}   clock    cores`);
const seconds = (count) => `${Math.round(count)} s`.padStart(8);
for (const { step, seconds: onClock, coreSeconds, passed, failed } of results) {
	console.log(`${step.name.padEnd(22)}${seconds(onClock)} ${seconds(coreSeconds)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`);
}
console.log(`${"all, several at once".padEnd(22)}${seconds((Date.now() - started) / 1000)} ${seconds(total("coreSeconds"))}`);
if (skipped.length > 0) console.log(`Not run because the first stage failed: ${skipped.map(({ name }) => name).join(", ")}`);
for (const { name, failures } of explained) {
	console.log(`\nFailed: ${name}`);
	for (const lines of failures) console.log(lines.filter(Boolean).join("\n    "));
}
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exit(total("failed") === 0 ? 0 : 1);
