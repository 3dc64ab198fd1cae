import { z } from "zod";
import { isRecord } from "../../lib/is-record";
import type { Collection } from "../collections";
import { type Choices, isReferred } from "./choices";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What of our metadata and of zod's output an editor reads wrongly or not at all. `multipleOf` is one: 295 divided by 0.01 leaves a remainder in its arithmetic. */
const left = new Set(["text", "facts", "links", "names", "reference", "picture", "address", "form", "multipleOf"]);

/** The entries that a reference can name, as suggestions. None at all is left open: their file can't be read at the moment. */
const suggest = (reference: unknown, choices: Choices): JsonSchema => {
	const known = isReferred(reference) ? choices[reference] : [];
	return known.length > 0 ? { type: "string", enum: known.map(({ value }) => value), enumDescriptions: known.map(({ label }) => label) } : {};
};

/** A schema and all in it, with suggestions in place of references. */
const adapt = (schema: unknown, choices: Choices): unknown => {
	if (Array.isArray(schema)) return schema.map((each) => adapt(each, choices));
	if (!isRecord(schema)) return schema;
	const suggested = suggest(schema.reference, choices);
	const own = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
		if (left.has(key) || (suggested.enum && /^pattern/.test(key))) return [];
		// Fields may have any name, also one of those that are left out.
		const fields = key === "properties" && isRecord(value);
		return [[key, fields ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, adapt(field, choices)])) : adapt(value, choices)]];
	});
	// Editors that know `patternErrorMessage` show it instead of the pattern.
	const explained = schema.pattern && schema.form && !suggested.enum ? { patternErrorMessage: `Expected: ${schema.form}.` } : {};
	return { ...Object.fromEntries(own), ...explained, ...suggested };
};

/**
 * The JSON Schema of a collection's files, for editors: descriptions, limits, defaults, and the entries there are for each reference. It can't say
 * what depends on two fields or two files; `npm run check:content` does.
 */
export const createEditorSchema = ({ layout, path, schema }: Collection, choices: Choices): JsonSchema => {
	const { $schema, ...entry } = z.toJSONSchema(schema, { io: "input", target: "draft-7" });
	const adapted: JsonSchema = Object(adapt(entry, choices));
	const title = `content/${path}`;
	return layout === "array" ? { $schema, title, type: "array", items: adapted } : { $schema, title, ...adapted };
};

/** The files of a collection, as a pattern that editors match with. */
export const getFilePattern = ({ layout, path }: Collection): string => `/content/${path}${layout === "folder" ? "/*.json" : ""}`;
