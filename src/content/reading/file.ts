import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Finding, formatPath, type Problem, parsePath } from "../problem";
import { getExcerpt, getPosition, type Json, readJson } from "./json";
import { readWindows1252 } from "./windows-1252";

/** A JSON file of content/ as it was read. */
export interface ContentFile {
	readonly file: string;
	/** Undefined if there's no such file, or if its JSON can't be read. */
	readonly value: unknown;
	/** What can be made out of a file whose JSON can't be read. Undefined if its end is missing, because nobody knows what else was in it. */
	readonly rest?: unknown;
	/** Empty if there's no such file. */
	readonly text: string;
	readonly problems: readonly Problem[];
	/** Adds line and column to a problem of this file. */
	readonly locate: (problem: Problem) => Problem;
}

const saveAsUtf8 = "Save the file as UTF-8. In VS Code, click the encoding in the bar at the bottom, then Save with Encoding, then UTF-8.";

/** An editor opens such a file as UTF-8, and would save the letters that it can't read as lost ones. */
const reopen =
	"Don't save it as it is. In VS Code, click UTF-8 in the bar at the bottom, then Reopen with Encoding, then Western (Windows 1252). Once all letters look right, click there again, then Save with Encoding, then UTF-8.";

const encodings: readonly { readonly bytes: readonly number[]; readonly name: string; readonly label: string }[] = [
	{ bytes: [0xff, 0xfe], name: "utf-16le", label: "UTF-16" },
	{ bytes: [0xfe, 0xff], name: "utf-16be", label: "UTF-16" },
	{ bytes: [0xef, 0xbb, 0xbf], name: "utf-8", label: "UTF-8 with a byte order mark" },
];

/** The line of the first byte that isn't UTF-8, from 1. */
const findWrongByte = (bytes: Buffer): number => {
	const read = Buffer.from(bytes.toString("utf8"), "utf8");
	const index = bytes.findIndex((byte, at) => byte !== read[at]);
	return bytes.subarray(0, index).toString("latin1").split("\n").length;
};

/** A file's text, and what's wrong with how it's encoded. A text in another encoding is read all the same. */
const decode = (bytes: Buffer): { text: string; problem?: Finding & { line: number } } => {
	const marked = encodings.find((encoding) => encoding.bytes.every((byte, index) => bytes[index] === byte));
	const expected = "a text file in the encoding UTF-8, without a byte order mark";
	if (marked) {
		const text = new TextDecoder(marked.name).decode(bytes);
		return { text, problem: { line: 1, found: `a file in the encoding ${marked.label}`, expected, remedy: saveAsUtf8 } };
	}
	if (isUtf8(bytes)) return { text: bytes.toString("utf8") };
	const line = findWrongByte(bytes);
	// What Windows saves as "ANSI" is the likeliest other encoding, and any byte can be read as it.
	const text = readWindows1252(bytes);
	return { text, problem: { line, found: `letters in another encoding than UTF-8, the first in line ${line}`, expected, remedy: reopen } };
};

/** Tells whether a file's last line closes it. */
const isWhole = (text: string): boolean => /(?:^|\n)[}\]]\s*$/.test(text) || /^[[{][^\n]*[}\]]\s*$/.test(text);

const createLocate =
	(text: string, json: Json) =>
	(problem: Problem): Problem => ({ ...problem, ...getPosition(text, json.locate(parsePath(problem.path))) });

const findRepeated = (file: string, text: string, { repeated }: Json): Problem[] =>
	repeated.map(({ path, offset, first }) => ({
		file,
		path: formatPath(path),
		...getPosition(text, offset),
		found: `the field "${String(path.at(-1))}" a second time; the first is in line ${getPosition(text, first).line}`,
		expected: "each field once",
		remedy: "Remove one of the two. Only the second one counts until then.",
	}));

/** Reads a JSON file of content/. @param root the project's root folder */
export const readContentFile = (root: string, file: string): ContentFile => {
	if (!existsSync(join(root, file))) {
		const remedy = "Restore the file from git, or create it by the recipe in docs/maintaining.md.";
		return {
			file,
			text: "",
			value: undefined,
			problems: [{ file, path: "", found: "no such file", expected: "a JSON file", remedy }],
			locate: (problem) => problem,
		};
	}
	const { text, problem } = decode(readFileSync(join(root, file)));
	const json = readJson(text);
	const encoding = problem ? [{ file, path: "", column: 1, ...problem }] : [];
	const syntax = json.errors.map(({ offset, found, expected, remedy }) => ({
		...{ file, path: "", ...getPosition(text, offset) },
		...{ found, expected, remedy, excerpt: getExcerpt(text, offset) },
	}));
	return {
		file,
		text,
		value: json.value,
		rest: isWhole(text) ? json.rest : undefined,
		problems: [...encoding, ...syntax, ...findRepeated(file, text, json)],
		locate: createLocate(text, json),
	};
};
