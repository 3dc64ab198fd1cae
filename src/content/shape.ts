import { z } from "zod";
import type { Collection } from "./collections";

/** What a schema says about one value: its fields, its entries, what it may be. */
export type Shape = z.core.JSONSchema.BaseSchema;

const shapes = new WeakMap<z.ZodObject, Shape>();

/** The shape of an entry of a collection, as an editor writes it: a field with a default may be left out. */
export const getShape = ({ schema }: Pick<Collection, "schema">): Shape => {
	const known = shapes.get(schema);
	if (known) return known;
	const shape: Shape = z.toJSONSchema(schema, { io: "input" });
	shapes.set(schema, shape);
	return shape;
};

/** The shape of a value that may also be null, without the null. */
export const withoutNull = (shape: Shape | undefined): Shape | undefined => {
	const others = shape?.anyOf?.filter((each): each is Shape => typeof each === "object" && each.type !== "null");
	return others?.length === 1 ? others[0] : shape;
};

/** The shape of a field, or of a list's entries (by any number). */
export const getPart = (shape: Shape | undefined, key: PropertyKey): Shape | undefined => {
	const known = withoutNull(shape);
	if (typeof key === "number") return typeof known?.items === "object" && !Array.isArray(known.items) ? known.items : undefined;
	const property = known?.properties?.[String(key)] ?? known?.additionalProperties;
	return typeof property === "object" ? property : undefined;
};

/** The shape at a path of an entry. */
export const getPartAt = (shape: Shape, path: readonly PropertyKey[]): Shape | undefined => path.reduce<Shape | undefined>(getPart, shape);

/** The names of the fields that an object of this shape may have. */
export const listFields = (shape: Shape | undefined): string[] => {
	const known = withoutNull(shape);
	const names = typeof known?.propertyNames === "object" ? known.propertyNames.enum : undefined;
	return Object.keys(known?.properties ?? {}).concat((names ?? []).map(String));
};
