import { findWords, toTerm } from "./terms";

interface TextPiece {
	readonly text: string;
	readonly matched: boolean;
}

/** Characters of an excerpt, about two lines, and how many of them come before the match. */
const longest = 170;
const before = 50;

const findMatches = (text: string, terms: ReadonlySet<string>) =>
	findWords(text).filter(({ word }) => terms.has(toTerm(word) ?? ""));

/** Matches with only a space between them become one piece. */
export const splitMatches = (text: string, terms: ReadonlySet<string>): TextPiece[] => {
	const pieces: TextPiece[] = [];
	let end = 0;
	for (const { word, start } of findMatches(text, terms)) {
		const between = text.slice(end, start);
		const last = pieces.at(-1);
		if (between === " " && last)
			pieces[pieces.length - 1] = { text: `${last.text} ${word}`, matched: true };
		else
			pieces.push(...(between ? [{ text: between, matched: false }] : []), {
				text: word,
				matched: true,
			});
		end = start + word.length;
	}
	return end < text.length ? [...pieces, { text: text.slice(end), matched: false }] : pieces;
};

const cut = (text: string, terms: ReadonlySet<string>): string => {
	if (text.length <= longest) return text;
	const first = findMatches(text, terms)[0]?.start ?? 0;
	const from = first + before < longest ? 0 : text.lastIndexOf(" ", first - before) + 1;
	const to = text.length <= from + longest ? text.length : text.lastIndexOf(" ", from + longest);
	return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
};

export const makeExcerpt = (
	[first = "", ...others]: readonly string[],
	terms: ReadonlySet<string>,
): string => {
	const count = (line: string) =>
		new Set(findMatches(line, terms).map(({ word }) => toTerm(word))).size;
	const best = others.reduce((most, line) => (count(line) > count(most) ? line : most), first);
	return cut(best, terms);
};
