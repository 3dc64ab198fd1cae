import type { Field, ListField } from "@sveltia/cms";
import { nameFields } from "../content/collections";
import { getRecordValue, type JsonSchema, splitNull } from "../schemas/shape";
import { toHint, toLabel, toSingular } from "./labels";
import { type FieldBase, toRelation } from "./relation";

/** Characters: a text that may be longer gets a box of several lines. */
const longText = 90;
/** Characters: in a list, texts that can't be longer get a box of one line each. */
const shortLine = 60;
/** Characters: in a list, a text that may be this long is called a paragraph. */
const paragraph = 700;

interface Place {
	name: string;
	path: string;
	required: boolean;
}

const getBase = (schema: JsonSchema, { name, required }: Place): FieldBase => ({
	name,
	label: schema.title ?? toLabel(name),
	hint: schema.description && toHint(schema.description),
	required,
});

const getPattern = ({ pattern, form = "" }: JsonSchema): { pattern?: [string, string] } => {
	if (!pattern) return {};
	// Sveltia reads a pattern as Unicode only if it has slashes and the flag.
	return { pattern: [`/${pattern}/u`, `Expected: ${form.replace(/\.$/, "")}.`] };
};

const toText = (schema: JsonSchema, place: Place): Field => {
	const base = getBase(schema, place);
	if (schema.picture)
		return { ...base, widget: "image", choose_url: false, accept: "image/jpeg,image/png" };
	if (schema.reference) return toRelation(schema.reference, base);
	if (schema.format === "date")
		return { ...base, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
	const long = !schema.format && (schema.maxLength ?? 0) > longText;
	return {
		...base,
		widget: long ? "text" : "string",
		use_emoji_autocomplete: false,
		minlength: schema.minLength,
		maxlength: schema.maxLength,
		...getPattern(schema),
	};
};

const toNumber = (schema: JsonSchema, place: Place): Field => {
	const { minimum, exclusiveMinimum, maximum, multipleOf } = schema;
	const whole = schema.type === "integer";
	const smallest = whole ? 1 : (multipleOf ?? 0.01);
	const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + smallest;
	// For whole numbers without a limit, zod writes JavaScript's largest and smallest ones.
	const isLimit = (limit = Number.MAX_SAFE_INTEGER): boolean =>
		Math.abs(limit) < Number.MAX_SAFE_INTEGER;
	return {
		...getBase(schema, place),
		widget: "number",
		value_type: whole ? "int" : "float",
		min: isLimit(least) ? least : undefined,
		max: isLimit(maximum) ? maximum : undefined,
	};
};

/** A folded entry shows the first field that names it. */
const getSummary = ({ properties = {} }: JsonSchema) => {
	const names = [...nameFields, "heading", "service", ...Object.keys(properties)];
	return `{{fields.${names.find((name) => Object.hasOwn(properties, name))}}}`;
};

const toFields = (schema: JsonSchema, path: string): Field[] =>
	Object.entries(schema.properties ?? {}).map(([name, field]) =>
		toField(field, {
			name,
			path: `${path}.${name}`,
			required: schema.required?.includes(name) ?? false,
		}),
	);

const getEntryLabel = ({ picture, maxLength = 0 }: JsonSchema, listLabel: string) => {
	if (picture) return "Picture";
	return maxLength >= paragraph ? "Paragraph" : toSingular(listLabel);
};

const toObjectList = (base: FieldBase, items: JsonSchema, path: string): ListField => {
	const [thumbnail] =
		Object.entries(items.properties ?? {}).find(([, { picture }]) => picture) ?? [];
	return {
		...base,
		widget: "list",
		label_singular: toSingular(base.label),
		summary: getSummary(items),
		collapsed: "auto",
		thumbnail,
		fields: toFields(items, path),
	};
};

const toList = (schema: JsonSchema, place: Place): Field => {
	const { items, minItems = 0, maxItems } = schema;
	if (maxItems === 0) return { name: place.name, widget: "hidden", default: [] };
	if (!items) throw new Error(`${place.path} is a list of unknown entries.`);
	const base = {
		...getBase(schema, { ...place, required: minItems > 0 }),
		min: minItems || undefined,
		max: maxItems,
	};
	if (items.reference && !items.picture)
		return toRelation(items.reference, { ...base, multiple: true });
	if (items.properties) return toObjectList(base, items, place.path);
	const title = getEntryLabel(items, base.label);
	const list = { ...base, widget: "list" as const, label_singular: title };
	const short =
		items.type === "string" &&
		!items.enum &&
		!items.picture &&
		(items.maxLength ?? longText) <= shortLine;
	if (short) return { ...list, ...getPattern(items) };
	return {
		...list,
		collapsed: "auto",
		field: toField({ title, ...items }, { name: "entry", path: `${place.path}[]`, required: true }),
	};
};

/** An object with chosen keys, such as license numbers, is a list of pairs. */
const toPairs = (schema: JsonSchema, value: JsonSchema, place: Place): Field => {
	if (!schema.propertyNames?.enum) throw new Error(`${place.path} is an object of unknown fields.`);
	const words = toLabel(place.name).split(" ");
	const keyTitle = words.slice(0, -1).join(" ") || "Name";
	const fields = {
		type: "object" as const,
		required: ["key"],
		properties: {
			key: { title: keyTitle, ...schema.propertyNames },
			value: { title: toLabel(toSingular(words.at(-1) ?? "value")), ...value },
		},
	};
	return {
		...toObjectList(getBase(schema, { ...place, required: false }), fields, place.path),
		summary: "{{fields.key}} {{fields.value}}",
	};
};

const toObject = (schema: JsonSchema, place: Place): Field => {
	const value = getRecordValue(schema);
	if (value) return toPairs(schema, value, place);
	if (!schema.properties) throw new Error(`${place.path} is an object of unknown fields.`);
	return {
		...getBase(schema, place),
		widget: "object",
		collapsed: "auto",
		fields: toFields(schema, place.path),
	};
};

const toSelect = (schema: JsonSchema, place: Place): Field => ({
	...getBase(schema, place),
	widget: "select",
	options: (schema.enum ?? []).map((value) => ({ label: toLabel(String(value)), value })),
});

/** @throws naming the kind of content and the field if no form has this kind of field */
export const toField = (whole: JsonSchema, place: Place): Field => {
	const { schema, nullable } = splitNull(whole);
	const here = nullable ? { ...place, required: false } : place;
	if (schema.const !== undefined)
		return { name: place.name, widget: "hidden", default: schema.const };
	if (schema.enum) return toSelect(schema, here);
	if (schema.type === "string") return toText(schema, here);
	if (schema.type === "integer" || schema.type === "number") return toNumber(schema, here);
	if (schema.type === "boolean")
		return {
			...getBase(schema, { ...here, required: false }),
			widget: "boolean",
			default: schema.default === true,
		};
	if (schema.type === "array") return toList(schema, here);
	if (schema.type === "object") return toObject(schema, here);
	throw new Error(
		`${place.path} is of a kind that the form editor doesn't know: ${JSON.stringify(whole)}. Add the kind to src/editor/widgets.ts.`,
	);
};

/** A file that's a list has one field, whose name is nowhere in the file. */
export const toFileFields = (
	schema: JsonSchema,
	{ name, label, entry }: { name: string; label: string; entry?: string },
): Field[] => {
	if (!schema.items) return toFields(schema, name);
	const list = toObjectList({ name: "entries", label, required: false }, schema.items, name);
	return [{ ...list, ...(entry ? { label_singular: entry } : {}), root: true, collapsed: true }];
};
