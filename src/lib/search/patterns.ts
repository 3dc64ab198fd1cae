import { findWords, toPlain, toTerm } from "./terms";

/** The words of a text between spaces, each without a plural's s. */
export const spaceOut = (text: string): string =>
	findWords(text).reduce((words, { word }) => `${words}${toTerm(word) ?? toPlain(word)} `, " ");

/**
 * Reads a pattern of content/synonyms.json. "lip/skin + white/gray + !strips" wants a word of each group, in any order, and none after an
 * exclamation mark. "*" is the name of any treatment.
 */
export const readPattern = (pattern: string) => {
	const groups = pattern.split(" + ").map((group) => {
		const words = group
			.split("/")
			.map((each) => (each.endsWith("*") ? "\\*" : spaceOut(each).trim()));
		// A phrase of five letters may go on ("vomit", "vomiting"). A shorter one ("numb", "number") or one of a group ("black",
		// "blackhead") is a whole word.
		const end = pattern.includes(" + ")
			? "(?:ed|ish|ness)?(?= )"
			: pattern.length > 4
				? ""
				: "(?= )";
		return {
			not: group.startsWith("!"),
			matcher: new RegExp(`(?<= )(?:${words.join("|")})${end}`, "g"),
		};
	});
	/** @returns the words of a text that match; undefined if it isn't what the pattern means */
	return (text: string): string[] | undefined => {
		const found = groups.map(({ not, matcher }) => {
			const words = text.match(matcher) ?? [];
			return words.length > 0 === not ? undefined : words;
		});
		return found.includes(undefined) ? undefined : found.flatMap((words) => words ?? []);
	};
};
