import { stripLinks } from "../../lib/content/inline-links";
import type { Content } from "../load";
import type { Problem } from "../problem";
import type { ContentFile } from "../reading/file";
import { fixedTexts } from "./prose";
import { findShownTexts, type ShownText } from "./shown-texts";
import { applyRules, type TextRule } from "./text-rules";

const rule = (pattern: RegExp, expected: string, correct: (found: string) => string, what?: string): TextRule => ({
	pattern,
	...(what && { found: ({ words }) => `${what} in "${words}"` }),
	expected,
	remedy: ({ match, replaced }) => `Type "${replaced(correct(match[0]))}".`,
});

const spaces: readonly TextRule[] = [
	{
		pattern: /^ +| +$/g,
		found: ({ match }) => `a space at the ${match.index === 0 ? "beginning" : "end"}`,
		expected: "a text that begins and ends with its words",
		remedy: "Delete the space.",
	},
	rule(/ {2,}/g, "one space between words", () => " ", "too many spaces"),
	rule(/ +(?=[.,;:?!](?:\s|$)|[)\]”])|(?<=(?<!\])\(|[[“]) +/g, "no space there", () => "", "a space too many"),
];

/** Ranges are certain only if a unit follows or a dollar sign is in front: "9-11" may be a date, and "1-133" a section. */
const units =
	"%|percent|(?:seconds?|minutes?|min|hours?|hrs?|days?|nights?|weeks?|months?|years?|sessions?|visits?|treatments?|times|units?|syringes?|vials?|pounds?|mm|cm|mL|ml|mg|AM|PM|a\\.m\\.|p\\.m\\.)\\b";
const figure = "\\d{1,3}(?:,\\d{3})*(?:\\.\\d+)?";
const range = new RegExp(`(?<![\\d\\w/.,–-])(?:\\$${figure}\\s?-\\s?\\$?${figure}|${figure}\\s?-\\s?${figure}(?=[ -]?(?:${units})))(?![\\d-]*\\d)`, "g");

const marks: readonly TextRule[] = [
	rule(/\?(?=(?:s|t|re|ve|ll|d|m)\b)(?<=\p{L}.)/gu, "the apostrophe ’", () => "’"),
	rule(/'(?<!\d.)|[‘´`](?=\p{L})(?<=\p{L}.)/gu, "the apostrophe ’", () => "’"),
	{
		pattern: /(?<!\d)"([^"]*)"/g,
		found: ({ match }) => `straight quotation marks around ${match[1]}`,
		expected: "curly quotation marks: “ and ”",
		remedy: ({ match }) => `Type “${match[1]}”.`,
	},
	{
		pattern: /(?<!\d)"/g,
		found: () => "one straight quotation mark",
		expected: "curly quotation marks: “ and ”",
		remedy: "Type “ before the words and ” after them.",
	},
	rule(/ ?\.{3,}/g, "one period, or the single character …", () => "…"),
	rule(/([,;:?])\1+|\.\.(?!\.)|[,;:]\.(?!\d)|\?\./g, "one mark", ([first = ""]) => first),
	rule(/(?<![<!-]) ?--+ ?(?!>)/g, "a comma or a period between two thoughts", () => ", "),
	rule(range, "an en dash between two figures", (found) => found.replace(/\s?-\s?/, "–")),
	rule(
		/[.?](?=\p{Lu}\p{Ll})(?<=\p{Ll}{2}.)|\?(?=\p{Ll})(?<=\p{Ll}{2}.)|[,;](?=\p{L})(?<=\p{L}{2}.)(?<!&\p{L}{1,10}.)/gu,
		"a space after the mark",
		(found) => `${found} `,
	),
	{
		pattern: /(?<=^|[\s.,?])(?:[:;]-?[)(DP]|<3)(?=[\s.,?]|$)/g,
		found: ({ match }) => `"${match[0]}"`,
		expected: "words alone: texts have no smileys",
		remedy: "Delete it.",
	},
];

/** Words that are right twice in a row. */
const rightTwice = ["that", "had", "so", "no", "bye", "do", "very"];
const doubled = new RegExp(`\\b(?!(?:${rightTwice.join("|")})\\s)(\\p{L}{2,}|a|I)\\s+\\1(?![\\p{L}’'-])`, "giu");

const repeatedWord: TextRule = {
	pattern: doubled,
	found: ({ match }) => `"${match[0]}"`,
	expected: "the word once",
	remedy: ({ match }) => `Delete one "${match[1]}".`,
	isFor: ({ field }) => field !== "keywords",
};

