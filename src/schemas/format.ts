import { getPart, type JsonSchema, listFieldNames } from "./shape";

/** Unknown fields come last. */
const sortFields = (value: unknown, shape: JsonSchema | undefined): unknown => {
	if (Array.isArray(value)) return value.map((item) => sortFields(item, getPart(shape, 0)));
	if (typeof value !== "object" || value === null) return value;
	const fields = new Map(Object.entries(value));
	const names = new Set([
		...listFieldNames(shape).filter((name) => fields.has(name)),
		...fields.keys(),
	]);
	return Object.fromEntries(
		[...names].map((name) => [name, sortFields(fields.get(name), getPart(shape, name))]),
	);
};

/** Fields in the schema's order, indented with tabs, one value a line. */
export const formatFile = (value: unknown, shape: JsonSchema): string =>
	`${JSON.stringify(sortFields(value, shape), null, "\t")}\n`;
