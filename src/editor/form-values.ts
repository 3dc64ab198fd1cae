/**
 * What a form can't hold as the file has it, and back: a picture is a path in a form and a name in the file, a record is a list of pairs, and
 * an empty field is left out or null. Pure; the editor's page calls it in the browser.
 */
import { type FieldSchema, getRecordValue, splitNull } from "./field-schema";

/** Where the form believes pictures to be; the media library puts it before each name. */
export const pictureFolder = "/media";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** True for what a form keeps of a field that nobody has filled in. */
const isEmpty = (value: unknown): boolean => {
	if (value === undefined || value === null || value === "") return true;
	return typeof value === "object" && Object.values(value).every(isEmpty);
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isPicture = ({ reference }: FieldSchema) => reference === "media";

/** The fields of an object in the schema's order, then the unknown ones. */
const listFields = (value: Record<string, unknown>, { properties = {} }: FieldSchema) => {
	const unknown = Object.keys(value).filter((name) => !Object.hasOwn(properties, name));
	return { known: Object.entries(properties), unknown };
};

const recordToForm = (value: Record<string, unknown>, schema: FieldSchema) =>
	Object.entries(value).map(([key, each]) => ({ key, value: each === null ? "" : toForm(each, schema) }));

const recordToFile = (value: readonly unknown[], schema: FieldSchema) =>
	Object.fromEntries(value.filter(isRecord).map(({ key, value: each }) => [key, toFile(each, schema) ?? null]));

/** A value of a file as a form holds it. */
export const toForm = (value: unknown, whole: FieldSchema): unknown => {
	const { schema } = splitNull(whole);
	const { items } = schema;
	if (Array.isArray(value)) return items ? value.map((item) => toForm(item, items)) : value;
	if (typeof value === "string") return isPicture(schema) ? `${pictureFolder}/${value}` : value;
	if (!isRecord(value)) return value;
	const record = getRecordValue(schema);
	if (record) return recordToForm(value, record);
	const { properties = {} } = schema;
	return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toForm(each, properties[name] ?? {})]));
};

const objectToFile = (value: Record<string, unknown>, schema: FieldSchema) => {
	const { known, unknown } = listFields(value, schema);
	const fields = known.flatMap(([name, field]) => {
		const each = toFile(value[name], field);
		const optional = !schema.required?.includes(name);
		const left = each === undefined || (optional && (isEmpty(value[name]) || isSame(each, field.default)));
		return left ? [] : [[name, each]];
	});
	return Object.fromEntries([...fields, ...unknown.map((name) => [name, value[name]])]);
};

/**
 * A form's value as the file has it: fields in the schema's order, an empty one null if the schema allows that, else left out, and so is a value that
 * the field has anyway.
 * @returns undefined for an empty field
 */
export const toFile = (value: unknown, whole: FieldSchema): unknown => {
	const { schema, nullable } = splitNull(whole);
	if (nullable && isEmpty(value)) return null;
	if (schema.type === "array") return Array.isArray(value) ? value.map((item) => toFile(item, schema.items ?? {})) : [];
	if (value === undefined || value === null || value === "") return undefined;
	const record = getRecordValue(schema);
	if (record && Array.isArray(value)) return recordToFile(value, record);
	if (isRecord(value)) return objectToFile(value, schema);
	if (typeof value === "string" && isPicture(schema)) return value.replace(`${pictureFolder}/`, "");
	return value;
};

/** The text of a content file: what a form holds, indented with tabs, with a line break at the end. */
export const writeFile = (value: unknown, schema: FieldSchema): string => `${JSON.stringify(toFile(value, schema), null, "\t")}\n`;

/** What a form holds of a content file. */
export const readFile = (text: string, schema: FieldSchema): unknown => toForm(JSON.parse(text), schema);
