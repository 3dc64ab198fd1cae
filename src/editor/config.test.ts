import type { Field } from "@sveltia/cms";
import { collectionNames } from "../content/collections";
import { getRecordValue, type JsonSchema, splitNull } from "../schemas/shape";
import { getEditorConfig } from "./config";

const { cms, formats } = getEditorConfig("elm-place");

/** The forms by their format, which is the collection's name. */
const forms = (cms.collections ?? []).flatMap((collection): [string | undefined, readonly Field[]][] => {
	if ("folder" in collection) return [[collection.format, collection.fields]];
	return "files" in collection ? collection.files.map(({ format, fields }) => [format, fields]) : [];
});

const listFields = (fields: readonly Field[], at = ""): string[] =>
	fields.flatMap((field) => {
		const path = `${at}.${field.name}`;
		if ("fields" in field && field.fields) return [path, ...listFields(field.fields, path)];
		return [path];
	});

/** The fields that a schema has, as the form should have them: a list's own, and pairs for a record. */
const listProperties = (whole: JsonSchema, at = ""): string[] => {
	const { schema } = splitNull(whole);
	const { items, properties = {} } = schema;
	if (items) return schema.maxItems === 0 ? [] : listProperties(items, at);
	if (getRecordValue(schema)) return [`${at}.key`, `${at}.value`];
	return Object.entries(properties).flatMap(([name, field]) => [`${at}.${name}`, ...listProperties(field, `${at}.${name}`)]);
};

test.each(collectionNames)("%s: the form has every field, in the schema's order", (name) => {
	const schema: JsonSchema = formats[name]?.schema ?? {};
	const [, fields = []] = forms.find(([format]) => format === name) ?? [];
	expect(listFields(fields)).toEqual(schema.items ? [".entries", ...listProperties(schema, ".entries")] : listProperties(schema));
});

test("pages that the site asks for by name can't be added or deleted; treatments can", () => {
	const find = (name: string) => cms.collections?.find((collection) => collection.name === name);
	expect(find("pages")).toMatchObject({ create: false, delete: false, duplicate: false });
	expect(find("services")).not.toHaveProperty("create");
});
