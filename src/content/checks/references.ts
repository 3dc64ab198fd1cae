import { type CollectionEntry, type CollectionName, collections, isCollectionName } from "../collections";
import type { LoadedEntry, RawContent } from "../load";
import { formatPath, formatValue, type Problem, problemAt } from "../problem";
import { getPart, getShape, type Shape } from "../shape";
import { listNames, suggestOr } from "../suggest";
import { getAtPath } from "../walk";
import type { Check } from "./check";

/** The keys of a collection's entries, also of those that are invalid. */
export const getKeys = (raw: RawContent, collection: CollectionName, key = "slug"): Set<unknown> =>
	new Set(raw[collection].map((entry) => getAtPath(entry, [key])));

/** A slug of another collection's entry. */
interface Reference {
	readonly path: PropertyKey[];
	readonly slug: string;
	readonly to: CollectionName;
}

/** Every slug of another collection that a value holds; the schemas say which texts are one. Pictures have a check of their own. */
const findReferences = (value: unknown, shape: Shape | undefined, path: PropertyKey[] = []): Reference[] => {
	if (typeof value === "string") {
		const to = shape?.reference;
		return typeof to === "string" && isCollectionName(to) && to !== "media" ? [{ path, slug: value, to }] : [];
	}
	if (typeof value !== "object" || value === null) return [];
	const children: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
	return children.flatMap(([key, child]) => findReferences(child, getPart(shape, key), [...path, key]));
};

const getHome = (name: CollectionName): string => `content/${collections[name].path}`;

const checkEntry = (entry: LoadedEntry<unknown>, shape: Shape, findKeys: (name: CollectionName) => ReadonlySet<unknown>): Problem[] =>
	findReferences(entry.value, shape).flatMap(({ path, slug, to }) => {
		const keys = findKeys(to);
		if (keys.has(slug)) return [];
		const names = [...keys].map(String);
		const home = getHome(to);
		const remedy = suggestOr(slug, names, `Correct it, or add the entry to ${home}.`);
		return [problemAt(entry, formatPath(path), { found: formatValue(slug), expected: `one of ${home}: ${listNames(names)}`, remedy })];
	});

const checkUnique = (entry: LoadedEntry<unknown>, field: string, values: readonly string[]): Problem[] =>
	new Set(values).size === values.length
		? []
		: [problemAt(entry, field, { found: formatValue(values), expected: "each value once", remedy: "Remove the repetition." })];

/** Every concern has one place on the finder's map. */
const checkPlaces = (entry: LoadedEntry<CollectionEntry<"finder">>, concerns: ReadonlySet<unknown>): Problem[] => {
	const places = entry.value.map.map(({ concern }) => concern);
	const missing = [...concerns].filter((concern) => !places.includes(String(concern)));
	return [
		...checkUnique(entry, "map", places),
		...missing.map((concern) =>
			problemAt(entry, "map", { found: "nothing", expected: `a place for ${formatValue(concern)}`, remedy: "Add it: concern, view, x and y in percent." }),
		),
	];
};

/** Slugs of other collections name entries that exist. */
export const checkAllReferences: Check = (content, { raw }) => {
	const known = new Map<CollectionName, ReadonlySet<unknown>>();
	const findKeys = (name: CollectionName): ReadonlySet<unknown> => {
		const keys = known.get(name) ?? getKeys(raw, name);
		known.set(name, keys);
		return keys;
	};
	return [
		...Object.entries(content).flatMap(([name, entries]) =>
			isCollectionName(name) ? entries.flatMap((entry: LoadedEntry<unknown>) => checkEntry(entry, getShape(collections[name]), findKeys)) : [],
		),
		...content.services.flatMap((entry) => checkUnique(entry, "related", [...entry.value.related, entry.value.slug])),
		...content.finder.flatMap((entry) => checkPlaces(entry, findKeys("concerns"))),
	];
};
