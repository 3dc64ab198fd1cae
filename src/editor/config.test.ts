import type { Field } from "@sveltia/cms";
import { walk } from "../../tests/support/entries";
import { type CollectionName, collections } from "../schemas/collections";
import { getRecordValue, type Shape, splitNull } from "../schemas/shape";
import { getEditorConfig } from "./config";

const { cms, formats } = getEditorConfig("elm-place");
const names = Object.keys(collections) as CollectionName[];

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
const listProperties = (whole: Shape, at = ""): string[] => {
	const { schema } = splitNull(whole);
	const { items, properties = {} } = schema;
	if (items) return schema.maxItems === 0 ? [] : listProperties(items, at);
	if (getRecordValue(schema)) return [`${at}.key`, `${at}.value`];
	return Object.entries(properties).flatMap(([name, field]) => [`${at}.${name}`, ...listProperties(field, `${at}.${name}`)]);
};

test("every collection has one form", () => {
	expect(forms.map(([name]) => name).sort()).toEqual([...names].sort());
});

test.each(names)("%s: the form has every field, in the schema's order", (name) => {
	const { schema } = formats[name] ?? { schema: {} };
	const [, fields = []] = forms.find(([format]) => format === name) ?? [];
	expect(listFields(fields)).toEqual(schema.items ? [".entries", ...listProperties(schema, ".entries")] : listProperties(schema));
});

test("hints don't speak of files, quotes or null", () => {
	const hints = walk(cms.collections).flatMap(({ path, value }) => (path.at(-1) === "hint" ? [String(value)] : []));
	expect(hints.length).toBeGreaterThan(100);
	expect(hints.filter((hint) => /\bnull\b|\bquotes\b|\.json\b|\bslug\b|content\/[a-z-]+ ?\/|\b[Tt]rue\b/.test(hint))).toEqual([]);
});

test("what a pattern expects is said in words, and Sveltia can read it", () => {
	const patterns = walk(cms.collections).flatMap(({ path, value }) => (path.at(-1) === "pattern" && Array.isArray(value) ? [value.map(String)] : []));
	expect(patterns.length).toBeGreaterThan(20);
	for (const [pattern = "", message] of patterns) {
		expect(new RegExp(pattern.slice(1, -2), "u").flags).toBe("u");
		expect(message).toMatch(/^Expected: .{5,}\.$/);
		expect(message).not.toMatch(/[\\^]|pattern|regex|\.\.$/);
	}
});

test("pages that the site asks for by name can't be added or deleted; treatments can", () => {
	const find = (name: string) => cms.collections?.find((collection) => collection.name === name);
	expect(find("pages")).toMatchObject({ create: false, delete: false, duplicate: false });
	expect(find("services")).not.toHaveProperty("create");
});
