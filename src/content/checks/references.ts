import { formatValue, getAtPath, type LoadedEntry, type Problems, problemAt } from "../../problems";
import { listNames, suggestOr } from "../../problems/suggest";
import {
	type CollectionName,
	type Content,
	collectionList,
	getCollection,
	isCollectionName,
} from "../collections";
import { listEntries } from "../entries";

const getKeys = (content: Content, name: CollectionName) => {
	const { key = "" } = getCollection(name);
	return content[name].map(({ value }) => String(getAtPath(value, [key])));
};

export function* checkReferences(content: Content): Problems {
	const keys = new Map<string, string[]>();
	for (const { entry, fields } of listEntries(content))
		for (const { path, value, shape } of fields) {
			const to = shape.reference;
			if (typeof value !== "string" || typeof to !== "string" || !isCollectionName(to)) continue;
			const known = keys.get(to) ?? getKeys(content, to);
			keys.set(to, known);
			if (known.includes(value)) continue;
			const fix = suggestOr(
				value,
				known,
				`Correct it, or add the entry. There are ${listNames(known, 12)}.`,
			);
			yield problemAt(
				entry,
				path,
				`content/${getCollection(to).path} has no ${formatValue(value)}. ${fix}`,
			);
		}
}

export function* checkUnique(content: Content): Problems {
	for (const [name, { key, unique = [] }] of collectionList)
		for (const field of key === undefined ? unique : [key, ...unique]) {
			const seen = new Map<unknown, LoadedEntry<unknown>>();
			for (const entry of content[name]) {
				const value = getAtPath(entry.value, [field]);
				const same = String(value).trim().toLowerCase();
				const first = seen.get(same);
				seen.set(same, first ?? entry);
				if (first)
					yield problemAt(
						entry,
						field,
						`${first.file}${first.at ? ` (${first.at})` : ""} has the ${field} ${formatValue(value)} already. Change one of them.`,
					);
			}
		}
}

const identity =
	/(?:\]|\]\.(?:question|answer|heading|label|href|exclusion|day|date|network)|map\[\d+\]\.concern|(?:areas|prices)\[\d+\]\.name)$/;

export function* checkRepeated(content: Content): Problems {
	for (const { entry, fields } of listEntries(content)) {
		const seen = new Map<string, string>();
		for (const { path, value } of fields) {
			if (!identity.test(path) || path.startsWith("blocks")) continue;
			const key = `${path.replace(/\[\d+\](?=[^[]*$)/, "")} ${String(value).trim().toLowerCase()}`;
			const first = seen.get(key);
			seen.set(key, first ?? path);
			if (first)
				yield problemAt(
					entry,
					path,
					`${first} is the same: ${formatValue(value)}. Remove one of the two, or change it.`,
				);
		}
	}
}
