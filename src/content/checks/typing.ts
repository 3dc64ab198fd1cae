import { stripLinks } from "../../lib/text/markup";
import { months } from "../../lib/time/months";
import type { Problems } from "../../problems";
import type { ShownText } from "../../schemas/entry-fields";
import { applyRules, type TextRule } from "./raw-text";

const rules: readonly TextRule[] = [
	{ pattern: /(?<!\d)["']/, fix: "Apostrophes and quotation marks are curly ones: ’ and “ ”." },
	{
		pattern: new RegExp(`\\b\\d{1,2} (?:${months.join("|")})\\b`),
		fix: "That's British. Say it as an American would: September 30.",
	},
	{
		pattern: /\b(\p{L}{2,}) \1\b(?<!\b(?:that|had) \1)/iu,
		fix: "The word is there twice. Delete one.",
	},
];

const call: TextRule = {
	pattern:
		/\b(?:(?:call|text) (?:us|ahead|(?:the|our) desk)|please (?:call|text)|call or text)\b(?! 9(?:11|88))/i,
	fix: "Say the number as {phone}: visitors tap it.",
};

/** The specification's own words have a straight apostrophe. */
const fixedText = "Sorry, the page you're looking for doesn't exist.";

export function* checkTyping(shown: ShownText): Problems {
	const { text, shape } = shown;
	// People type the apostrophe of their name as their keyboard has it: D'Arcy.
	if (text === fixedText || shape.person) return;
	yield* applyRules(rules, { ...shown, text: stripLinks(text) });
	if (shape.facts && shape.links && !/\{phone\}|\]\((?:tel|sms):/.test(text))
		yield* applyRules([call], shown);
}
