import { sampleContent } from "../../tests/support/sample-content";
import { getShape } from "../schemas/entry-fields";
import { type JsonSchema, splitNull } from "../schemas/shape";
import { collectionNames, collections } from "./collections";

const listSilent = (whole: JsonSchema, at = ""): string[] => {
	const { items, properties = {} } = splitNull(whole).schema;
	if (items) return listSilent(items, at);
	return Object.entries(properties).flatMap(([name, field]) => {
		const path = `${at}.${name}`;
		return [
			...(/^[A-Z][^\n]{14,}\.$/.test(field.description ?? "") ? [] : [path]),
			...listSilent(field, path),
		];
	});
};

test.each(collectionNames)(
	"%s: every field says what it's for, and an unknown one is refused",
	(name) => {
		const { schema } = collections[name];
		const [entry] = sampleContent[name];
		expect(listSilent(getShape(schema))).toEqual([]);
		expect(schema.safeParse(entry).success).toBe(true);
		expect(schema.safeParse({ ...entry, unknown: 1 }).success).toBe(false);
	},
);
