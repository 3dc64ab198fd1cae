import type { z } from "zod";
import { type Finding, formatValue } from "../problem";
import { getPartAt, listFields, type Shape } from "../shape";
import { listNames, suggest, suggestOr } from "../suggest";
import { getAtPath } from "../walk";

/** An issue of a schema in an editor's words, at its path in the entry. */
export interface Explained extends Finding {
	readonly path: readonly PropertyKey[];
	/** The field that a misspelled one stands for. */
	readonly meant?: string;
}

const typeNames: Readonly<Record<string, string>> = {
	string: "a text in quotation marks",
	number: "a number without quotation marks",
	int: "a whole number without quotation marks",
	boolean: "true or false, without quotation marks",
	array: "a list in square brackets: [ ]",
	object: "a group of fields in braces: { }",
	record: "a group of fields in braces: { }",
	null: "null",
};

const formatNames: Readonly<Record<string, string>> = {
	url: "a web address that starts with https://",
	email: "an email address such as hello@example.com",
};

const plurals: Readonly<Record<string, string>> = { letter: "letters", entry: "entries" };
const count = (amount: number | bigint, word: string): string => `${amount} ${Number(amount) === 1 ? word : plurals[word]}`;

const sizes: Readonly<Record<string, string>> = { string: "letter", array: "entry" };

/** What a schema expects, where it doesn't say so itself. */
const describeExpected: z.core.$ZodErrorMap = (issue) => {
	switch (issue.code) {
		case "invalid_type":
			return typeNames[issue.expected] ?? `${issue.expected}`;
		case "too_small": {
			const word = sizes[issue.origin];
			return word ? `${count(issue.minimum, word)} or more` : `${issue.inclusive ? "" : "more than "}${issue.minimum}${issue.inclusive ? " or more" : ""}`;
		}
		case "too_big": {
			const word = sizes[issue.origin];
			if (Number(issue.maximum) === 0 && word) return "an empty list";
			return word ? `${count(issue.maximum, word)} or fewer` : `${issue.maximum} or less`;
		}
		case "invalid_format":
			return formatNames[issue.format] ?? "another form";
		case "invalid_value":
			return issue.values.length === 1 ? formatValue(issue.values[0]) : `one of: ${listNames(issue.values.map(String))}`;
		case "not_multiple_of":
			return "two digits after the point at most";
		default:
			return undefined;
	}
};

const getSize = (value: unknown): number => (typeof value === "string" ? value.trim().length : Array.isArray(value) ? value.length : 0);

const remedyForType = (value: unknown, expected: string): string => {
	if (value === null) return "Write a value, or remove the field.";
	if (expected === "string" && typeof value === "number") return `Put quotation marks around it: "${value}".`;
	if (expected === "array" && typeof value === "string")
		return "Put square brackets around it: [ and ]. Each entry has quotation marks, with commas between them.";
	if (/^(?:number|int)$/.test(expected) && typeof value === "string") return "Write the number alone, without quotation marks, $ or words.";
	if (expected === "int") return "Round it to a whole number.";
	if (expected === "boolean") return "Write true or false.";
	return "Write a value of that kind.";
};

const getRemedy = (issue: z.core.$ZodIssue, value: unknown): string => {
	switch (issue.code) {
		case "invalid_type":
			return remedyForType(value, issue.expected);
		case "too_small":
			if (issue.origin === "string")
				return getSize(value) === 0 ? "Write the text." : `Write ${count(Number(issue.minimum) - getSize(value), "letter")} more at least.`;
			return issue.origin === "array" ? `Add ${Number(issue.minimum) - getSize(value)} at least.` : "Correct the number.";
		case "too_big":
			if (issue.origin === "string") return `Shorten it by ${count(getSize(value) - Number(issue.maximum), "letter")}.`;
			return issue.origin === "array" ? `Remove ${getSize(value) - Number(issue.maximum)}.` : "Correct the number.";
		case "invalid_value":
			return suggestOr(value, issue.values.map(String), "Write one of them.");
		case "invalid_format":
			return "Write it in that form.";
		case "custom":
			return typeof issue.params?.remedy === "string" ? issue.params.remedy : "Correct it.";
		default:
			return "Correct it.";
	}
};

