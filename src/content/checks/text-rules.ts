import type { Problem } from "../problem";
import type { ShownText } from "./shown-texts";

/** A hit of a rule. */
export interface Hit {
	/** What the pattern found, and its groups. */
	readonly match: RegExpExecArray;
	/** The hit with the rest of the words that it touches. */
	readonly words: string;
	/** The words with something else in the hit's place. */
	readonly replaced: (instead: string) => string;
}

/** Something that no text may hold. */
export interface TextRule {
	/** With the flag g. */
	readonly pattern: RegExp;
	/** What was found; if it's left out, the words with the hit, in quotation marks. */
	readonly found?: (hit: Hit) => string;
	readonly expected: string | ((hit: Hit) => string);
	readonly remedy: string | ((hit: Hit) => string);
	/** Which texts it's for; all of them if it's left out. */
	readonly isFor?: (text: ShownText) => boolean;
}

/** Letters on either side of a hit that its message shows. */
const mostAround = 24;
/** Stands in for what a rule has found, so that the rules after it don't find it again. */
const seen = "\uE000";

const getHit = (text: string, match: RegExpExecArray): Hit => {
	const end = match.index + match[0].length;
	const before = /[^\s\uE000]*$/.exec(text.slice(Math.max(0, match.index - mostAround), match.index))?.[0] ?? "";
	const after = /^[^\s\uE000]*/.exec(text.slice(end, end + mostAround))?.[0] ?? "";
	return { match, words: before + match[0] + after, replaced: (instead) => before + instead + after };
};

const say = (words: string | ((hit: Hit) => string), hit: Hit): string => (typeof words === "string" ? words : words(hit));

/** What a text breaks of the rules, each rule once. What one rule finds, the rules after it don't see. A loop, because most texts break none of many. */
export const applyRules = (rules: readonly TextRule[], shown: ShownText): Problem[] => {
	const { file, path } = shown;
	const problems: Problem[] = [];
	let { text } = shown;
	for (const { pattern, found, expected, remedy, isFor } of rules) {
		pattern.lastIndex = 0;
		const match = pattern.exec(text);
		if (!match || (isFor && !isFor(shown))) continue;
		const hit = getHit(text, match);
		text = text.replace(pattern, (whole) => seen.repeat(whole.length));
		problems.push({ file, path, found: found ? found(hit) : `"${hit.words}"`, expected: say(expected, hit), remedy: say(remedy, hit) });
	}
	return problems;
};
