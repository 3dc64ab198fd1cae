import { stripLinks } from "../../lib/text/markup";
import type { ShownText } from "../../schemas/fields";
import type { Problem } from "../../schemas/problem";
import { applyRules, type TextRule } from "./raw-text";

/** Words that are right twice in a row. */
const rightTwice = "that|had|so|no|bye|do|very";

/** British turns of words that American dictionaries have. */
const british =
	/\b(?:e-mail|make-up|(?:in|to) hospital|at the weekend|fortnight|(?:ring|phone) (?:us|\{phone\}))|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/i;

const rules: readonly TextRule[] = [
	{ pattern: /^ +| +$/, fix: "Delete the space at the beginning or the end." },
	{ pattern: / {2,}/, fix: "Two words have one space between them." },
	{ pattern: / +(?=[.,;:?!](?:\s|$)|[)”])|(?<=\(|“) +/, fix: "A space is too much." },
	{ pattern: /'(?<!\d.)|\?(?=(?:s|t|re|ve|ll|d|m)\b)(?<=\p{L}.)|[‘´`](?<=\p{L}.)(?=\p{L})/u, fix: "The apostrophe is a curly one: ’." },
	{ pattern: /(?<!\d)"/, fix: "Quotation marks are curly ones: “ before the words and ” after them." },
	{ pattern: /([,;:?!])\1+|(?<!\.)\.\.(?!\.)|[,;:]\.(?!\d)|\?\./, fix: "One mark is enough." },
	{ pattern: /[.?](?=\p{Lu}\p{Ll})(?<=\p{Ll}{2}.)|[,;](?=\p{L})(?<=\p{L}{2}.)/u, fix: "A space belongs after the mark." },
	{ pattern: british, fix: "That's British. Say it as an American would: email, makeup, call us, in the hospital, September 30." },
	{ pattern: /[,;–—-]\s*$/, fix: "The text ends with a mark. Write what's missing, or remove the mark.", isFor: ({ shape }) => !shape.names },
	{
		pattern: /\b(?:(?:call|text) (?:us|ahead|(?:the|our) desk)|please (?:call|text)|call or text)\b(?! 9(?:11|88))/i,
		fix: "Say the number as {phone}: visitors tap it.",
		isFor: ({ shape, text }) => Boolean(shape.facts && shape.links) && !/\{phone\}|\]\((?:tel|sms):/.test(text),
	},
	{
		pattern: new RegExp(`\\b(?!(?:${rightTwice})\\s)(\\p{L}{2,}|a|I)\\s+\\1(?![\\p{L}’'-])`, "iu"),
		fix: "The word is there twice. Delete one.",
		isFor: ({ shape }) => !shape.names,
	},
];

/** Opening marks and closing ones, of which one is missing. "a)" or "2)" before a point of a list has no other half. */
const hasUnpaired = (text: string, opening: string, closing: string): boolean => {
	let depth = 0;
	for (const [index, mark] of [...text].entries()) {
		if (mark === opening) depth += 1;
		if (mark === closing && (depth > 0 || !/(?:^|\s)(?:\d{1,2}|[a-z])$/i.test(text.slice(0, index)))) depth -= 1;
		if (depth < 0) return true;
	}
	return depth > 0;
};

/** The specification's own words have a straight apostrophe. */
const fixedTexts: readonly string[] = ["Sorry, the page you're looking for doesn't exist."];

/** How a text is typed: spaces, quotation marks, doubled words and marks, pairs. */
export function* checkTyping(shown: ShownText): Iterable<Problem> {
	// People type the apostrophe of their name as their keyboard has it: D'Arcy.
	if (fixedTexts.includes(shown.text) || shown.shape.person) return;
	const text = stripLinks(shown.text);
	const at = (message: string): Problem => ({ file: shown.file, path: shown.path, message });
	yield* applyRules(rules, { ...shown, text });
	if (hasUnpaired(text, "(", ")")) yield at("A parenthesis has no other half. Add it, or delete this one.");
	if (hasUnpaired(text, "“", "”")) yield at("A quotation mark has no other half: “ is before the words and ” after them.");
	const sentences = text.length < 20 ? [] : text.split(/(?<=[.?”)])\s+/);
	const again = sentences.find((sentence, index) => sentence.length > 9 && sentences.indexOf(sentence) < index);
	if (again) yield at(`“${again}” is there twice. Delete one of the two.`);
}
