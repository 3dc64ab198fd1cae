import { readdirSync, readFileSync } from "node:fs";
import { sampleContent } from "../../tests/support/sample-content";
import { collectionNames, collections, formatContent, getFileFormat } from "../content/collections";
import type { Collection } from "../content/define-collection";
import { isRecord } from "../lib/is-record";
import { getRecordValue, type JsonSchema, splitNull } from "../schemas/shape";
import { readFile, toFile, toForm, writeFile } from "./form-values";

const listFiles = ({ layout, path }: Collection): string[] =>
	layout === "folder" ? readdirSync(`content/${path}`).map((name) => `content/${path}/${name}`) : [`content/${path}`];

/** What a form makes of a value: Sveltia fills in what's missing, and keeps no order of its own. */
const fillIn = (value: unknown, whole: JsonSchema): unknown => {
	const { schema, nullable } = splitNull(whole);
	const { items, properties = {}, type } = schema;
	if (value === undefined) return type === "boolean" ? false : type === "array" || getRecordValue(schema) ? [] : type === "string" ? "" : null;
	if (value === null) return nullable && type === "string" ? "" : null;
	if (Array.isArray(value)) return value.map((item) => fillIn(item, items ?? {}));
	if (!isRecord(value) || getRecordValue(schema)) return value;
	const names = new Set([...Object.keys(value), ...Object.keys(properties)]);
	return Object.fromEntries([...names].reverse().map((name) => [name, fillIn(value[name], properties[name] ?? {})]));
};

describe.each(collectionNames)("%s", (name) => {
	const collection: Collection = collections[name];
	const format = getFileFormat(collection);
	const parse = (value: unknown) => (Array.isArray(value) ? value.map((entry) => collection.schema.parse(entry)) : collection.schema.parse(value));

	test("each file of content/ comes out of a form as it went in; only what a field has anyway may be left out", () => {
		for (const file of listFiles(collection)) {
			const text = readFileSync(file, "utf8");
			const saved = writeFile(fillIn(readFile(text, format), format.schema), format);
			const lines = new Set(saved.split("\n").map((line) => line.replace(/,$/, "")));
			const missing = text.split("\n").filter((line) => !lines.has(line.replace(/,$/, "")));
			expect(missing.filter((line) => !/: (\[\]|\{\}|false|""),?$/.test(line)).map((line) => `${file}: ${line}`)).toEqual([]);
			expect(parse(JSON.parse(saved))).toEqual(parse(JSON.parse(text)));
			expect(saved).toBe(formatContent(JSON.parse(saved), collection));
			if (missing.length === 0) expect(saved).toBe(text);
		}
	});

	test("so does an entry that has every field", () => {
		const value = JSON.parse(formatContent(collection.layout === "array" ? sampleContent[name] : sampleContent[name][0], collection));
		const saved = writeFile(fillIn(toForm(value, format.schema), format.schema), format);
		expect(parse(JSON.parse(saved))).toEqual(parse(value));
	});
});

describe("an empty field", () => {
	const schema: JsonSchema = {
		type: "object",
		required: ["ends", "name", "list", "range"],
		properties: {
			ends: { anyOf: [{ type: "string" }, { type: "null" }] },
			name: { type: "string" },
			list: { type: "array", items: { type: "string" } },
			range: { anyOf: [{ type: "object", properties: { min: { type: "integer" } }, required: ["min"] }, { type: "null" }] },
			note: { type: "string" },
			from: { type: "boolean", default: false },
			event: { type: "object", properties: { title: { type: "string" } }, required: ["title"] },
		},
	};
	const empty = { ends: "", name: "", list: [], range: { min: null }, note: "", from: false, event: { title: "" } };

	test("is null if that means something, an empty list if it has to be there, and left out otherwise", () => {
		expect(toFile(empty, schema)).toEqual({ ends: null, list: [], range: null });
	});

	test("isn't a zero, a switch that's on, or a false that has to be there", () => {
		const numbers: JsonSchema = { type: "object", required: ["days", "needles"], properties: { days: { type: "integer" }, needles: { type: "boolean" } } };
		expect(toFile({ days: 0, needles: false }, numbers)).toEqual({ days: 0, needles: false });
		expect(toFile({ ...empty, from: true }, schema)).toHaveProperty("from", true);
	});
});

test("a picture is a path in the form and a name in the file, also one that has just been put in", () => {
	const schema: JsonSchema = { type: "string", picture: true };
	expect(toForm("cups.jpg", schema)).toBe("/media/cups.jpg");
	expect(toFile("/media/cups.jpg", schema)).toBe("cups.jpg");
});

test("license numbers are a list of pairs; one that isn't known yet stays null", () => {
	const schema: JsonSchema = {
		type: "object",
		propertyNames: { enum: ["nurse", "doctor"] },
		additionalProperties: { anyOf: [{ type: "string" }, { type: "null" }] },
	};
	const form = [
		{ key: "nurse", value: "" },
		{ key: "doctor", value: "A1" },
	];
	expect(toForm({ nurse: null, doctor: "A1" }, schema)).toEqual(form);
	expect(toFile(form, schema)).toEqual({ nurse: null, doctor: "A1" });
});

test("what the schema doesn't know stays, at the end", () => {
	expect(JSON.stringify(toFile({ titel: 1, title: "a" }, { type: "object", properties: { title: { type: "string" } } }))).toBe('{"title":"a","titel":1}');
});
