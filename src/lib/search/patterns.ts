import { findWords, toPlain, toTerm } from "./terms";

/** The words of a text, small ones too, each between spaces and without a plural's s. */
export const spaceOut = (text: string): string => findWords(text).reduce((words, { word }) => `${words}${toTerm(word) ?? toPlain(word)} `, " ");

interface Group {
	readonly not: boolean;
	/** Whether a treatment's name is one of its words: "*". */
	readonly anyName: boolean;
	/** Empty if it means something else. */
	readonly words: readonly string[];
	readonly matcher: RegExp;
}

/** Words that together show what somebody means. */
export interface Pattern {
	readonly href: string;
	readonly groups: readonly Group[];
}

/** A single phrase of five letters may go on ("vomit", "vomiting"); a shorter one is a whole word ("numb", "number"), and so is one of a group ("black", "blackhead"). */
const toGroup = (text: string, alone: boolean): Group => {
	const not = text.startsWith("!");
	const written = text.replace("!", "").split("/");
	const words = written.map((each) => spaceOut(each).trim()).filter(Boolean);
	const ends = words.map((each) => (alone && each.length > 4 ? each : `${each}${alone ? "" : "(?:ed|ish|ness)?"}(?= )`));
	return { not, anyName: written.includes("*"), words: not ? [] : words, matcher: new RegExp(`(?<= )(?:${ends.join("|") || "(?!)"})`, "g") };
};

/**
 * Reads one of content/synonyms.json. "lip/skin + white/gray + !strips": a word of each group, in any order and with others between, and none after an
 * exclamation mark. "*" is the name of any treatment.
 */
export const readPattern = (href: string, text: string): Pattern => {
	const groups = text.split(" + ");
	return { href, groups: groups.map((each) => toGroup(each, groups.length === 1)) };
};

/**
 * @param text what spaceOut has made of a query
 * @param outside the same without the names of treatments, undefined if it names none: what's in a name ("laser hair removal") doesn't mean something else
 * @returns the words that match, and an empty one; none if the pattern doesn't
 */
export const matchPattern = ({ groups }: Pattern, text: string, outside?: string): string[] => {
	const found = groups.map(({ matcher, not, anyName }) => {
		const words = (not ? (outside ?? text) : text).match(matcher) ?? [];
		if (not) return words.length > 0 ? undefined : [];
		return words.length > 0 || (anyName && outside !== undefined) ? words : undefined;
	});
	return found.includes(undefined) ? [] : ["", ...found.flatMap((words) => words ?? [])];
};
