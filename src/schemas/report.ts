import type { Problem } from "./problem";

const getPlace = ({ file, line, column }: Problem): string => (line === undefined || column === undefined ? file : `${file}:${line}:${column}`);

const indent = (text: string): string => text.replace(/^/gm, "    ");

/** A problem as one line of three columns, two spaces apart: place, path, message. The line in question may follow. */
export const formatLine = (problem: Problem): string => {
	const line = [getPlace(problem), problem.path || "(whole file)", problem.message].map((column) => column.replace(/\s+/g, " ")).join("  ");
	return problem.excerpt ? `${line}\n${indent(problem.excerpt)}` : line;
};

export const formatBlock = (problem: Problem): string => {
	const { path, message, excerpt } = problem;
	const head = path ? `${getPlace(problem)}  ${path}` : getPlace(problem);
	return [head, ...(excerpt ? [indent(excerpt)] : []), indent(message)].join("\n");
};

export const countProblems = (problems: readonly Problem[]): string => {
	const files = new Set(problems.map(({ file }) => file)).size;
	return `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in ${files} ${files === 1 ? "file" : "files"}`;
};

export const sortProblems = (problems: readonly Problem[]): Problem[] =>
	[...problems].sort((a, b) => a.file.localeCompare(b.file, "en-US") || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));

export const describeProblems = (problems: readonly Problem[]): string =>
	[...sortProblems(problems).map(formatBlock), `${countProblems(problems)} of content/.`].join("\n\n");
