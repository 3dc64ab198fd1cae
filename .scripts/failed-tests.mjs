import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

const lines = (message) =>
	stripVTControlCharacters(message ?? "")
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean);
/** A test and the first words of why, as lines of a log's end. */
const said = (where, title, message) =>
	[
		`${where} › ${title}`,
		...lines(message)
			.slice(0, 4)
			.map((line) => `    ${line}`),
	].join("\n");
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * The tests that failed by Playwright's JSON report, and what it could not load, each as text: file, line, title, and the beginning of the error.
 * @param {import("@playwright/test/reporter").JSONReport} report
 */
export const failedInPlaywright = (report) => [
	...specsOf(report)
		.filter(({ ok }) => !ok)
		.map(({ file, line, title, tests }) => {
			const errors = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
			return said(`${file}:${line}`, title, errors.map(({ message }) => message).join("\n"));
		}),
	...report.errors.map(({ message }) => said("playwright", "no test", message)),
];

/** The same by Jest's JSON report; a file that did not run is named as a whole. */
export const failedInJest = ({ testResults }) =>
	testResults
		.filter(({ status }) => status === "failed")
		.flatMap(({ name, message, assertionResults }) => {
			const failed = assertionResults.filter(({ status }) => status === "failed");
			const file = relative(process.cwd(), name);
			if (failed.length === 0) return [said(file, "the file did not run", message)];
			return failed.map(({ fullName, failureMessages }) => said(file, fullName, failureMessages[0]));
		});

/** The same by the TAP of Node's own runner; a test that failed by one within it is left to that one. */
export const failedInTap = (tap) => {
	const about = /^\s*not ok \d+ - (?<title>.*)\n\s*---\n(?<facts>[\s\S]*?)^\s*\.\.\.$/gm;
	return [...tap.matchAll(about)].flatMap(({ groups: { title, facts } }) => {
		if (facts.includes("failureType: 'subtestsFailed'")) return [];
		const where = /location: '(.*)'/.exec(facts)?.[1] ?? "node --test";
		const error = /error: (?:\|-)?([\s\S]*?)\n\s*code:/.exec(facts)?.[1];
		return [said(where.replace(`${process.cwd()}/`, ""), title, error)];
	});
};
