import { isRecord } from "../../lib/is-record";
import { getPart, type Shape, withoutNull } from "../shape";

/** An entry completed so far that checks can read it. */
export interface Salvaged {
	readonly value: Record<string, unknown>;
	/** Where something was missing or of another type, and a neutral value stands in for it. Or where a value is empty or in another form. */
	readonly gaps: PropertyKey[][];
}

const hasType = (value: unknown, shape: Shape): boolean => {
	switch (shape.type) {
		case "object":
			return isRecord(value);
		case "array":
			return Array.isArray(value);
		case "string":
		case "boolean":
			return typeof value === shape.type;
		case "integer":
		case "number":
			return typeof value === "number";
		default:
			return true;
	}
};

/** Tells whether a value of the right type says nothing: an empty text or list, or a text in a form that can't be read. */
const isUnusable = (value: unknown, { minLength = 0, minItems = 0, pattern, format }: Shape): boolean => {
	if (Array.isArray(value)) return value.length === 0 && minItems > 0;
	if (typeof value !== "string") return false;
	if (value.trim() === "") return minLength > 0 || pattern !== undefined;
	return pattern !== undefined && format === undefined && !new RegExp(pattern, "u").test(value);
};

const allowsNull = (shape: Shape): boolean => shape.anyOf?.some((each) => typeof each === "object" && each.type === "null") ?? false;

/** A value that says nothing. */
const getNeutral = (shape: Shape): unknown => {
	if (shape.const !== undefined) return shape.const;
	if (shape.enum) return shape.enum[0];
	const values: Record<string, unknown> = { object: {}, array: [], boolean: false, integer: 0, number: 0 };
	return values[String(shape.type)] ?? "";
};

/**
 * Completes an entry that doesn't have its schema's shape: defaults and neutral values stand in for what's missing or of another type, and unknown fields
 * go. Limits and forms of texts don't matter. So the entry's other problems can be found at the same time.
 */
export const salvage = (entry: Record<string, unknown>, shape: Shape): Salvaged => {
	const gaps: PropertyKey[][] = [];
	const complete = (value: unknown, part: Shape, path: PropertyKey[]): unknown => {
		if (value === null && allowsNull(part)) return null;
		const known = withoutNull(part) ?? part;
		const isKnown = hasType(value, known) && (!known.enum || known.enum.some((each) => each === value)) && (known.const === undefined || known.const === value);
		if (!isKnown || isUnusable(value, known)) gaps.push(path);
		const sound = isKnown ? value : getNeutral(known);
		if (Array.isArray(sound)) return sound.map((item, index) => complete(item, getPart(known, index) ?? {}, [...path, index]));
		return isRecord(sound) ? completeFields(sound, known, path) : sound;
	};
	const completeFields = (value: Record<string, unknown>, known: Shape, path: PropertyKey[]): Record<string, unknown> => {
		const names = Object.keys(known.properties ?? value);
		const fields = names.map((name): [string, unknown] => {
			const part = getPart(known, name) ?? {};
			if (value[name] !== undefined) return [name, complete(value[name], part, [...path, name])];
			if (part.default !== undefined) return [name, part.default];
			return [name, known.required?.includes(name) ? complete(undefined, part, [...path, name]) : undefined];
		});
		return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
	};
	return { value: completeFields(entry, withoutNull(shape) ?? shape, []), gaps };
};
