import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isRecord } from "../../lib/records";
import { getAtPath } from "../../problems";
import { marks } from "../../schemas/shape";
import {
	type AnyCollection,
	type CollectionName,
	collectionList,
	getNameField,
	isCollectionName,
} from "../collections";
import type { RawContent } from "../load";

interface Choice {
	readonly value: string;
	readonly label: string;
}

type EntryChoices = Readonly<Record<CollectionName, readonly Choice[]>>;

/** Entries with other mistakes can be chosen, too; one without a key can't. */
export const listChoices = (raw: RawContent) => {
	const list = ([name, collection]: (typeof collectionList)[number]): [string, Choice[]] => [
		name,
		raw[name].flatMap((entry) => {
			const value = getAtPath(entry, [collection.key ?? ""]);
			const label = getAtPath(entry, [getNameField(collection)]);
			return typeof value === "string"
				? [{ value, label: typeof label === "string" ? label : "" }]
				: [];
		}),
	];
	return Object.fromEntries(collectionList.map(list)) as Record<CollectionName, Choice[]>;
};

export type EditorSchema = z.core.JSONSchema.BaseSchema;

/**
 * Keywords that editors don't know, and one that they misread: 295 divided by a `multipleOf` of
 * 0.01 leaves a remainder.
 */
const omitted = new Set<string>([...marks, "reference", "typeName", "form", "multipleOf"]);

/** Any value is allowed while the file of the entries can't be read. */
const suggest = (reference: unknown, choices: EntryChoices): EditorSchema => {
	const known =
		typeof reference === "string" && isCollectionName(reference) ? choices[reference] : [];
	return known.length > 0
		? {
				type: "string",
				enum: known.map(({ value }) => value),
				enumDescriptions: known.map(({ label }) => label),
			}
		: {};
};

const adapt = (schema: unknown, choices: EntryChoices): unknown => {
	if (Array.isArray(schema)) return schema.map((each) => adapt(each, choices));
	if (!isRecord(schema)) return schema;
	const suggested = suggest(schema.reference, choices);
	const own = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
		if (omitted.has(key) || (suggested.enum && /^pattern/.test(key))) return [];
		// A field may have the name of a keyword.
		const fields = key === "properties" && isRecord(value);
		return [
			[
				key,
				fields
					? Object.fromEntries(
							Object.entries(value).map(([name, field]) => [name, adapt(field, choices)]),
						)
					: adapt(value, choices),
			],
		];
	});
	// Editors that know `patternErrorMessage` show it instead of the pattern.
	const explained =
		schema.pattern && schema.form && !suggested.enum
			? { patternErrorMessage: `Expected: ${schema.form}.` }
			: {};
	return { ...Object.fromEntries(own), ...explained, ...suggested };
};

export const createEditorSchema = (
	{ layout, path, schema }: Pick<AnyCollection, "layout" | "path" | "schema">,
	choices: EntryChoices,
): EditorSchema => {
	const { $schema, ...entry } = z.toJSONSchema(schema, { io: "input", target: "draft-7" });
	const adapted: EditorSchema = Object(adapt(entry, choices));
	const title = `content/${path}`;
	return layout === "array"
		? { $schema, title, type: "array", items: adapted }
		: { $schema, title, ...adapted };
};

export const schemaFolder = ".vscode/schemas";

export const schemaSetting = collectionList.map(([name, { layout, path }]) => ({
	fileMatch: [`/content/${path}${layout === "folder" ? "/*.json" : ""}`],
	url: `./${schemaFolder}/${name}.json`,
}));

export const writeEditorSchemas = (root: string, raw: RawContent): number => {
	const choices = listChoices(raw);
	mkdirSync(join(root, schemaFolder), { recursive: true });
	for (const [name, collection] of collectionList) {
		writeFileSync(
			join(root, schemaFolder, `${name}.json`),
			`${JSON.stringify(createEditorSchema(collection, choices), null, "\t")}\n`,
		);
	}
	const file = join(root, ".vscode/settings.json");
	const settings = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
	const text = JSON.stringify({ ...settings, "json.schemas": schemaSetting }, null, "\t");
	// As Biome lays it out.
	writeFileSync(file, `${text.replace(/\[\s+("[^"]*")\s+\]/g, "[$1]")}\n`);
	return collectionList.length;
};
