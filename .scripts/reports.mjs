import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * A failed test: where it is, `file:line` or a file, for running it again; what to call it; the first lines of the error; and its trace.
 * @typedef {{ where: string, title: string, error: string, trace?: string }} Failure
 */
const makeFailure = (file, title, message = "", { line = "", trace } = {}) => {
	const lines = stripVTControlCharacters(message)
		.split("\n")
		.map((text) => text.trim())
		.filter(Boolean);
	const where = `${relative(process.cwd(), file)}${line && `:${line}`}`;
	return { where, title, error: lines.slice(0, 4).join("\n    "), trace: trace && relative(process.cwd(), trace) };
};

const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];
const fromPlaywright = ({ file, line, title, tests }) => {
	const { error, attachments } = tests[0]?.results.at(-1) ?? {};
	return makeFailure(file, title, error?.message, { line, trace: attachments?.find(({ name }) => name === "trace")?.path });
};

/** For each tool, turns its report into counts and a list of failures. */
const readers = {
	jest: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) => ({
		passed: numPassedTests,
		failed: numFailedTests + numRuntimeErrorTestSuites,
		failures: testResults
			.filter(({ status }) => status === "failed")
			.flatMap(({ name, message, assertionResults }) => {
				const failed = assertionResults.filter(({ status }) => status === "failed");
				if (failed.length === 0) return [makeFailure(name, "the file didn't run", message)];
				return failed.map(({ fullName, failureMessages }) => makeFailure(name, fullName, failureMessages[0]));
			}),
	}),
	playwright: ({ stats, errors, suites }) => ({
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky,
		failures: [
			...specsIn({ suites })
				.filter(({ ok }) => !ok)
				.map(fromPlaywright),
			...errors.map(({ message }) => makeFailure("playwright.config.ts", "no test", message)),
		],
	}),
	node: ({ passed, failed, failures }) => ({ passed, failed, failures: failures.map(({ file, title, message }) => makeFailure(file, title, message)) }),
	budgets: ({ passed, failed, failures }) => ({ passed, failed, failures: failures.map((message) => makeFailure("bench/budgets.json", "a budget", message)) }),
};

/**
 * The test results of a step. A step without a report counts as one test. A tool that failed without naming a test, or that wrote no report, counts as
 * one failure.
 * @param {{ tool: keyof typeof readers, file: string }} [report] the tool, and the file it writes to
 * @returns {{ passed: number, failed: number, failures: Failure[] }}
 */
export const readReport = (report, succeeded) => {
	if (!report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, failures: [] };
	if (!existsSync(report.file)) return { passed: 0, failed: 1, failures: [makeFailure(report.file, `${report.tool} didn't write its report`)] };
	const { passed, failed, failures } = readers[report.tool](JSON.parse(readFileSync(report.file, "utf8")));
	return { passed, failed: succeeded ? failed : Math.max(failed, 1), failures };
};
