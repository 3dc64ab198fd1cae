import type { SearchDocument } from "./documents";
import { spaceOut } from "./patterns";

/** The names of documents, by the words of each; whoever types a symptom doesn't mean the symptom's word in a name ("fat burning"). */
export const createNames = (documents: readonly SearchDocument[]) => {
	const names = new Map<string, string[]>();
	for (const { href, title, synonyms = "" } of documents)
		for (const name of [title, ...synonyms.split(", ")].map((text) => spaceOut(text).trim())) names.set(name, [...(names.get(name) ?? []), href]);
	names.delete("");
	const longestFirst = [...names.keys()].sort((one, other) => other.length - one.length);
	const anyName = new RegExp(`(?<= )(?:${longestFirst.join("|")})(?= )`, "g");
	/** @returns what a text names, by each name; and its words without the names, of one word too or only the longer ones */
	return (text: string) => {
		const found = text.match(anyName) ?? [];
		const rest = text.replace(anyName, "");
		return { named: found.map((name) => names.get(name) ?? []), rest, outside: text.replace(anyName, (name) => (name.includes(" ") ? "" : name)) };
	};
};
