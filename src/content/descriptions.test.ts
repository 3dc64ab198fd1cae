import { z } from "zod";
import { walk } from "../../tests/support/entries";
import { isRecord } from "../lib/is-record";
import { type CollectionName, collectionNames, collections } from "./collections";

/** Every field of a collection at any depth, by its path, as an editor and a form get it. */
const listFields = (name: CollectionName): [path: string, field: Record<string, unknown>][] =>
	walk(z.toJSONSchema(collections[name].schema, { io: "input" })).flatMap(({ path, value }) =>
		isRecord(value) && path.at(-1) === "properties" && path.at(-2) !== "properties"
			? Object.entries(value).flatMap(([field, schema]): [string, Record<string, unknown>][] =>
					isRecord(schema) ? [[[...path, field].join("."), schema]] : [],
				)
			: [],
	);

test.each(collectionNames)("%s: every field says what it's for, in a sentence", (name) => {
	const fields = listFields(name);
	expect(fields.length).toBeGreaterThan(1);
	expect(fields.filter(([, { description }]) => !/^[A-Z][^\n]{14,}\.$/.test(String(description))).map(([path]) => path)).toEqual([]);
});
