import { z } from "zod";
import type { Collection } from "./collections";

type Schema = z.core.JSONSchema.BaseSchema;

const asSchema = (schema: Schema | boolean | undefined): Schema | undefined => (typeof schema === "object" ? schema : undefined);

/** The part of a schema that describes a value which may also be null. */
const unwrap = (schema: Schema | undefined): Schema | undefined =>
	schema?.anyOf ? schema.anyOf.map(asSchema).find((each) => each?.properties ?? each?.items) : schema;

/** A copy of the value whose fields are in the schema's order; unknown fields come last. */
const sortFields = (value: unknown, schema: Schema | undefined): unknown => {
	const known = unwrap(schema);
	if (Array.isArray(value)) {
		const items = Array.isArray(known?.items) ? undefined : asSchema(known?.items);
		return value.map((item) => sortFields(item, items));
	}
	if (typeof value !== "object" || value === null) return value;
	const properties = known?.properties ?? {};
	const fields = new Map(Object.entries(value));
	const names = new Set([...Object.keys(properties).filter((name) => fields.has(name)), ...fields.keys()]);
	return Object.fromEntries([...names].map((name) => [name, sortFields(fields.get(name), asSchema(properties[name]))]));
};

/** Sorts the entries of a list whose order means nothing. */
const sortEntries = (value: unknown, { sorted, key = "" }: Collection): unknown =>
	sorted && Array.isArray(value) ? [...value].sort((a, b) => String(Object(a)[key]).localeCompare(String(Object(b)[key]), "en-US")) : value;

/** The text of a content file: its fields in the schema's order, indented with tabs, one value a line, and a line break at the end. */
export const formatContent = (value: unknown, collection: Collection): string => {
	const schema: Schema = z.toJSONSchema(collection.schema, { io: "input" });
	const own: Schema = collection.layout === "array" ? { items: schema } : schema;
	return `${JSON.stringify(sortFields(sortEntries(value, collection), own), null, "\t")}\n`;
};
