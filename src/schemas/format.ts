import { getPart, type JsonSchema, listFieldNames } from "./shape";

export interface FileFormat {
	readonly schema: JsonSchema;
	/** The field that a list is sorted by whose order means nothing. */
	readonly sortedBy?: string;
}

/** A copy of the value whose fields are in the schema's order; unknown fields come last. */
const sortFields = (value: unknown, shape: JsonSchema | undefined): unknown => {
	if (Array.isArray(value)) return value.map((item) => sortFields(item, getPart(shape, 0)));
	if (typeof value !== "object" || value === null) return value;
	const fields = new Map(Object.entries(value));
	const names = new Set([...listFieldNames(shape).filter((name) => fields.has(name)), ...fields.keys()]);
	return Object.fromEntries([...names].map((name) => [name, sortFields(fields.get(name), getPart(shape, name))]));
};

const sortEntries = (value: unknown, key: string | undefined): unknown =>
	key && Array.isArray(value) ? [...value].sort((a, b) => String(Object(a)[key]).localeCompare(String(Object(b)[key]), "en-US")) : value;

/** The text of a content file: its fields in the schema's order, indented with tabs, one value a line, and a line break at the end. */
export const formatFile = (value: unknown, { schema, sortedBy }: FileFormat): string =>
	`${JSON.stringify(sortFields(sortEntries(value, sortedBy), schema), null, "\t")}\n`;
