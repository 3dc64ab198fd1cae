import type { SearchDocument } from "./documents";
import { spaceOut } from "./patterns";

export const createNameFinder = (documents: readonly SearchDocument[]) => {
	const names = new Map<string, string[]>();
	for (const { href, title, synonyms = "" } of documents)
		for (const name of [title, ...synonyms.split(", ")].map((text) => spaceOut(text).trim()))
			names.set(name, [...(names.get(name) ?? []), href]);
	names.delete("");
	const longestFirst = [...names.keys()].sort((one, other) => other.length - one.length);
	const anyName = new RegExp(`(?<= )(?:${longestFirst.join("|")})(?= )`, "g");
	/**
	 * @returns the addresses that each name belongs to, the `rest` of the text, and what's `outside`
	 * of names of several words: "burning" is a symptom, but not in "fat burning"
	 */
	return (text: string) => {
		const found = text.match(anyName) ?? [];
		const rest = text.replace(anyName, "");
		return {
			named: found.map((name) => names.get(name) ?? []),
			rest,
			outside: text.replace(anyName, (name) => (name.includes(" ") ? "" : name)),
		};
	};
};
