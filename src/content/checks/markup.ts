import type { ShownText } from "./shown-texts";
import type { Hit, TextRule } from "./text-rules";

/** What the entities that word processors and web pages leave behind stand for. */
const entities: Readonly<Record<string, string>> = {
	amp: "&",
	nbsp: " ",
	rsquo: "’",
	lsquo: "‘",
	apos: "’",
	"#39": "’",
	"#8217": "’",
	quot: "“ or ”",
	ldquo: "“",
	rdquo: "”",
	ndash: "–",
	mdash: "—",
	hellip: "…",
	lt: "less than",
	gt: "more than",
	deg: "°",
	eacute: "é",
	frac12: "½",
};

const describeEntity = ({ match }: Hit): string => {
	const character = entities[match[1] ?? ""];
	if (character === undefined) return "Type the character itself.";
	return character === " " ? "Type a plain space in its place." : `Type ${character} in its place.`;
};

const plainWords = "words without marks: a visitor would read them as they are";

const emphasis = (pattern: RegExp): TextRule => ({
	pattern,
	found: ({ match }) => `"${match[0]}"`,
	expected: plainWords,
	remedy: ({ match }) => `Write "${match.slice(1).join("")}". The site sets the look of a text itself.`,
});

const atStart = (pattern: RegExp, what: string): TextRule => ({
	pattern,
	found: ({ match }) => `"${match[0].trim()}" at the beginning`,
	expected: `the text alone: ${what}`,
	remedy: ({ match }) => `Delete "${match[0].trim()}" and the space after it.`,
});

const isLegalHeading = ({ file, field }: ShownText): boolean => file.includes("/legal/") && field === "heading";

/** HTML and Markdown. The site shows texts as they are. */
const marks: readonly TextRule[] = [
	{
		pattern: /<[/!]?[a-z][^<>]*>?|<!--/gi,
		found: ({ match }) => `"${match[0]}"`,
		expected: plainWords,
		remedy: "Delete what's between < and >, and both of these. The site sets the look of a text itself.",
	},
	{
		pattern: /&([a-z]{3,}\d*|lt|gt|#\d+|#x[\da-f]+);|&(nbsp|amp)\b/gi,
		found: ({ match }) => `"${match[0]}"`,
		expected: "the character itself",
		remedy: describeEntity,
	},
	{
		pattern: /!\[[^\]]*\](?:\s?\([^)]*\))?/g,
		found: ({ match }) => `"${match[0]}"`,
		expected: "words alone: a text can't hold a picture",
		remedy: "Remove it, and name the picture in a field for pictures, such as image.",
	},
	emphasis(/(?<![\p{L}\p{N}])\*{1,3}(?=[^\s*])([^*]*[^\s*])\*{1,3}/gu),
	emphasis(/(?<![\p{L}\p{N}_])_{1,3}(?=[^\s_])([^_]*[^\s_])_{1,3}(?![\p{L}\p{N}_])/gu),
	emphasis(/~~([^~]+)~~/g),
	emphasis(/`{1,3}([^`]+)`{1,3}/g),
	atStart(/^\s*#{1,6}\s+/g, "headings have fields of their own"),
	atStart(/^\s*>\s+/g, "the site sets the look of a quote itself"),
	{
		...atStart(/^\s*(?:[-–—*+•·●▪◦‣∙]|o(?= [A-Z])|\(?(?:\d{1,2}|[a-z])[.)])\s+(?=\S)/g, "the site sets bullets and numbers itself"),
		isFor: (text) => !isLegalHeading(text),
	},
	{
		pattern: /[•●▪◦‣∙]/g,
		found: ({ match }) => `"${match[0]}"`,
		expected: "sentences, or a list with a text for each point",
		remedy: "Make each point a text of its own in a list, or write a sentence.",
	},
	{
		pattern: /\\[nrt"'u\\]?/g,
		expected: "words without a backslash",
		remedy: "Delete the backslash and the letter that belongs to it.",
	},
	{
		pattern: /(?<=[\p{L}\p{N}.,)])\*+(?=[\s.,;)]|$)(?!\s*\d)|(?<=^|\s)\*(?=\p{L})|[†‡]|(?<=\p{L}{3}[.,]?)[¹²³⁴-⁹]+/gu,
		expected: "words without a mark for a footnote: a page has none",
		remedy: "Delete the mark, and write what the footnote says into the text.",
	},
];

/** Links that aren't written `[words](/path)`. */
const links: readonly TextRule[] = [
	{
		pattern: /\[([^[\]]+)\]\s+\(\s*((?:\/|#|https?:|www\.)[^()]*)\)/g,
		found: ({ match }) => `"${match[0]}"`,
		expected: "[words](/path), without a space between the brackets",
		remedy: ({ match }) => `Type [${match[1]}](${match[2]?.trim()}).`,
	},
	{
		pattern: /\[([^[\]]+)\]\(\s*([^()\s]*)\s*\)/g,
		found: ({ match }) => `"${match[0]}"`,
		expected: "[words](/path), without spaces in the address",
		remedy: ({ match }) => (match[2] ? `Type [${match[1]}](${match[2]}).` : "Put the address of a page between ( and ), or remove the brackets."),
	},
	{
		pattern: /\[([^[\]]+)\](?:\([^()]*\)?|\/\S*)/g,
		found: ({ match }) => `"${match[0]}"`,
		expected: "[words](/path)",
		remedy: ({ match }) => `Type [${match[1]}], then ( and the address of the page without spaces, then ).`,
	},
	{
		pattern: /\(([^()]+)\)\[([^[\]\s]+)\]/g,
		found: ({ match }) => `"${match[0]}"`,
		expected: "[words](/path)",
		remedy: ({ match }) => `Type [${match[1]}](${match[2]}).`,
	},
	{
		pattern: /\[([^[\]]*)\]|[[\]]/g,
		found: ({ match }) => `"${match[0]}"`,
		expected: "words without square brackets, or a link: [words](/path)",
		remedy: ({ match }) =>
			match[1] === undefined
				? "Add what's missing of the link, or delete the bracket."
				: "If it's a note, settle it and delete it. If it's a link, put the address in ( ) right after it.",
	},
	{
		pattern: /(?:https?:\/\/|www\.)\S*[^\s.,;:?)”’]/gi,
		found: ({ match }) => `the address "${match[0]}"`,
		expected: "words that say where it leads",
		remedy: "In a paragraph, a list or an answer, write a link: [words](https://…). Elsewhere leave it out.",
	},
	{
		pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
		found: ({ match }) => `the email address "${match[0]}"`,
		expected: "{email}, or words alone",
		remedy: "Type {email}, which is the spa's own address. For another one, write a link: [words](mailto:…).",
		isFor: ({ file }) => !file.includes("/legal/"),
	},
];

/** What a text has none of, links as they should be aside. */
export const markupRules: readonly TextRule[] = [...marks, ...links];

/** A text without any of these has nothing for the rules to find. */
export const hasMarks = (text: string): boolean => /[<>&*_#~`\\[\]@•●▪◦‣∙†‡¹²³⁴-⁹!]|:\/\/|www\.|^\s*(?:[-–—+o]\s|\(?(?:\d{1,2}|[a-z])[.)]\s)/.test(text);
