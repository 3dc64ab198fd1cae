import { type Collection, type CollectionName, collections } from "../collections";
import type { Content, LoadedEntry } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";
import { getAtPath } from "../walk";

/** Entries of a collection that share the value of a field. */
const findDuplicates = (content: Content, collection: CollectionName, key: string): Problem[] => {
	const seen = new Map<unknown, LoadedEntry<unknown>>();
	return content[collection].flatMap((entry) => {
		const value = getAtPath(entry.value, [key]);
		const first = seen.get(value);
		if (!first) {
			seen.set(value, entry);
			return [];
		}
		const remedy = `${first.file}${first.at ? ` (${first.at})` : ""} has it already: change one of them.`;
		return [problemAt(entry, key, { found: formatValue(value), expected: `${/^[aeio]/.test(key) ? "an" : "a"} ${key} that no other entry has`, remedy })];
	});
};

const checkKeys = (content: Content): Problem[] =>
	(Object.keys(collections) as CollectionName[]).flatMap((name) => {
		const { key }: Collection = collections[name];
		return key ? findDuplicates(content, name, key) : [];
	});

/** Slugs and other keys are there once, and so are numbers that say an order. */
export const checkUniqueKeys = (content: Content): Problem[] => [
	...checkKeys(content),
	...findDuplicates(content, "categories", "id"),
	...findDuplicates(content, "team", "id"),
	...findDuplicates(content, "products", "order"),
];
