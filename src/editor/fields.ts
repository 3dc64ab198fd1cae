/** A field of a schema as a field of the form. Every kind of field has its own function; an unknown kind is an error that names the field. */
import type { Field } from "@sveltia/cms";
import { type FieldSchema, getRecordValue, splitNull } from "./field-schema";
import { toLabel, toSingular } from "./labels";
import { toReference } from "./references";

/** Longer texts get a box of several lines. */
const longText = 90;
/** Short enough to be one line of a list. */
const shortLine = 60;

export interface Place {
	name: string;
	/** The collection and the field's path in it, for errors. */
	path: string;
	required: boolean;
}

const getBase = (schema: FieldSchema, { name, required }: Place) => ({
	name,
	label: schema.title ?? toLabel(name),
	...(schema.description ? { hint: schema.description } : {}),
	required,
});

const toPattern = ({ pattern, form }: FieldSchema) =>
	pattern ? { pattern: [pattern, `Expected: ${form ?? "another form"}.`] satisfies [string, string] } : {};

const toText = (schema: FieldSchema, place: Place): Field => {
	const { minLength, maxLength, format } = schema;
	const base = getBase(schema, place);
	if (schema.reference) return toReference(schema.reference, base);
	if (format === "date") return { ...base, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
	const long = format === undefined && schema.pattern === undefined && (maxLength ?? Number.POSITIVE_INFINITY) > longText;
	const limits = { ...(minLength ? { minlength: minLength } : {}), ...(maxLength ? { maxlength: maxLength } : {}) };
	return { ...base, widget: long ? "text" : "string", use_emoji_autocomplete: false, ...limits, ...toPattern(schema) };
};

const toNumber = (schema: FieldSchema, place: Place): Field => {
	const { minimum, exclusiveMinimum, maximum, multipleOf } = schema;
	const whole = schema.type === "integer";
	const step = whole ? 1 : (multipleOf ?? 0.01);
	const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step);
	// zod writes the limits of safe whole numbers; nobody means those.
	const limits = Object.entries({ min: least, max: maximum }).filter(([, limit]) => limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER);
	return {
		...getBase(schema, place),
		widget: "number",
		value_type: whole ? "int" : "float",
		...Object.fromEntries(limits),
	};
};
const countLimits = ({ minItems, maxItems }: FieldSchema) => ({ ...(minItems ? { min: minItems } : {}), ...(maxItems ? { max: maxItems } : {}) });

/** What a folded entry of a list shows: its first field that names it. */
export const getSummary = ({ properties = {} }: FieldSchema): string => {
	const names = Object.keys(properties);
	const name = ["title", "name", "label", "heading", "question", "file", "service", "concern", "exclusion"].find((each) => names.includes(each)) ?? names[0];
	return `{{fields.${name}}}`;
};

const toFields = (schema: FieldSchema, path: string): Field[] =>
	Object.entries(schema.properties ?? {}).map(([name, field]) =>
		toField(field, { name, path: `${path}.${name}`, required: schema.required?.includes(name) ?? false }),
	);

const toList = (schema: FieldSchema, place: Place): Field => {
	const { items } = schema;
	if (schema.maxItems === 0) return { name: place.name, widget: "hidden", default: [] };
	if (!items) throw new Error(`${place.path}: a list without items`);
	const base = { ...getBase(schema, { ...place, required: (schema.minItems ?? 0) > 0 }), ...countLimits(schema) };
	if (items.reference && items.reference !== "media") return toReference(items.reference, { ...base, multiple: true });
	const list = { ...base, widget: "list" as const, label_singular: toSingular(base.label) };
	if (items.properties) return { ...list, summary: getSummary(items), collapsed: "auto", fields: toFields(items, place.path) };
	if (items.type === "string" && !items.reference && !items.enum && (items.maxLength ?? longText) <= shortLine) return list;
	const name = toSingular(place.name);
	return { ...list, field: toField(items, { name, path: `${place.path}[]`, required: true }) };
};

const toPairs = (schema: FieldSchema, record: FieldSchema, place: Place): Field => ({
	...getBase(schema, { ...place, required: false }),
	widget: "list",
	summary: "{{fields.key}}",
	fields: [
		toField({ title: toSingular(toLabel(place.name)), ...schema.propertyNames }, { name: "key", path: `${place.path}.key`, required: true }),
		toField({ title: "Value", ...record }, { name: "value", path: `${place.path}.value`, required: false }),
	],
});

const toObject = (schema: FieldSchema, place: Place): Field => {
	const record = getRecordValue(schema);
	if (record) return toPairs(schema, record, place);
	if (!schema.properties) throw new Error(`${place.path}: an object without fields`);
	return { ...getBase(schema, place), widget: "object", collapsed: "auto", fields: toFields(schema, place.path) };
};

const toSelect = (schema: FieldSchema, place: Place): Field => ({
	...getBase(schema, place),
	widget: "select",
	options: (schema.enum ?? []).map((value) => ({ label: typeof value === "string" ? toLabel(value) : String(value), value })),
});

/**
 * The form's field for a field of a schema.
 * @throws an error that names the collection and the field if it's of a kind that no form has
 */
export const toField = (whole: FieldSchema, place: Place): Field => {
	const { schema, nullable } = splitNull(whole);
	const here = nullable ? { ...place, required: false } : place;
	if (schema.const !== undefined) return { name: place.name, widget: "hidden", default: schema.const };
	if (schema.enum) return toSelect(schema, here);
	switch (schema.type) {
		case "string":
			return toText(schema, here);
		case "integer":
		case "number":
			return toNumber(schema, here);
		case "boolean":
			return { ...getBase(schema, { ...here, required: false }), widget: "boolean", default: schema.default === true };
		case "array":
			return toList(schema, here);
		case "object":
			return toObject(schema, here);
		default:
			throw new Error(`${place.path}: no form field for ${JSON.stringify(whole)}. Add its kind to src/editor/fields.ts.`);
	}
};
