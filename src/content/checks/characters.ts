import type { Problem } from "../problem";
import { windowsLetters } from "../reading/windows-1252";
import type { ShownText } from "./shown-texts";
import { applyRules, type Hit, type TextRule } from "./text-rules";

const windowsBytes = new Map(windowsLetters.map((letter, index) => [letter, 128 + index]));

/** Any letter that a second or later byte of UTF-8 becomes in Windows-1252. */
const later = `[${windowsLetters.slice(0, 64).join("")}]`;

/** UTF-8 that was read as Windows-1252 or as Mac Roman. Ä and Å before a quotation mark or a dash may be right. */
const misread = new RegExp(
	[`[ÂÃ]${later}`, `[ÄÅ](?![‘’“”–—…])${later}`, "Â(?=\\s|$)", "Ã\\s", `â[€‚„†‡ˆ]${later}?`, `ï[¬»¿¸]${later}?`, `ðŸ${later}{0,2}`, "‚Ä.?", "√[©®±¶ºüÉ]"].join(
		"|",
	),
	"g",
);

const macLetters: Readonly<Record<string, string>> = { "‚Äô": "’", "‚Äú": "“", "‚Äù": "”", "‚Äì": "–", "√©": "é", "√±": "ñ", "√º": "ü", "√®": "è" };

/** The letter that a misread one was; nothing if that can't be told. */
const reread = (letters: string): string => {
	const mac = macLetters[letters];
	if (mac) return mac;
	if (letters === "Â") return "";
	const bytes = [...letters.replace(/\s$/, "\u00A0")].map((letter) => windowsBytes.get(letter) ?? 0x3f);
	const read = new TextDecoder().decode(Uint8Array.from(bytes));
	return read.includes("\uFFFD") ? "" : read.replace(/\u00A0/g, " ").replace(/\uFEFF/g, "");
};

const checkTheRest = "Letters go wrong when a text is copied from another program, so check the rest of it, too.";

/** What was there before the letters went wrong. */
const corrected =
	(correct: (words: string) => string) =>
	(hit: Hit): string => {
		const words = correct(hit.words).trim();
		return words ? `Type "${words}" again by hand. ${checkTheRest}` : `Delete it. ${checkTheRest}`;
	};

const readMisread = (words: string): string => words.replace(misread, reread);
const readControls = (words: string): string => words.replace(/[\u0080-\u009F]/g, (letter) => windowsLetters[letter.charCodeAt(0) - 128] ?? "");

/** Letters that a wrong encoding made of others. */
const brokenLetters: readonly TextRule[] = [
	{
		pattern: /[\uE000-\uF8FF]/g,
		found: () => "a character that only one font has",
		expected: "letters and marks that every font has",
		remedy: "Delete it. It's often a bullet from Word, and the site sets bullets itself.",
	},
	{
		pattern: /\uFFFD+/g,
		found: ({ words }) => `"${words}", where a letter was lost`,
		expected: "the letter that was there before",
		remedy: `Type the word again. ${checkTheRest}`,
	},
	{ pattern: misread, found: ({ words }) => `"${words}", which has wrong letters`, expected: "the letters as they were typed", remedy: corrected(readMisread) },
	{
		pattern: /[\u0080-\u009F]/g,
		found: ({ replaced }) => `an invisible character in "${replaced("")}"`,
		expected: "the character as it was typed",
		remedy: corrected(readControls),
	},
];

const typeAgain =
	(instead: string) =>
	(hit: Hit): string =>
		`Type "${hit.replaced(instead).trim()}" again by hand.`;

/** Characters that look like others, or like nothing. */
const hiddenCharacters: readonly TextRule[] = [
	{
		pattern:
			/(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\u2600-\u27BF])(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}|[\u2600-\u27BF]|\uFE0F|\u200D)*/gu,
		found: ({ match }) => `the picture ${match[0]}`,
		expected: "words alone: texts have no emoji, stars or check marks",
		remedy: "Delete it, or say it in words.",
	},
	{
		pattern: /\t/g,
		found: ({ replaced }) => `a tab in "${replaced(" ").trim()}"`,
		expected: "spaces between words",
		remedy: (hit) => `Type "${hit.replaced(" ").trim()}" with a plain space.`,
	},
	{
		pattern: /(?=[^\n\r\u2028\u2029\uFEFF ])\s/g,
		found: ({ replaced }) => `a special space in "${replaced(" ").trim()}"`,
		expected: "plain spaces: the site itself keeps together what belongs on one line",
		remedy: typeAgain(" "),
	},
	{
		pattern: /[\u2010\u2011]/g,
		found: ({ replaced }) => `a special hyphen in "${replaced("-")}"`,
		expected: "the hyphen of the keyboard: the site itself keeps together what belongs on one line",
		remedy: typeAgain("-"),
	},
	{
		pattern: /[\r\u2028\u2029](?!\n)/g,
		found: ({ replaced }) => `a line break in "${replaced(" ").trim()}"`,
		expected: "one line",
		remedy: (hit) => `Type "${hit.replaced(" ").trim()}" on one line.`,
	},
	{
		pattern: /\s*\n\s*/g,
		found: ({ replaced }) => `a line break in "${replaced(" ").trim()}"`,
		expected: "one line",
		remedy: "Put a space in place of each \\n, or make it two texts.",
		// The schema of other fields says so already.
		isFor: ({ field }) => ["answer", "review", "credentials"].includes(field),
	},
	{
		pattern: /\p{Cf}+|(?![\n\r\t])\p{Cc}/gu,
		found: ({ replaced }) => `an invisible character in "${replaced("").trim()}"`,
		expected: "letters and marks that can be seen",
		remedy: typeAgain(""),
	},
	{
		pattern: /[A-Za-z]\p{M}+/gu,
		found: ({ words }) => `"${words.normalize("NFC")}", with the mark of a letter as a character of its own`,
		expected: "each letter as one character",
		remedy: ({ words }) => `Type "${words.normalize("NFC")}" again by hand.`,
	},
	{
		pattern: /[\uFB00-\uFB06\uFF01-\uFF5E]+/g,
		found: ({ words }) => `"${words}", with special letters`,
		expected: "letters of the keyboard",
		remedy: ({ words }) => `Type "${words.normalize("NFKC")}" again by hand.`,
	},
	{
		pattern: /\p{Script=Cyrillic}+|[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο](?=[A-Za-z])/gu,
		found: ({ match, words }) => `"${match[0]}" of another alphabet in "${words}"`,
		expected: "letters of the keyboard",
		remedy: "Type the word again by hand: some letters of other alphabets look like ours.",
	},
];

const rules = [...brokenLetters, ...hiddenCharacters];

/** Most texts have no other characters than these, and nothing to find. */
const plain = /^[ -~’“”–°§é]*$/;

/** Characters that a wrong encoding or another program left in a text. */
export const checkCharacters = (shown: ShownText): Problem[] => (plain.test(shown.text) ? [] : applyRules(rules, shown));
