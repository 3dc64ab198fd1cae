import { isRecord } from "../../lib/is-record";
import type { Content, LoadedEntry } from "../load";
import { formatPath, formatValue, type Problem, problemAt } from "../problem";
import { walk } from "../walk";
import { countWords, normalize } from "./texts";

/** Lists that other checks look after: pictures, related services, prices, places on the finder's map, opening hours. So are a page's blocks. */
const othersLists = new Set<PropertyKey>(["galleryImages", "related", "prices", "map", "hours", "holidays", "social"]);

/** Fields by which a reader, a link or another file tells the entries of a list apart. */
const identities = ["slug", "key", "question", "answer", "heading", "title", "label", "name", "text", "from", "network", "exclusion", "concern"] as const;

/** A paragraph of this many words that a file has twice was pasted twice. */
const uniqueWords = 8;

/** The same for values that a reader takes for the same: capitals, blanks and punctuation don't count in texts. */
const toKey = (value: unknown): string => (typeof value === "string" ? normalize(value) : JSON.stringify(value));

/** A value that a list has again: its path below the list, and the place where it was before. */
interface Again {
	readonly path: readonly PropertyKey[];
	readonly value: unknown;
	readonly first: number;
	readonly field?: string;
}

const findAgain = (values: readonly unknown[], path: (index: number) => readonly PropertyKey[], field?: string): Again[] => {
	const seen = new Map<string, number>();
	return values.flatMap((value, index) => {
		const key = value === undefined || value === null ? "" : toKey(value);
		const first = seen.get(key);
		if (first === undefined) seen.set(key, index);
		return key === "" || first === undefined ? [] : [{ path: path(index), value, first, ...(field && { field }) }];
	});
};

/** What tells an entry apart by a field: its text, and for a source its publisher, too. */
const getIdentity = (entry: Readonly<Record<string, unknown>>, field: string): unknown => {
	if (field === "title" && "publisher" in entry) return `${String(entry.publisher)} ${String(entry.title)}`;
	// The parts of a page have a key, and two of them may have one heading: a form, and what's shown once it's sent.
	if (field === "heading" && "key" in entry) return undefined;
	return typeof entry[field] === "string" ? entry[field] : undefined;
};

/** What a list of words has twice; the search tells "b12" from "b-12". */
const findAgainInWords = (list: readonly unknown[]): Again[] => {
	const words = list.map((word) => String(word).toLowerCase().trim());
	return words.flatMap((word, index) => {
		const first = words.indexOf(word);
		return first < index ? [{ path: [index], value: list[index], first }] : [];
	});
};

const findAgainInList = (list: readonly unknown[]): Again[] => {
	const whole = findAgain(list, (index) => [index]);
	const others = new Set(whole.map(({ path }) => path[0]));
	const objects = list.map((entry, index) => (isRecord(entry) && !others.has(index) ? entry : {}));
	const parts = identities.flatMap((field) =>
		findAgain(
			objects.map((entry) => getIdentity(entry, field)),
			(index) => [index, field],
			field,
		),
	);
	// Of a price in a package, it's the service and the price together.
	const priced = findAgain(
		objects.map(({ service, price }) => (service && price ? { service, price } : undefined)),
		(index) => [index],
	);
	return [...whole, ...parts, ...priced];
};

/** The name of a field as a message has it: "a title", "an answer". */
export const withArticle = (field: string): string => `${/^[aeiou]/.test(field) ? "an" : "a"} ${field}`;

const describeAgain = (entry: LoadedEntry<unknown>, list: PropertyKey[], { path, value, first, field }: Again): Problem => {
	const before = formatPath([...list, first, ...(field ? [field] : [])]);
	return problemAt(entry, formatPath([...list, ...path]), {
		found: formatValue(value),
		expected: field ? `${withArticle(field)} that no other entry of this list has` : "each entry of this list once",
		remedy: `${before} is the same. Remove one of the two, or change it.`,
	});
};

const checkLists = (entry: LoadedEntry<unknown>): Problem[] =>
	walk(entry.value).flatMap(({ path, value }) =>
		Array.isArray(value) && value.length > 1 && path.at(-1) !== "blocks" && !path.some((key) => othersLists.has(key))
			? (path.at(-1) === "synonyms" ? findAgainInWords(value) : findAgainInList(value)).map((again) => describeAgain(entry, path, again))
			: [],
	);

/** Names and labels may be the same as a title beside them. */
const mayRepeat = new Set<PropertyKey>(["label", "dialogName", "name", "note", "publisher", "seo", "subject"]);

/** A long text that one entry has in two places, or a text that repeats the heading above it. */
const checkPasted = (entry: LoadedEntry<unknown>): Problem[] => {
	const seen = new Map<string, string>();
	return walk(entry.value).flatMap(({ path, value }) => {
		if (typeof value !== "string" || path.some((key) => mayRepeat.has(key))) return [];
		const key = countWords([value]) < uniqueWords ? "" : normalize(value);
		if (!key) return [];
		const place = formatPath(path);
		const first = seen.get(key);
		if (first === undefined) {
			seen.set(key, place);
			return [];
		}
		const remedy = `${first} is the same. Remove one of the two, or change it.`;
		return [problemAt(entry, place, { found: formatValue(value), expected: "a text that this page has once", remedy })];
	});
};

/** What was pasted twice into one entry. The menus have checks of their own. */
export const checkDuplicates = (content: Content): Problem[] => {
	const { navigation: _navigation, ...others } = content;
	return Object.values(others)
		.flat()
		.flatMap((entry) => {
			const lists = checkLists(entry);
			const isKnown = (path: string): boolean => lists.some((problem) => path === problem.path || path.startsWith(`${problem.path}.`));
			return [...lists, ...checkPasted(entry).filter(({ path }) => !isKnown(path))];
		});
};
