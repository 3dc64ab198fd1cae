/** What a schema marks as internal is in nothing that visitors can get: consents, authorizations and sample marks. License numbers are shown on purpose. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { collectionList } from "../../src/content/collections";
import { loadContent } from "../../src/content/load";
import { isRecord } from "../../src/lib/is-record";
import { getShape } from "../../src/schemas/fields";
import { getPart, type JsonSchema } from "../../src/schemas/shape";

const names = new Set<string>();
const texts = new Set<string>();

const collectTexts = (value: unknown): void => {
	if (isRecord(value)) for (const part of Object.values(value)) collectTexts(part);
	else if (typeof value === "string" && /\d/.test(value)) texts.add(value);
};

/** Collects the names of internal fields, and what in their values belongs to one person: texts with a figure, such as C-2026-014. */
const collect = (value: unknown, shape: JsonSchema | undefined): void => {
	if (Array.isArray(value)) for (const item of value) collect(item, getPart(shape, 0));
	if (!isRecord(value)) return;
	for (const [name, part] of Object.entries(value)) {
		const field = getPart(shape, name);
		if (!field?.internal) collect(part, field);
		// The lowest level of the menu has an empty list, and others don't.
		else if (name !== "children") names.add(name);
		if (field?.internal && name !== "licenseNumbers") collectTexts(part);
	}
};

const { raw } = loadContent(".");
for (const [name, { schema }] of collectionList) for (const entry of raw[name]) collect(entry, getShape(schema));

const files = readdirSync("public", { recursive: true, withFileTypes: true })
	.filter((entry) => entry.isFile() && /\.(html|json|js|xml|txt|vcf)$/.test(entry.name))
	.map(({ parentPath, name }) => join(parentPath, name));

test("no page’s data has a field that’s internal", () => {
	assert.ok(names.has("sample"), [...names].join());
	const data = files.filter((file) => /^public\/(page-data|slice-data|search-index).*json$/.test(file)).map((file) => readFileSync(file, "utf8"));
	const found = [...names].filter((name) => data.some((text) => text.includes(`"${name}":`)));
	assert.deepEqual(found, []);
});

test("no file has a text of an internal field", () => {
	const found = files.flatMap((file) => {
		const text = readFileSync(file, "utf8");
		return [...texts].filter((each) => text.includes(each)).map((each) => `${file}: ${each}`);
	});
	assert.deepEqual(found, []);
});
