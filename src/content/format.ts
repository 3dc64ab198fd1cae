import type { Collection } from "./collections";
import { getPart, getShape, listFields, type Shape } from "./shape";

/** A copy of the value whose fields are in the schema's order; unknown fields come last. */
const sortFields = (value: unknown, shape: Shape | undefined): unknown => {
	if (Array.isArray(value)) return value.map((item) => sortFields(item, getPart(shape, 0)));
	if (typeof value !== "object" || value === null) return value;
	const fields = new Map(Object.entries(value));
	const names = new Set([...listFields(shape).filter((name) => fields.has(name)), ...fields.keys()]);
	return Object.fromEntries([...names].map((name) => [name, sortFields(fields.get(name), getPart(shape, name))]));
};

/** Sorts the entries of a list whose order means nothing. */
const sortEntries = (value: unknown, { sorted, key = "" }: Collection): unknown =>
	sorted && Array.isArray(value) ? [...value].sort((a, b) => String(Object(a)[key]).localeCompare(String(Object(b)[key]), "en-US")) : value;

/** The text of a content file: its fields in the schema's order, indented with tabs, one value a line, and a line break at the end. */
export const formatContent = (value: unknown, collection: Collection): string => {
	const shape = getShape(collection);
	const own: Shape = collection.layout === "array" ? { items: shape } : shape;
	return `${JSON.stringify(sortFields(sortEntries(value, collection), own), null, "\t")}\n`;
};
