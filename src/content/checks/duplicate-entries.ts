import { type Collection, type CollectionName, collections } from "../collections";
import type { Content, LoadedEntry } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";
import { getAtPath } from "../walk";
import { withArticle } from "./duplicates";
import { normalize } from "./texts";

/** What no two entries of a collection share, besides the field that identifies them. Several fields count together. */
const unique: readonly (readonly [CollectionName, ...(readonly string[])])[] = [
	["pages", "heading"],
	["categories", "title"],
	["categories", "shortDescription"],
	["categories", "intro"],
	["concerns", "title"],
	["concerns", "description"],
	["exclusions", "label"],
	["services", "title"],
	["services", "shortDescription"],
	["services", "description"],
	["team", "name"],
	["team", "shortBio"],
	["team", "quote"],
	["reviews", "review"],
	["reviews", "name", "date"],
	["memberships", "name"],
	["memberships", "summary"],
	["packages", "name"],
	["packages", "summary"],
	["specials", "title", "starts"],
	["products", "name"],
	["products", "summary"],
	["resources", "title"],
	["resources", "summary"],
	["careers", "title", "employment"],
	["legal", "title"],
	["landingPages", "heading"],
	["landingPages", "city"],
	["faqs", "question"],
	["faqs", "answer"],
	["statements", "text"],
];

const place = ({ file, at }: LoadedEntry<unknown>): string => (at ? `${file} (${at})` : file);

const joinWords = (words: readonly string[]): string => words.join(" and ");

const checkUnique = (content: Content, collection: CollectionName, fields: readonly string[]): Problem[] => {
	const entries: readonly LoadedEntry<unknown>[] = content[collection];
	const { key: ownKey = "" }: Collection = collections[collection];
	const seen = new Map<string, LoadedEntry<unknown>>();
	return entries.flatMap((entry) => {
		const values = fields.map((field) => getAtPath(entry.value, [field]));
		if (values.some((value) => typeof value !== "string" || normalize(value) === "")) return [];
		const shared = values.map((value) => normalize(String(value))).join("\n");
		const first = seen.get(shared);
		if (!first) {
			seen.set(shared, entry);
			return [];
		}
		// One that has the other's slug is the same one, and that's a problem of its own.
		if (getAtPath(first.value, [ownKey]) === getAtPath(entry.value, [ownKey])) return [];
		const [field = ""] = fields;
		return [
			problemAt(entry, field, {
				found: joinWords(values.map(formatValue)),
				expected: `${withArticle(joinWords(fields))} that no other entry has`,
				remedy: `${place(first)} has the same. Remove one of the two, or change it.`,
			}),
		];
	});
};

/** Entries that were pasted twice under another slug, or that nobody could tell apart. */
export const checkDuplicateEntries = (content: Content): Problem[] => unique.flatMap(([collection, ...fields]) => checkUnique(content, collection, fields));
