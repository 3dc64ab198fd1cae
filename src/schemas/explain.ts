import type { z } from "zod";
import { formatPath, formatValue, getAtPath } from "../problems";
import { listNames, suggest, suggestOr } from "../problems/suggest";
import { getPartAt, type JsonSchema, listFieldNames } from "./shape";

const typeNames: Readonly<Record<string, string>> = {
	string: "a text in quotation marks",
	number: "a number without quotation marks, $ or words",
	int: "a whole number without quotation marks",
	boolean: "true or false, without quotation marks",
	array: "a list in square brackets: [ ]",
	object: "a group of fields in braces: { }",
	record: "a group of fields in braces: { }",
};

const sizes: Readonly<Record<string, string>> = { string: " letters", array: " entries" };

const describeExpected: z.core.$ZodErrorMap = (issue) => {
	switch (issue.code) {
		case "invalid_type":
			return typeNames[issue.expected] ?? issue.expected;
		case "too_small":
			return `${issue.minimum}${sizes[issue.origin] ?? ""} or more`;
		case "too_big":
			return Number(issue.maximum) === 0
				? "an empty list"
				: `${issue.maximum}${sizes[issue.origin] ?? ""} or fewer`;
		case "invalid_value":
			return issue.values.length === 1
				? formatValue(issue.values[0])
				: `one of: ${listNames(issue.values.map(String))}`;
		case "not_multiple_of":
			return "two digits after the point at most";
	}
};

/** Parses an entry, and says what's wrong with it: one problem for each path. */
export const explain = (schema: z.ZodObject, entry: unknown, shape: JsonSchema) => {
	const { data, error } = schema.safeParse(entry, { error: describeExpected });
	const found = new Map<string, string>();
	const misspelled = new Set<string>();
	for (const issue of error?.issues ?? []) {
		if (issue.code !== "unrecognized_keys") continue;
		const names = listFieldNames(getPartAt(shape, issue.path));
		const absent = names.filter((name) => getAtPath(entry, [...issue.path, name]) === undefined);
		for (const key of issue.keys) {
			const meant = suggest(key, absent);
			if (meant) misspelled.add(formatPath([...issue.path, meant]));
			const fix = meant
				? `Did you mean "${meant}"? Correct the spelling.`
				: `Remove it, or write its content into one of: ${listNames(names)}.`;
			found.set(formatPath([...issue.path, key]), `There's no field "${key}". ${fix}`);
		}
	}
	for (const issue of error?.issues ?? []) {
		const path = formatPath(issue.path);
		if (issue.code === "unrecognized_keys" || found.has(path)) continue;
		const value = getAtPath(entry, issue.path);
		const fix =
			issue.code === "invalid_value" ? suggestOr(value, issue.values.map(String), "") : "";
		if (value !== undefined)
			found.set(path, `Found ${formatValue(value)}; expected ${issue.message}. ${fix}`.trim());
		// A field that's there under a misspelled name isn't a missing one, too.
		else if (!misspelled.has(path))
			found.set(
				path,
				`The field "${String(issue.path.at(-1))}" is missing. Add it: ${issue.message}.`,
			);
	}
	return { data, issues: [...found].map(([path, message]) => ({ path, message })) };
};
