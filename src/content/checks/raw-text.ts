import { stripLinks } from "../../lib/text/markup";
import type { Problems } from "../../problems";
import type { ShownText } from "../../schemas/entry-fields";

export interface TextRule {
	readonly pattern: RegExp;
	readonly fix: string;
}

const plainMarks =
	"A visitor would read these marks as they are. Remove them: the site sets the look of a text itself.";

const rules: readonly TextRule[] = [
	{
		pattern: /[ÂÃ][\u0080-\u00BF]|â€|Ã\s|\uFFFD/,
		fix: "Letters went wrong when the text was copied. Type the words again, and check the rest.",
	},
	{
		pattern: /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u,
		fix: "Texts have no emoji. Say it in words.",
	},
	{
		pattern: /(?=[^ ])\s|[\u2010\u2011]|\p{Cf}|\p{Cc}/u,
		fix: "There's a line break, a tab, a special space or hyphen, or an invisible character. Type it again by hand, with plain spaces and hyphens.",
	},
	{ pattern: /<[/!]?[a-z]|&(?:[a-z]+|#\w+);/i, fix: plainMarks },
	{ pattern: /\*\*|^\s*(?:#{1,6}|>|[-*•])\s/, fix: plainMarks },
	{
		pattern: /\[[^[\]]*\](?:\s?\([^()]*\)?)?|[[\]]/,
		fix: "A link is written [words](/path), without spaces, and only paragraphs, lists and answers show links. Correct it, or write the words alone.",
	},
	{
		pattern: /(?:https?:\/\/|www\.)\S+/i,
		fix: "Say in words where it leads. In a paragraph, a list or an answer, write a link: [words](https://…).",
	},
	{
		pattern: /\b(?:todo|tbd|lorem ipsum|coming soon|placeholder|x{2,})\b/i,
		fix: "The text isn't finished. Write what belongs there.",
	},
];

export function* applyRules(list: readonly TextRule[], { file, path, text }: ShownText): Problems {
	for (const { pattern, fix } of list) {
		const match = pattern.exec(text);
		if (!match) continue;
		const before = /\S{0,24}$/.exec(text.slice(0, match.index))?.[0] ?? "";
		const after = /^\S{0,24}/.exec(text.slice(match.index + match[0].length))?.[0] ?? "";
		yield { file, path, message: `“${(before + match[0] + after).trim()}”: ${fix}` };
	}
}

export function* checkRawText(shown: ShownText): Problems {
	yield* applyRules(rules, {
		...shown,
		text: shown.shape.links ? stripLinks(shown.text) : shown.text,
	});
	if (/\[(?:click here|here|this page|(?:read |learn )?more)\]\(/i.test(shown.text))
		yield {
			file: shown.file,
			path: shown.path,
			message: "The words of a link say where it leads.",
		};
}
