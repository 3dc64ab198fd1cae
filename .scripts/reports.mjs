import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A failed test as text: its file, its title, and the first lines of the error. */
const describe = (file, title, message = "") => {
	const lines = stripVTControlCharacters(message)
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean);
	return [`${relative(process.cwd(), file)} › ${title}`, ...lines.slice(0, 4).map((line) => `    ${line}`)].join("\n");
};

const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** For each tool, turns its report into counts and a list of the failed tests as text. */
const readers = {
	jest: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) => ({
		passed: numPassedTests,
		failed: numFailedTests + numRuntimeErrorTestSuites,
		failures: testResults
			.filter(({ status }) => status === "failed")
			.flatMap(({ name, message, assertionResults }) => {
				const failed = assertionResults.filter(({ status }) => status === "failed");
				if (failed.length === 0) return [describe(name, "the file didn't run", message)];
				return failed.map(({ fullName, failureMessages }) => describe(name, fullName, failureMessages[0]));
			}),
	}),
	playwright: ({ stats, errors, suites }) => ({
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky,
		failures: [
			...specsIn({ suites })
				.filter(({ ok }) => !ok)
				.map(({ file, line, title, tests }) => describe(`${file}:${line}`, title, tests[0]?.results.at(-1)?.error?.message)),
			...errors.map(({ message }) => describe("playwright", "no test", message)),
		],
	}),
	node: ({ passed, failed, failures }) => ({ passed, failed, failures: failures.map(({ file, title, message }) => describe(file, title, message)) }),
	budgets: ({ passed, failed, failures }) => ({ passed, failed, failures }),
};

/**
 * The test results of a step. A step without a report counts as one test. A tool that failed without naming a test, or that wrote no report, counts as
 * one failure.
 * @param {{ tool: keyof typeof readers, file: string }} [report] the tool, and the file it writes to
 */
export const readReport = (report, succeeded) => {
	if (!report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, failures: [] };
	if (!existsSync(report.file)) return { passed: 0, failed: 1, failures: [`${report.tool} didn't write a report to ${report.file}.`] };
	const { passed, failed, failures } = readers[report.tool](JSON.parse(readFileSync(report.file, "utf8")));
	return { passed, failed: succeeded ? failed : Math.max(failed, 1), failures };
};
