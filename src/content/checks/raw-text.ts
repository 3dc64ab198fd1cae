import { stripLinks } from "../../lib/text/markup";
import type { ShownText } from "../../schemas/fields";
import type { Problem } from "../../schemas/problem";

export interface TextRule {
	readonly pattern: RegExp;
	readonly fix: string;
	/** Which texts it's for; all of them if it's left out. */
	readonly isFor?: (text: ShownText) => boolean;
}

const retype = "Letters went wrong when the text was copied. Type the words again, and check the rest.";
const plainMarks = "A visitor would read these marks as they are. Remove them: the site sets the look of a text itself.";
const unfinished = "The text isn't finished. Write what belongs there, and delete the note.";
const leftover = "Another program left this. Delete it, or write what belongs there.";
const invisible = "Type it again by hand, with plain spaces and hyphens.";

/** Any character that a byte of UTF-8 becomes in Windows-1252. */
const later = "[\\u0080-\\u00BFŒœŠšŽžŸƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]";

/** Wrong encodings, and characters that look like others or like nothing. */
const characters: readonly TextRule[] = [
	{ pattern: new RegExp(`[ÂÃ]${later}|Â(?=\\s|$)|Ã\\s|â[€‚„]|ðŸ|ï[»¿]|‚Ä|√[©®±¶ºü]|[ÄÅ][\\u0080-\\u00BF]`), fix: retype },
	{ pattern: /[\uFFFD\u0080-\u009F\uE000-\uF8FF]/, fix: retype },
	{ pattern: /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\u2600-\u27BF]/u, fix: "Texts have no emoji, stars or check marks. Say it in words." },
	{ pattern: /[\r\n\u2028\u2029]/, fix: "The text has a line break. Write it on one line." },
	{ pattern: /(?=[^ ])\s|[\u2010\u2011]|\p{Cf}|\p{Cc}/u, fix: `There's a tab, a special space or hyphen, or an invisible character. ${invisible}` },
	{
		pattern: /[A-Za-z]\p{M}|[\uFB00-\uFB06\uFF01-\uFF5E]|\p{Script=Cyrillic}|(?!μ)\p{Script=Greek}(?=[A-Za-z])/u,
		fix: `These letters only look like ours. ${invisible}`,
	},
];