const getFound = (issue: z.core.$ZodIssue, value: unknown): string => {
	const size = getSize(value);
	if ((issue.code !== "too_small" && issue.code !== "too_big") || size === 0) return formatValue(value);
	const word = sizes[issue.origin];
	return word ? `${count(size, word)}: ${formatValue(value)}` : formatValue(value);
};

/** The known fields that the unknown ones of an object stand for, by the unknown name. */
const matchFields = (keys: readonly string[], object: unknown, shape: Shape | undefined): Map<string, string> => {
	const absent = listFields(shape).filter((name) => getAtPath(object, [name]) === undefined);
	return new Map(
		keys.flatMap((key) => {
			const meant = suggest(key, absent);
			return meant === undefined ? [] : [[key, meant] as const];
		}),
	);
};

const explainUnknown = (issue: z.core.$ZodIssueUnrecognizedKeys, entry: unknown, shape: Shape): Explained[] => {
	const part = getPartAt(shape, issue.path);
	const object = getAtPath(entry, issue.path);
	const meant = matchFields(issue.keys, object, part);
	return issue.keys.map((key) => {
		const name = meant.get(key);
		return {
			path: [...issue.path, key],
			found: `the unknown field "${key}"`,
			expected: name ? `"${name}"` : `one of the fields ${listNames(listFields(part))}`,
			remedy: name ? `Did you mean "${name}"? Correct the spelling.` : "Remove the field, or write its content into one of these.",
			...(name && { meant: name }),
		};
	});
};

/** A field that's missing because its name is misspelled isn't a second problem. */
const isMisspelled = (issue: z.core.$ZodIssue, issues: readonly z.core.$ZodIssue[], entry: unknown, shape: Shape): boolean =>
	issues.some(
		(other) =>
			other.code === "unrecognized_keys" &&
			other.path.length === issue.path.length - 1 &&
			other.path.every((key, index) => key === issue.path[index]) &&
			[...matchFields(other.keys, getAtPath(entry, other.path), getPartAt(shape, other.path)).values()].includes(String(issue.path.at(-1))),
	);

/** What's said about the size of a value that's of another type, or about the length of an empty text, is said already. */
const isConsequence = (issue: z.core.$ZodIssue, index: number, issues: readonly z.core.$ZodIssue[], entry: unknown): boolean => {
	if (issue.code !== "too_small" && issue.code !== "too_big") return false;
	const before = issues.slice(0, index).filter(({ path }) => path.length === issue.path.length && path.every((key, at) => key === issue.path[at]));
	return before.some(({ code }) => code === "invalid_type" || (code === "too_small" && getSize(getAtPath(entry, issue.path)) === 0));
};

/** What a schema finds wrong with an entry, in an editor's words. */
export const explain = (schema: z.ZodObject, entry: unknown, shape: Shape): { data: unknown; issues: Explained[] | undefined } => {
	const { data, error } = schema.safeParse(entry, { error: describeExpected });
	const issues = error?.issues.flatMap((issue, index): Explained[] => {
		if (isConsequence(issue, index, error.issues, entry)) return [];
		if (issue.code === "unrecognized_keys") return explainUnknown(issue, entry, shape);
		const value = getAtPath(entry, issue.path);
		if (value !== undefined) return [{ path: issue.path, found: getFound(issue, value), expected: issue.message, remedy: getRemedy(issue, value) }];
		if (isMisspelled(issue, error.issues, entry, shape)) return [];
		return [{ path: issue.path, found: "nothing", expected: issue.message, remedy: `Add the field "${String(issue.path.at(-1))}".` }];
	});
	return { data, issues };
};
