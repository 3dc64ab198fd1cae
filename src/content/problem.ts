/** One thing wrong with the content: what, where, what was expected, and the remedy. */
export interface Problem {
	/** The file, from the project's root. */
	file: string;
	/** The path inside it: `faqs[2].answer`; empty where the file as a whole is meant. */
	path: string;
	/** What was found. */
	found: string;
	/** What was expected. */
	expected: string;
	/** What to do about it. */
	remedy: string;
}

/** The text of a problem as an editor reads it in the terminal. */
export const describeProblem = ({ file, path, found, expected, remedy }: Problem): string =>
	[`${file}${path ? ` → ${path}` : ""}`, `  found:    ${found}`, `  expected: ${expected}`, `  remedy:   ${remedy}`].join("\n");

/** Several problems as one message, the count first. */
export const describeProblems = (problems: readonly Problem[]): string =>
	[`${problems.length} ${problems.length === 1 ? "problem" : "problems"} in content/. Nothing was built.`, ...problems.map(describeProblem)].join("\n\n");

/** A value shortened for a message. */
export const show = (value: unknown): string => {
	if (value === undefined) return "nothing";
	const text = JSON.stringify(value) ?? String(value);
	return text.length > 90 ? `${text.slice(0, 87)}…` : text;
};

/** `["faqs", 2, "answer"]` as `faqs[2].answer`. */
export const formatPath = (path: readonly PropertyKey[]): string =>
	path.reduce<string>((text, part) => (typeof part === "number" ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part)), "");
