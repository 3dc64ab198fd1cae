import { z } from "zod";
import { formatPath } from "../problems";
import { getPart, type JsonSchema } from "./shape";

/** A value that's no list and no object, and what its schema says of it. */
export interface EntryField {
	readonly path: string;
	readonly value: unknown;
	readonly shape: JsonSchema;
}

/** A text that visitors, search engines or screen readers get. */
export interface ShownText {
	readonly file: string;
	readonly path: string;
	readonly text: string;
	readonly shape: JsonSchema;
}

const shapes = new WeakMap<z.ZodObject, JsonSchema>();

/** As an editor writes an entry: a field with a default may be left out. */
export const getShape = (schema: z.ZodObject): JsonSchema => {
	// What zod writes for our schemas is what JsonSchema describes.
	const shape = shapes.get(schema) ?? (z.toJSONSchema(schema, { io: "input" }) as JsonSchema);
	shapes.set(schema, shape);
	return shape;
};

const collect = (
	value: unknown,
	shape: JsonSchema | undefined,
	path: PropertyKey[],
	fields: EntryField[],
): void => {
	if (typeof value !== "object" || value === null) {
		fields.push({ path: formatPath(path), value, shape: shape ?? {} });
		return;
	}
	const children: Iterable<[PropertyKey, unknown]> = Array.isArray(value)
		? value.entries()
		: Object.entries(value);
	for (const [key, child] of children) collect(child, getPart(shape, key), [...path, key], fields);
};

/** Many checks read the fields of the same entries. */
const known = new WeakMap<object, readonly EntryField[]>();

export const listFields = (value: object, shape: JsonSchema): readonly EntryField[] => {
	const fields = known.get(value);
	if (fields) return fields;
	const found: EntryField[] = [];
	collect(value, shape, [], found);
	known.set(value, found);
	return found;
};

export type Prose = readonly { readonly path: string; readonly text: string }[];

/** An entry's texts, without names and search words. */
export const getProse = (fields: readonly EntryField[]): Prose =>
	fields.flatMap(({ path, value, shape }) =>
		shape.text && !shape.names && typeof value === "string" ? [{ path, text: value }] : [],
	);

export const findPictures = (fields: readonly EntryField[]) =>
	fields.flatMap(({ path, value, shape }) =>
		shape.reference === "media" && value ? [{ path, file: String(value) }] : [],
	);

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
