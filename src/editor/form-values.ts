/**
 * Turns what a file has into what a form can hold, and back. The editor's page calls this in the
 * browser.
 */

import { isRecord } from "../lib/records";
import { formatFile } from "../schemas/format";
import { getRecordValue, type JsonSchema, splitNull } from "../schemas/shape";

/** The form's media library puts it before each picture's name. */
export const pictureFolder = "/media";

const isEmpty = (value: unknown): boolean => {
	if (value === undefined || value === null || value === "") return true;
	return typeof value === "object" && Object.values(value).every(isEmpty);
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const toForm = (value: unknown, whole: JsonSchema): unknown => {
	const { schema } = splitNull(whole);
	const { items, properties = {} } = schema;
	if (Array.isArray(value)) return items ? value.map((item) => toForm(item, items)) : value;
	if (typeof value === "string") return schema.picture ? `${pictureFolder}/${value}` : value;
	if (!isRecord(value)) return value;
	const pair = getRecordValue(schema);
	if (pair)
		return Object.entries(value).map(([key, each]) => ({ key, value: toForm(each, pair) ?? "" }));
	return Object.fromEntries(
		Object.entries(value).map(([name, each]) => [name, toForm(each, properties[name] ?? {})]),
	);
};

const toObject = (
	value: Record<string, unknown>,
	{ properties = {}, required = [] }: JsonSchema,
) => {
	const known = Object.entries(properties).flatMap(([name, schema]) => {
		const field = toFile(value[name], schema);
		const optional = !required.includes(name);
		return field === undefined ||
			(optional && (isEmpty(value[name]) || isSame(field, schema.default)))
			? []
			: [[name, field]];
	});
	const unknown = Object.entries(value).filter(([name]) => !Object.hasOwn(properties, name));
	return Object.fromEntries([...known, ...unknown]);
};

/**
 * A form's value as the file has it, without optional values that are the default anyway.
 * @returns undefined for an empty field that isn't a list
 */
export const toFile = (value: unknown, whole: JsonSchema): unknown => {
	const { schema, nullable } = splitNull(whole);
	if (nullable && isEmpty(value)) return null;
	if (schema.type === "array")
		return Array.isArray(value) ? value.map((item) => toFile(item, schema.items ?? {})) : [];
	if (value === undefined || value === null || value === "") return undefined;
	const pair = getRecordValue(schema);
	if (pair && Array.isArray(value))
		return Object.fromEntries(
			value.filter(isRecord).map((each) => [each.key, toFile(each.value, pair)]),
		);
	if (isRecord(value)) return toObject(value, schema);
	return schema.picture && typeof value === "string" ? value.replace(/^.*\//, "") : value;
};

export const writeFile = (form: unknown, schema: JsonSchema): string =>
	formatFile(toFile(form, schema), schema);

export const readFile = (text: string, schema: JsonSchema): unknown =>
	toForm(JSON.parse(text), schema);
