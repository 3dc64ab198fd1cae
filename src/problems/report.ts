import { pluralize } from "../lib/text/words";
import type { Problem } from ".";

const getPlace = ({ file, line, column }: Problem) =>
	line === undefined || column === undefined ? file : `${file}:${line}:${column}`;

/**
 * A problem as one line of three columns, two spaces apart, as VS Code's task reads it
 * (.vscode/tasks.json).
 */
export const formatLine = (problem: Problem) =>
	[getPlace(problem), problem.path || "(whole file)", problem.message]
		.map((column) => column.replace(/\s+/g, " "))
		.join("  ");

export const formatBlock = (problem: Problem) =>
	`${`${getPlace(problem)}  ${problem.path}`.trimEnd()}\n    ${problem.message}`;

export const countProblems = (problems: readonly Problem[]) => {
	const files = new Set(problems.map(({ file }) => file)).size;
	return `${pluralize(problems.length, "problem")} in ${pluralize(files, "file")}`;
};

export const sortProblems = (problems: readonly Problem[]): Problem[] =>
	[...problems].sort(
		(a, b) =>
			a.file.localeCompare(b.file, "en-US") ||
			(a.line ?? 0) - (b.line ?? 0) ||
			(a.column ?? 0) - (b.column ?? 0),
	);

export const describeProblems = (problems: readonly Problem[]) =>
	[...sortProblems(problems).map(formatBlock), `${countProblems(problems)} of content/.`].join(
		"\n\n",
	);
