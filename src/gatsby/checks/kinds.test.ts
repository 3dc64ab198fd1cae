import { readdirSync } from "node:fs";
import { changed, issuesOf, readContent } from "../../../tests/support/entries";
import { type Kind, type KindName, kinds } from "./kinds";

/** A real entry of a kind. */
const entryOf = ({ layout, path }: Kind): Record<string, unknown> => {
	const file = layout === "folder" ? `${path}/${readdirSync(`content/${path}`).find((name) => name.endsWith(".json"))}` : path;
	const content = readContent(file);
	return (layout === "array" ? (content as unknown[])[0] : content) as Record<string, unknown>;
};

const names = Object.keys(kinds) as KindName[];

/** Each field of a real entry with a value of a type it is not. */
const fields = names.flatMap((kind) =>
	Object.entries(entryOf(kinds[kind])).map(([field, value]) => [kind, field, typeof value === "boolean" ? "yes" : true] as const),
);

test("two kinds share neither a place nor a GraphQL type", () => {
	expect(new Set(names.map((kind) => kinds[kind].path)).size).toBe(names.length);
	expect(new Set(names.map((kind) => kinds[kind].type)).size).toBe(names.length);
});

test.each(fields)("%s: a wrong type of %s is refused there", (kind, field, value) => {
	expect(issuesOf(kinds[kind].schema, changed(entryOf(kinds[kind]), [field], value))).toEqual([
		expect.stringMatching(new RegExp(`^${field}: invalid_(type|value)$`)),
	]);
});

test.each(names)("%s: a field nobody knows is refused", (kind) => {
	expect(issuesOf(kinds[kind].schema, { ...entryOf(kinds[kind]), fieldNobodyKnows: 1 })).toEqual([": unrecognized_keys"]);
});
