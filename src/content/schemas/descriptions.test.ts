import { z } from "zod";
import { isRecord } from "../../lib/is-record";
import { type CollectionName, collections } from "../collections";
import { walk } from "../walk";
import { reference } from "./parts";

const names = Object.keys(collections) as CollectionName[];

/** Every field of a collection at any depth, by its path, as an editor and a form get it. */
const listFields = (name: CollectionName): [path: string, field: Record<string, unknown>][] =>
	walk(z.toJSONSchema(collections[name].schema, { io: "input" })).flatMap(({ path, value }) =>
		isRecord(value) && path.at(-1) === "properties" && path.at(-2) !== "properties"
			? Object.entries(value).flatMap(([field, schema]): [string, Record<string, unknown>][] =>
					isRecord(schema) ? [[[...path, field].join("."), schema]] : [],
				)
			: [],
	);

test.each(names)("%s: every field says what it's for, in a sentence", (name) => {
	const fields = listFields(name);
	expect(fields.length).toBeGreaterThan(1);
	expect(fields.filter(([, { description }]) => !/^[A-Z][^\n]{14,}\.$/.test(String(description))).map(([path]) => path)).toEqual([]);
});

test("what names an entry of another collection says which one, alone, in a list and where it may be left out", () => {
	const referring = (name: CollectionName) =>
		walk(z.toJSONSchema(collections[name].schema, { io: "input" })).flatMap(({ path, value }) =>
			path.at(-1) === "reference" && typeof value === "string"
				? [`${path.slice(0, -1).join(".").replaceAll("properties.", "").replaceAll(".items", "[]")}: ${String(value)}`]
				: [],
		);
	expect(referring("services").sort()).toEqual([
		"category: categories",
		"concerns[]: concerns",
		"exclusions[].exclusion: exclusions",
		"galleryImages[]: media",
		"image: media",
		"performers[]: team",
		"related[]: services",
	]);
	expect(referring("resources")).toEqual(expect.arrayContaining(["reviewer: team", "relatedServices[]: services"]));
	expect(referring("reviews")).toEqual(["service: services"]);
	expect(referring("campaigns")).toEqual(["image: media"]);
	expect(referring("media")).toEqual([]);
	const referred = names.flatMap(referring).map((line) => line.split(": ")[1]);
	expect(referred.filter((collection) => !names.some((name) => name === collection))).toEqual([]);
});

test("a reference that no one has described has no description of its own, so that it can't be forgotten", () => {
	expect(z.toJSONSchema(reference("team"))).not.toHaveProperty("description");
});

test.each([
	["navigation", "menu"],
	["campaigns", "link"],
	["synonyms", "href"],
	["redirects", "to"],
] as const)("%s: where %s leads is marked as an address", (name, field) => {
	expect(walk(z.toJSONSchema(collections[name].schema, { io: "input" }).properties?.[field]).some(({ path }) => path.at(-1) === "address")).toBe(true);
});
