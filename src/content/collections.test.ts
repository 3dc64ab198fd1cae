import { changed, issuesOf, type Path } from "../../tests/support/entries";
import { sampleEntry } from "../../tests/support/sample-content";
import { formatPath } from "../schemas/problem";
import { collectionNames, collections } from "./collections";

test.each(collectionNames)("%s: the sample entry has every field its schema knows, so that each is tested below", (name) => {
	expect(Object.keys(sampleEntry(name)).sort()).toEqual(Object.keys(collections[name].schema.shape).sort());
});

test("two collections share neither a place nor a GraphQL type", () => {
	expect(new Set(collectionNames.map((name) => collections[name].path)).size).toBe(collectionNames.length);
	expect(new Set(collectionNames.map((name) => collections[name].type)).size).toBe(collectionNames.length);
});

/** Where an entry has objects: itself, and each inside it. */
const objectsIn = (value: unknown, path: Path = []): Path[] => {
	if (typeof value !== "object" || value === null) return [];
	const inside = Object.entries(value).flatMap(([key, item]) => objectsIn(item, [...path, Array.isArray(value) ? Number(key) : key]));
	return Array.isArray(value) ? inside : [path, ...inside];
};

test.each(collectionNames)("%s: an unknown field is refused, in the entry and in each object inside it", (name) => {
	const entry = sampleEntry(name);
	for (const path of objectsIn(entry))
		expect(issuesOf(collections[name].schema, changed(entry, [...path, "fieldNobodyKnows"], 1))).toEqual([`${formatPath(path)}: unrecognized_keys`]);
});
