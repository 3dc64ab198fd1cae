import { findWords, toPlain, toTerm } from "./terms";

/** The words of a text, small ones too, each between spaces and without a plural's s. */
export const spaceOut = (text: string): string => findWords(text).reduce((words, { word }) => `${words}${toTerm(word) ?? toPlain(word)} `, " ");

/** What in a text matches; undefined if it isn't what the pattern means. */
export type Pattern = (text: string) => string[] | undefined;

/**
 * Reads one of content/synonyms.json. "lip/skin + white/gray + !strips": a word of each group, in any order and with others between, and none after an
 * exclamation mark. "*" is the name of any treatment.
 */
export const readPattern = (pattern: string): Pattern => {
	const groups = pattern.split(" + ").map((group) => {
		const words = group.split("/").map((each) => (each.endsWith("*") ? "\\*" : spaceOut(each).trim()));
		// A single phrase of five letters may go on ("vomit", "vomiting"); a shorter one is a whole word ("numb", "number"), and so is one of a group ("black", "blackhead").
		const end = pattern.includes(" + ") ? "(?:ed|ish|ness)?(?= )" : pattern.length > 4 ? "" : "(?= )";
		return { not: group.startsWith("!"), matcher: new RegExp(`(?<= )(?:${words.join("|")})${end}`, "g") };
	});
	return (text) => {
		const found = groups.map(({ not, matcher }) => {
			const words = text.match(matcher) ?? [];
			return words.length > 0 === not ? undefined : words;
		});
		return found.includes(undefined) ? undefined : found.flatMap((words) => words ?? []);
	};
};
