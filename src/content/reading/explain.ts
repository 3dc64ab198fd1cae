import type { z } from "zod";
import { formatValue, getAtPath } from "../problem";
import { getPartAt, listFields, type Shape } from "../shape";
import { listNames, suggest, suggestOr } from "../suggest";

/** An issue of a schema in an editor's words, at its path in the entry. */
export interface Explained {
	readonly path: readonly PropertyKey[];
	readonly message: string;
}

const kinds: Readonly<Record<string, string>> = {
	string: "a text in quotation marks",
	number: "a number without quotation marks, $ or words",
	int: "a whole number without quotation marks",
	boolean: "true or false, without quotation marks",
	array: "a list in square brackets: [ ]",
	object: "a group of fields in braces: { }",
	record: "a group of fields in braces: { }",
};

const sizes: Readonly<Record<string, string>> = { string: "letters", array: "entries" };

/** What a schema expects, where it doesn't say so itself. */
const describeExpected: z.core.$ZodErrorMap = (issue) => {
	if (issue.code === "invalid_type") return kinds[issue.expected] ?? issue.expected;
	if (issue.code === "too_small") return `${issue.minimum} ${sizes[issue.origin] ?? ""} or more`.replace("  ", " ");
	if (issue.code === "too_big")
		return Number(issue.maximum) === 0 ? "an empty list" : `${issue.maximum} ${sizes[issue.origin] ?? ""} or fewer`.replace("  ", " ");
	if (issue.code === "invalid_value") return issue.values.length === 1 ? formatValue(issue.values[0]) : `one of: ${listNames(issue.values.map(String))}`;
	return issue.code === "not_multiple_of" ? "two digits after the point at most" : undefined;
};

const describeFound = (issue: z.core.$ZodIssue, value: unknown): string => {
	const isSize = issue.code === "too_small" || issue.code === "too_big";
	if (isSize && typeof value === "string") return `${value.trim().length} letters: ${formatValue(value)}`;
	return isSize && Array.isArray(value) ? `${value.length} entries` : formatValue(value);
};

/** The known fields that the unknown ones of an object stand for, by the unknown name. */
const matchFields = (keys: readonly string[], object: unknown, shape: Shape | undefined): Map<string, string> => {
	const absent = listFields(shape).filter((name) => getAtPath(object, [name]) === undefined);
	return new Map(keys.flatMap((key) => [suggest(key, absent)].flatMap((meant) => (meant === undefined ? [] : [[key, meant] as const]))));
};

const samePath = (one: readonly PropertyKey[], other: readonly PropertyKey[]): boolean =>
	one.length === other.length && one.every((key, at) => key === other[at]);

/** What a schema finds wrong with an entry: one thing at each place, and a misspelled field once, not as a missing one, too. */
export const explain = (schema: z.ZodObject, entry: unknown, shape: Shape): { data: unknown; issues: Explained[] } => {
	const { data, error } = schema.safeParse(entry, { error: describeExpected });
	const all = error?.issues ?? [];
	const meant = all.flatMap((issue) =>
		issue.code === "unrecognized_keys"
			? [...matchFields(issue.keys, getAtPath(entry, issue.path), getPartAt(shape, issue.path))].map(([key, name]) => ({ path: issue.path, key, name }))
			: [],
	);
	const issues = all.flatMap((issue, index): Explained[] => {
		const { path } = issue;
		if (issue.code === "unrecognized_keys")
			return issue.keys.map((key) => {
				const name = meant.find((each) => each.key === key && samePath(each.path, path))?.name;
				const names = listNames(listFields(getPartAt(shape, path)));
				const fix = name ? `Did you mean "${name}"? Correct the spelling.` : `Remove it, or write its content into one of: ${names}.`;
				return { path: [...path, key], message: `There's no field "${key}". ${fix}` };
			});
		if (all.findIndex((other) => samePath(other.path, path)) !== index) return [];
		const value = getAtPath(entry, path);
		if (value === undefined && meant.some(({ path: at, name }) => samePath([...at, name], path))) return [];
		if (value === undefined) return [{ path, message: `The field "${String(path.at(-1))}" is missing. Add it: ${issue.message}.` }];
		const fix = issue.code === "invalid_value" ? suggestOr(value, issue.values.map(String), "") : "";
		return [{ path, message: `Found ${describeFound(issue, value)}; expected ${issue.message}. ${fix}`.trim() }];
	});
	return { data, issues };
};