/** HTML, Markdown and other programs' marks. */
const marks: readonly TextRule[] = [
	{ pattern: /<[/!]?[a-z][^<>]*>?|<!--/i, fix: plainMarks },
	{ pattern: /&(?:[a-z]{2,}\d*|#\w+);|&(?:nbsp|amp)\b/i, fix: "Type the character itself." },
	{ pattern: /!\[[^\]]*\]/, fix: "A text can't hold a picture. Name it in a field for pictures, such as image." },
	{ pattern: /(?<![\p{L}\p{N}])(\*{1,3}|~~|`{1,3})(?=\S)[^*~`]+\1|(?<![\p{L}\p{N}_])_{1,3}(?=[^\s_])[^_]+_{1,3}(?![\p{L}\p{N}_])/u, fix: plainMarks },
	{
		pattern: /^\s*(?:#{1,6}|>|[-–—*+•·●▪◦‣∙])\s|[•●▪◦‣∙]/,
		fix: "The site sets headings, quotes and bullets itself. Remove the mark; each point of a list is a text of its own.",
	},
	{
		pattern: /^\s*\(?(?:\d{1,2}|[a-z])[.)]\s+(?=\S)/,
		fix: "The site numbers lists itself. Remove the number.",
		isFor: ({ file, path }) => !(file.includes("/legal/") && path.endsWith("heading")),
	},
	{ pattern: /\\|(?<=\s)[`´#](?=\s|$)|==+|<<|>>/, fix: plainMarks },
	{
		pattern: /(?<=[\p{L}\p{N}.,)])\*+(?=[\s.,;)]|$)(?!\s*\d)|(?<=^|\s)\*(?=\p{L})|[†‡]|(?<=\p{L}{3}[.,]?)[¹²³⁴-⁹]/u,
		fix: "A page has no footnotes. Write into the text what the note says.",
	},
	{
		pattern: /\[[^[\]]*\](?:\s?\([^()]*\)?)?|[[\]]/,
		fix: "A link is written [words](/path), without spaces, and only paragraphs, lists and answers show links. Correct it, or write the words alone.",
	},
	{ pattern: /(?:https?:\/\/|www\.)\S+/i, fix: "Say in words where it leads. In a paragraph, a list or an answer, write a link: [words](https://…)." },
	{
		pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
		fix: "Type {email}, which is the spa's own address, or write a link: [words](mailto:…).",
		isFor: ({ file }) => !file.includes("/legal/"),
	},
];

/** What was typed to be replaced. */
const leftovers: readonly TextRule[] = [
	{
		pattern: /\b(?:todo|fixme|lorem ipsum|coming soon|placeholder|dummy text|sample text|your text here|t\.?b\.?d)\b|\b(?:TBC|TBA|WIP)\b|\bN\/A\b/i,
		fix: unfinished,
	},
	{
		pattern: /\$X+\b|\bX{3,}\b|\bX{1,2}(?=[ -](?:minute|hour|day|week|month|year|visit|session|unit)s?\b)|\bYYYY\b|\b(?:MM|DD)\/(?:MM|DD)\b/,
		fix: "Write the figure.",
	},
	{ pattern: /\b[Ii]nsert\b[^.?]{0,40}\bhere\b|[([]\s*insert [^)\]]*[)\]]|\bDELETE (?:THIS|ME)\b|(?<=^|\s)@\p{Lu}\p{Ll}+|(?<!\w)_{2,}/u, fix: unfinished },
	{ pattern: /\b(?:John|Jane) Doe\b|\bexample\.(?:com|org|net)\b|\b123[ -]?456[ -]?7890\b|\b(?:asdf|qwert|zxcv)[a-z]*|([a-z])\1{3,}/i, fix: unfinished },
	{
		pattern: /\(\s*(?:copy|draft|old|old version|new version|v\d+|final|delete|\?+)\s*\)|_(?:v\d+|final|copy|old|draft)\b|^Copy of (?=[A-Z])| - [Cc]opy$/,
		fix: leftover,
	},
	{
		pattern: /<{4,}|>{4,}|={4,}|#(?:REF|VALUE|NAME|DIV\/0|NULL|NUM)[!?]?|#N\/A|\b(?:undefined|NaN)\b|\[object Object\]|(?:^|\s)(?:\/\/|\/\*)\s/,
		fix: leftover,
	},
	{ pattern: /\bas an AI(?: language)? model\b|\bchatgpt\b|contentReference|oaicite|^(?:sure|certainly|of course)[,.]? here(?:[’']s| is)\b/i, fix: leftover },
	{ pattern: /\b(?!100%)\d{3,}% (?:off|less)\b/, fix: "Nobody can take off more than 100%. Correct the figure." },
	{ pattern: /%\w+%|\$\{|\$[a-z]\w+/i, fix: "A name that's replaced is in braces, such as {phone}." },
];

/** Whole texts that say nothing. */
const empty =
	/^\s*(?:[-–—_.…?]+|x+|n\/?a\.?|null|todo|test(?:ing)?(?: ?\d+)?|untitled.*|example|draft|text here|enter (?:text|title)|new (?:service|page|item|product|special|person))\s*\??\s*$/i;

const rules: readonly TextRule[] = [...characters, ...marks, ...leftovers, { pattern: empty, fix: unfinished }];

/** What a text breaks of the rules, each once; what one rule finds, those after it don't see again, except that there's a space. */
export function* applyRules(list: readonly TextRule[], shown: ShownText): Iterable<Problem> {
	let { text } = shown;
	for (const { pattern, fix, isFor } of list) {
		const match = pattern.exec(text);
		if (!match || (isFor && !isFor(shown))) continue;
		const before = /\S{0,24}$/.exec(text.slice(0, match.index))?.[0] ?? "";
		const after = /^\S{0,24}/.exec(text.slice(match.index + match[0].length))?.[0] ?? "";
		text = text.slice(0, match.index) + (match[0].trim() ? "" : " ") + text.slice(match.index + match[0].length);
		yield { file: shown.file, path: shown.path, message: `“${(before + match[0] + after).trim()}”: ${fix}` };
	}
}

/** Wrong encodings, HTML, Markdown and leftovers in a text; links that are shown as links are left out. */
export function* checkRawText(shown: ShownText): Iterable<Problem> {
	const text = shown.shape.links && !shown.text.includes("![") ? stripLinks(shown.text) : shown.text;
	yield* applyRules(rules, { ...shown, text });
	if (/\[(?:click here|here|this page|(?:read |learn )?more)\]\(/i.test(shown.text))
		yield { file: shown.file, path: shown.path, message: "The words of a link say where it leads." };
}
