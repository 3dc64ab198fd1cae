import { findWords, toPlain, toTerm } from "./terms";

export const spaceOut = (text: string): string =>
	findWords(text).reduce((words, { word }) => `${words}${toTerm(word) ?? toPlain(word)} `, " ");

const getEnding = (pattern: string): string => {
	// "black" of a group must not match "blackhead", but may match "blackish".
	if (pattern.includes(" + ")) return "(?:ed|ish|ness)?(?= )";
	// "vomit" also matches "vomiting"; a short word such as "numb" must not match "number".
	return pattern.length > 4 ? "" : "(?= )";
};

/**
 * Reads a pattern of content/synonyms.json. "lip/skin + white/gray + !strips" needs a word of each
 * group, in any order, and no word of a group with an exclamation mark. "*" stands for the name of
 * any treatment.
 */
export const readPattern = (pattern: string) => {
	const groups = pattern.split(" + ").map((group) => {
		const words = group
			.split("/")
			.map((each) => (each.endsWith("*") ? "\\*" : spaceOut(each).trim()));
		return {
			not: group.startsWith("!"),
			matcher: new RegExp(`(?<= )(?:${words.join("|")})${getEnding(pattern)}`, "g"),
		};
	});
	/** @returns the words of a text that match; undefined if the pattern as a whole doesn't */
	return (text: string): string[] | undefined => {
		const found = groups.map(({ not, matcher }) => {
			const words = text.match(matcher) ?? [];
			return words.length > 0 === not ? undefined : words;
		});
		return found.includes(undefined) ? undefined : found.flatMap((words) => words ?? []);
	};
};