/** "a)" or "2)" before a point of a list has no other half. */
const isPoint = (before: string): boolean => /(?:^|\s)(?:\d{1,2}|[a-z])$/i.test(before);

/** How many opening marks have no closing one; below zero if a closing one has no opening one. */
const countOpen = (text: string, opening: string, closing: string): number => {
	let depth = 0;
	for (let index = 0; index < text.length && depth >= 0; index += 1) {
		if (text[index] === opening) depth += 1;
		else if (text[index] === closing && (depth > 0 || !isPoint(text.slice(Math.max(0, index - 3), index)))) depth -= 1;
	}
	return depth;
};

/** Pairs of which one is missing. */
const checkPairs = ({ file, path, text }: ShownText): Problem[] => {
	if (!/[()“”]/.test(text)) return [];
	const words = stripLinks(text).replace(/[:;]-?[()]/g, "");
	// A bracket that's left is of a link that went wrong, which is a problem of its own.
	if (words.includes("[")) return [];
	return [
		["(", ")"],
		["“", "”"],
	].flatMap(([opening = "", closing = ""]) => {
		const depth = countOpen(words, opening, closing);
		if (depth === 0) return [];
		const [there, missing] = depth > 0 ? [opening, closing] : [closing, opening];
		return [
			{
				file,
				path,
				found: `${there} without ${missing}`,
				expected: `${opening} before the words and ${closing} after them`,
				remedy: `Add ${missing}, or delete ${there}.`,
			},
		];
	});
};

/** A sentence that a text has twice, or a text that was pasted twice. */
const checkSentences = ({ file, path, text }: ShownText): Problem[] => {
	if (text.length < 20) return [];
	const sentences = text.split(/(?<=[.?”)])\s+/);
	const again = sentences.find((sentence, index) => sentence.length > 9 && sentences.indexOf(sentence) < index);
	if (again === undefined) return [];
	return [{ file, path, found: `"${again}" twice`, expected: "each sentence once", remedy: "Delete one of the two." }];
};

const isOwnVoice = ({ file, path }: ShownText): boolean =>
	!/\/legal\/|\/statements\.json/.test(file) && !/boxedWarnings|notices|sources|credentials|keywords/.test(path);

/** Words in capitals that other texts have in lowercase: those aren't acronyms. */
const checkCapitals = (texts: readonly ShownText[]): Problem[] => {
	// Names have a rule of their own.
	const own = texts.filter((shown) => isOwnVoice(shown) && shown.field !== "name");
	const hits = own.flatMap((shown) => {
		const words = shown.text.match(/\b[A-Z]{5,}\b/g);
		return words ? [{ shown, words }] : [];
	});
	const asked = new Set(hits.flatMap(({ words }) => words.map((word) => word.toLowerCase())));
	if (asked.size === 0) return [];
	const known = new Set(
		own.flatMap(
			({ text }) =>
				stripLinks(text)
					.match(/\b[a-z]{5,}\b/g)
					?.filter((word) => asked.has(word)) ?? [],
		),
	);
	return hits.flatMap(({ shown: { file, path }, words }) => {
		const loud = words.filter((word) => known.has(word.toLowerCase())).join(" ");
		if (!loud) return [];
		const remedy = `Type "${loud.toLowerCase()}", with a capital if it begins a sentence.`;
		return [{ file, path, found: `"${loud}" in capitals`, expected: "small letters, because capitals shout", remedy }];
	});
};

/** The schema says how names are written. People type their apostrophe as their keyboard has it: D'Arcy. */
const isPersonsName = ({ field, file }: ShownText): boolean => field === "name" && /\/reviews\.json$|\/team\//.test(file);

const rules: readonly TextRule[] = [...spaces, ...marks, repeatedWord];

/** How texts are typed: spaces, quotation marks, dashes, capitals, doubled words. */
export const checkTypography = (_content: Content, { files }: { readonly files: readonly ContentFile[] }): Problem[] => {
	const texts = findShownTexts(files).filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !fixedTexts.includes(text));
	return [
		...texts.flatMap((shown) => [...(isPersonsName(shown) ? [] : applyRules(rules, shown)), ...checkPairs(shown), ...checkSentences(shown)]),
		...checkCapitals(texts.filter((shown) => !isPersonsName(shown))),
	];
};
