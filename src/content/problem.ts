/** One thing wrong with the content. */
export interface Problem {
	/** Relative to the project's root. */
	file: string;
	/** The path inside the file, such as `faqs[2].answer`; empty for the file as a whole. */
	path: string;
	found: string;
	expected: string;
	remedy: string;
}

/** Where an entry came from: its file, and its path inside it (`[3]`, or nothing). */
interface Place {
	readonly file: string;
	readonly at: string;
}

/** A problem at a path inside an entry. */
export const problemAt = ({ file, at }: Place, path: string, details: Pick<Problem, "found" | "expected" | "remedy">): Problem => ({
	file,
	path: joinPath(at, path),
	...details,
});

/** A problem as an editor reads it in the terminal. */
export const describeProblem = ({ file, path, found, expected, remedy }: Problem): string =>
	[`${file}${path ? ` → ${path}` : ""}`, `  found:    ${found}`, `  expected: ${expected}`, `  remedy:   ${remedy}`].join("\n");

/** All problems as one message, with their count first. */
export const describeProblems = (problems: readonly Problem[]): string =>
	[`${problems.length} ${problems.length === 1 ? "problem" : "problems"} in content/. Nothing was built.`, ...problems.map(describeProblem)].join("\n\n");

/** A value as JSON, shortened for a message. */
export const formatValue = (value: unknown): string => {
	if (value === undefined) return "nothing";
	const text = JSON.stringify(value) ?? String(value);
	return text.length > 90 ? `${text.slice(0, 87)}…` : text;
};

/** `["faqs", 2, "answer"]` as `faqs[2].answer`. */
export const formatPath = (path: readonly PropertyKey[]): string =>
	path.reduce<string>((text, part) => (typeof part === "number" ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part)), "");

/** Joins an entry's path inside its file (`[3]`, or nothing) with a path inside the entry. */
export const joinPath = (at: string, path: string): string => (at && path && !path.startsWith("[") ? `${at}.${path}` : at + path);
