import { type ParseError, printParseErrorCode } from "jsonc-parser";
import type { Finding } from "../problem";

/** What's wrong with the JSON of a file, where, and whether everything else in it could be read all the same. */
export interface SyntaxFinding extends Finding {
	readonly offset: number;
	readonly recovered: boolean;
}

const quotes = /^[“”„«»‘’`']/;
const conflict = /^(?:<{7}|={7}|>{7})/;

/** The place after the last character before an offset that isn't white space. */
const getEndBefore = (text: string, offset: number): number => text.slice(0, offset).trimEnd().length;

const getLineAround = (text: string, offset: number): { before: string; after: string } => ({
	before: text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset),
	after: text.slice(offset, (text.indexOf("\n", offset) + 1 || text.length + 1) - 1),
});

/** Tells whether a text was closed too early on this line, by a quotation mark that belongs to its words. */
const isInsideText = (text: string, offset: number): boolean => {
	const { before, after } = getLineAround(text, offset);
	return /"\s*$/.test(before) && /^[^",\]}:]*[\w?.!’”][^,\]}:]*"/.test(after) && !/^"/.test(after);
};

const remedyForQuotes = 'Replace the marks around names and texts with straight ones: ". Inside a text, curly ones are right.';

/** An unknown word or sign where a value or a field's name should be. */
const describeSymbol = (text: string, offset: number, length: number): Finding => {
	const rest = text.slice(offset);
	const word = text.slice(offset, offset + Math.max(length, 1));
	if (conflict.test(rest))
		return {
			found: `a mark that git leaves where two changes collide (${rest.slice(0, 7)})`,
			expected: "one of the two versions",
			remedy: "Keep the lines you want, and remove the others and the lines with <<<<<<<, ======= and >>>>>>>.",
		};
	if (quotes.test(word)) return { found: `the quotation mark ${word.slice(0, 1)}`, expected: 'a straight quotation mark: "', remedy: remedyForQuotes };
	if (isInsideText(text, offset)) return quoteInside;
	if (/^\$\d/.test(rest)) return { found: "a dollar sign before a number", expected: "the number alone, such as 115", remedy: "Remove the dollar sign." };
	return {
		found: `${word} without quotation marks`,
		expected: "text in quotation marks, a number, true, false or null",
		remedy: 'Put " before and after the word.',
	};
};

const quoteInside: Finding = {
	found: "a quotation mark inside a text, which ends the text there",
	expected: "curly quotation marks inside a text: “ and ”",
	remedy: "Replace the straight marks inside the text with “ and ”.",
};

const describeMissingComma = (text: string, { offset }: ParseError): SyntaxFinding => {
	if (/[\]}]/.test(text.charAt(offset)))
		return {
			offset,
			found: `${text.charAt(offset)}, which closes something else`,
			expected: text.charAt(offset) === "}" ? "] first" : "} first",
			remedy: "Compare the opening and closing brackets above this place: each one that opens has to close, in reverse order.",
			recovered: false,
		};
	return {
		offset: getEndBefore(text, offset),
		found: "no comma",
		expected: "a comma between two fields or two entries of a list",
		remedy: "Add a comma where the mark is.",
		recovered: true,
	};
};

/** A closing bracket or another comma right after a comma. */
const describeMissingValue = (text: string, { offset }: ParseError): SyntaxFinding => {
	const comma = getEndBefore(text, offset) - 1;
	const next = text.charAt(offset);
	if (text.charAt(comma) === "," && /[\]},]/.test(next))
		return {
			offset: comma,
			found: next === "," ? "two commas in a row" : `a comma before the closing ${next}`,
			expected: next === "," ? "one comma" : "no comma after the last one",
			remedy: "Remove the comma.",
			recovered: true,
		};
	if (isInsideText(text, offset)) return { offset, ...quoteInside, recovered: false };
	return {
		offset,
		found: next ? `${next} where a value should be` : "the end of the file where a value should be",
		expected: "text in quotation marks, a number, true, false or null",
		remedy: "Write the value that belongs there, or remove the field.",
		recovered: false,
	};
};

/** By jsonc-parser's name of the error. */
const fatal: Readonly<Record<string, Finding>> = {
	ColonExpected: { found: "no colon", expected: `a colon after the field's name: "name": "value"`, remedy: "Add a colon where the mark is." },
	CloseBraceExpected: {
		found: "the end of the file before a { is closed",
		expected: "a } for every {",
		remedy: "If the end of the file is missing, restore the file. Otherwise add the closing } where it belongs.",
	},
	CloseBracketExpected: {
		found: "a list that isn't closed",
		expected: "a ] for every [",
		remedy: "If the end of the file is missing, restore the file. Otherwise add the closing ] where it belongs.",
	},
	EndOfFileExpected: {
		found: "something after the end",
		expected: "nothing after the last closing bracket",
		remedy: "Remove what's after it, or the closing bracket that's too much.",
	},
	UnexpectedEndOfString: {
		found: "a text without a quotation mark at its end",
		expected: 'a text on one line, with " at both ends',
		remedy: 'Add the missing ". If the text goes on in the next line, join the two lines.',
	},
	InvalidEscapeCharacter: {
		found: "a backslash (\\) in a text",
		expected: "a text without backslashes",
		remedy: "Remove the backslash.",
	},
	InvalidUnicode: { found: "a backslash and a u in a text", expected: "the character itself", remedy: "Write the character itself." },
	InvalidCharacter: {
		found: "a tab or an invisible character in a text",
		expected: "plain spaces",
		remedy: "Replace it with a space: select the text between the quotation marks and type it again.",
	},
	InvalidNumberFormat: { found: "an unfinished number", expected: "a number such as 12 or 12.5", remedy: "Correct the number." },
};

const describeError = (text: string, error: ParseError): SyntaxFinding => {
	const { offset, length } = error;
	const name = printParseErrorCode(error.error);
	switch (name) {
		case "CommaExpected":
			return isInsideText(text, offset) ? { offset, ...quoteInside, recovered: false } : describeMissingComma(text, error);
		case "ValueExpected":
		case "PropertyNameExpected":
			return describeMissingValue(text, error);
		case "InvalidCommentToken": {
			const expected = "no comments: JSON has none";
			return { offset, found: "a comment", expected, remedy: "Remove it. A field called sample or note may hold what you want to say.", recovered: true };
		}
		default:
			return { offset, ...(fatal[name] ?? describeSymbol(text, offset, length)), recovered: false };
	}
};

/**
 * What an editor should mend first: every slip that doesn't keep the rest from being read, up to the first one that does. What comes after that one is
 * mostly its consequence.
 */
export const describeSyntax = (text: string, errors: readonly ParseError[]): SyntaxFinding[] => {
	if (text.trim() === "")
		return [{ offset: 0, found: "an empty file", expected: "the file's content", remedy: "Restore the file from git.", recovered: false }];
	const places = errors.filter(({ offset }, index) => errors.findIndex((each) => each.offset === offset) === index);
	const all = places.map((error) => describeError(text, error));
	const first = all.findIndex(({ recovered }) => !recovered);
	return first === -1 ? all : all.slice(0, first + 1);
};
