import { changed, issuesOf, type Path } from "../../tests/support/entries";
import { sampleEntry } from "../../tests/support/sample-content";
import { type CollectionName, collections } from "./collections";
import { formatPath } from "./problem";

const names = Object.keys(collections) as CollectionName[];

/** Each field of the sample entry with a value of a type it is not. */
const fields = names.flatMap((kind) =>
	Object.entries(sampleEntry(kind)).map(([field, value]) => [kind, field, typeof value === "boolean" ? "yes" : true] as const),
);

test.each(names)("%s: the sample entry has every field its schema knows, so that each is tested below", (kind) => {
	expect(Object.keys(sampleEntry(kind)).sort()).toEqual(Object.keys(collections[kind].schema.shape).sort());
});

test("two collections share neither a place nor a GraphQL type", () => {
	expect(new Set(names.map((kind) => collections[kind].path)).size).toBe(names.length);
	expect(new Set(names.map((kind) => collections[kind].type)).size).toBe(names.length);
});

test.each(fields)("%s: a wrong type of %s is refused there", (kind, field, value) => {
	expect(issuesOf(collections[kind].schema, changed(sampleEntry(kind), [field], value))).toEqual([
		expect.stringMatching(new RegExp(`^${field}: invalid_(type|value)$`)),
	]);
});

/** Where an entry has objects: itself, and each inside it. */
const objectsIn = (value: unknown, path: Path = []): Path[] => {
	if (typeof value !== "object" || value === null) return [];
	const inside = Object.entries(value).flatMap(([key, item]) => objectsIn(item, [...path, Array.isArray(value) ? Number(key) : key]));
	return Array.isArray(value) ? inside : [path, ...inside];
};

test.each(names)("%s: a field nobody knows is refused, in the entry and in each object inside it", (kind) => {
	const entry = sampleEntry(kind);
	for (const path of objectsIn(entry))
		expect(issuesOf(collections[kind].schema, changed(entry, [...path, "fieldNobodyKnows"], 1))).toEqual([`${formatPath(path)}: unrecognized_keys`]);
});
