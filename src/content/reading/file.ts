import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatPath, type Problem, parsePath } from "../problem";
import { getExcerpt, getPosition, readJson } from "./json";

/** A JSON file of content/ as it was read. */
export interface ContentFile {
	readonly file: string;
	/** Undefined if there's no such file, or if it can't be read. */
	readonly value: unknown;
	/** Empty if there's no such file. */
	readonly text: string;
	readonly problems: readonly Problem[];
	/** Adds line and column to a problem of this file. */
	readonly locate: (problem: Problem) => Problem;
}

const saveAsUtf8 = "Save it as UTF-8: in VS Code, click the encoding in the bar at the bottom, then Save with Encoding.";

/** An editor opens such a file as UTF-8, and would save the letters that it can't read as lost ones. */
const reopen =
	"Don't save it as it is: in VS Code, click UTF-8 in the bar at the bottom, then Reopen with Encoding, then Western (Windows 1252). Once all letters look right, save it with the encoding UTF-8.";

/** What's wrong with how a file is encoded, and the line of the first byte that shows it. */
const findWrongEncoding = (bytes: Buffer): { line: number; message: string } | undefined => {
	const start = bytes.toString("latin1", 0, 3);
	if (/^(?:\xff\xfe|\xfe\xff)/.test(start)) return { line: 1, message: `The file's encoding is UTF-16. ${saveAsUtf8}` };
	if (start === "\xef\xbb\xbf") return { line: 1, message: `The file begins with a byte order mark. ${saveAsUtf8}` };
	if (isUtf8(bytes)) return undefined;
	const read = Buffer.from(bytes.toString("utf8"), "utf8");
	const index = bytes.findIndex((byte, at) => byte !== read[at]);
	const line = bytes.subarray(0, index).toString("latin1").split("\n").length;
	return { line, message: `Letters are in another encoding than UTF-8, the first in line ${line}. ${reopen}` };
};

const missing = "There's no such file. Restore it from git, or create it by the recipe in docs/maintaining.md.";

/** Reads a JSON file of content/. @param root the project's root folder */
export const readContentFile = (root: string, file: string): ContentFile => {
	const unread = (text: string, problem: Problem): ContentFile => ({ file, value: undefined, text, problems: [problem], locate: (each) => each });
	if (!existsSync(join(root, file))) return unread("", { file, path: "", message: missing });
	const bytes = readFileSync(join(root, file));
	const text = bytes.toString("utf8");
	const wrong = findWrongEncoding(bytes);
	if (wrong) return unread(text, { file, path: "", column: 1, ...wrong });
	const { value, error, repeated, locate } = readJson(text);
	if (error) return unread(text, { file, path: "", ...getPosition(text, error.offset), excerpt: getExcerpt(text, error.offset), message: error.message });
	return {
		file,
		text,
		value,
		problems: repeated.map(({ path, offset, first }) => ({
			...{ file, path: formatPath(path), ...getPosition(text, offset) },
			message: `"${path.at(-1)}" is there a second time; the first is in line ${getPosition(text, first).line}. Remove one of the two.`,
		})),
		locate: (problem) => ({ ...problem, ...getPosition(text, locate(parsePath(problem.path))) }),
	};
};
