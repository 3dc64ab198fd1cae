import { readdirSync, readFileSync } from "node:fs";
import { sampleContent } from "../../tests/support/sample-content";
import { collectionNames, collections, formatContent, getFileShape } from "../content/collections";
import type { Collection } from "../content/define-collection";
import { isRecord } from "../lib/records";
import { getRecordValue, type JsonSchema, splitNull } from "../schemas/shape";
import { readFile, toFile, writeFile } from "./form-values";

const listFiles = ({ layout, path }: Collection): string[] =>
	layout === "folder"
		? readdirSync(`content/${path}`).map((name) => `content/${path}/${name}`)
		: [`content/${path}`];

/** What a form makes of a value: Sveltia fills in what's missing, and keeps no order of its own. */
const fillIn = (value: unknown, whole: JsonSchema): unknown => {
	const { schema, nullable } = splitNull(whole);
	const { items, properties = {}, type } = schema;
	if (value === undefined)
		return type === "boolean"
			? false
			: type === "array" || getRecordValue(schema)
				? []
				: type === "string"
					? ""
					: null;
	if (value === null) return nullable && type === "string" ? "" : null;
	if (Array.isArray(value)) return value.map((item) => fillIn(item, items ?? {}));
	if (!isRecord(value) || getRecordValue(schema)) return value;
	const names = new Set([...Object.keys(value), ...Object.keys(properties)]);
	return Object.fromEntries(
		[...names].reverse().map((name) => [name, fillIn(value[name], properties[name] ?? {})]),
	);
};

test.each(collectionNames)("%s: each file comes out of a form as it went in", (name) => {
	const collection: Collection = collections[name];
	const shape = getFileShape(collection);
	const sample = formatContent(
		collection.layout === "array" ? sampleContent[name] : sampleContent[name][0],
		collection,
	);
	for (const text of [sample, ...listFiles(collection).map((file) => readFileSync(file, "utf8"))]) {
		const saved = writeFile(fillIn(readFile(text, shape), shape), shape);
		const parse = (file: string) =>
			[JSON.parse(file)].flat().map((entry) => collection.schema.parse(entry));
		expect(parse(saved)).toEqual(parse(text));
		expect(saved).toBe(formatContent(JSON.parse(saved), collection));
		const lines = new Set(saved.split("\n").map((line) => line.replace(/,$/, "")));
		const missing = text.split("\n").filter((line) => !lines.has(line.replace(/,$/, "")));
		expect(missing.filter((line) => !/: (\[\]|\{\}|false|""),?$/.test(line))).toEqual([]);
	}
});

test("an empty field is left out, unless null or an empty list is needed", () => {
	const schema: JsonSchema = {
		type: "object",
		required: ["ends", "name", "list", "days", "needles"],
		properties: {
			ends: { anyOf: [{ type: "string" }, { type: "null" }] },
			name: { type: "string" },
			list: { type: "array", items: { type: "string" } },
			days: { type: "integer" },
			needles: { type: "boolean" },
			from: { type: "boolean", default: false },
			event: { type: "object", properties: { title: { type: "string" } }, required: ["title"] },
		},
	};
	const empty = {
		ends: "",
		name: "",
		list: [],
		days: 0,
		needles: false,
		from: false,
		event: { title: "" },
	};
	expect(toFile(empty, schema)).toEqual({ ends: null, list: [], days: 0, needles: false });
	expect(JSON.stringify(toFile({ titel: 1, ...empty, from: true }, schema))).toBe(
		'{"ends":null,"list":[],"days":0,"needles":false,"from":true,"titel":1}',
	);
});
