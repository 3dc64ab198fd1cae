import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
	findNodeAtLocation,
	getNodeValue,
	type Node,
	type ParseError,
	parseTree,
	printParseErrorCode,
} from "jsonc-parser";
import { formatPath, type Problem, parsePath } from ".";

export interface ContentFile {
	readonly file: string;
	/** What the JSON says; undefined if the file can't be read. */
	readonly value: unknown;
	readonly text: string;
	readonly problems: readonly Problem[];
	readonly locate: (problem: Problem) => Problem;
}

const getPosition = (text: string, offset: number) => {
	const before = text.slice(0, offset);
	return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
};

const messages: Readonly<Record<string, string>> = {
	ColonExpected: 'A colon is missing after the field\'s name: "name": "value".',
	CommaExpected:
		"A comma is missing before this place, or a quotation mark inside a text ends it there: inside a text, use “ and ”.",
	CloseBraceExpected:
		"A { isn't closed. Add the } where it belongs; if the end of the file is missing, restore the file.",
	CloseBracketExpected:
		"A [ isn't closed. Add the ] where it belongs; if the end of the file is missing, restore the file.",
	EndOfFileExpected:
		"There's something after the last closing bracket. Remove it, or the bracket that's too much.",
	UnexpectedEndOfString:
		"A text has no quotation mark at its end. Add it; a text that goes on in the next line belongs on one line.",
};

const describe = (
	text: string,
	{ error, offset, length }: ParseError,
): readonly [offset: number, message: string] => {
	if (text.trim() === "") return [0, "The file is empty. Restore it from git."];
	const rest = text.slice(offset);
	const end = text.slice(0, offset).trimEnd().length;
	if (/^(?:<{7}|={7}|>{7})/.test(rest))
		return [
			offset,
			"git left a mark where two changes collide. Keep the lines you want, and remove the others and the marks.",
		];
	if (/^[“”„«»‘’`']/.test(rest))
		return [
			offset,
			'The quotation marks around names and texts are straight ones: ". Curly ones are right inside a text.',
		];
	const name = printParseErrorCode(error);
	if (/^(?:Value|PropertyName)Expected$/.test(name) && text[end - 1] === ",")
		return [end - 1, "There's a comma too much. Remove it: the last entry has none."];
	const word = text.slice(offset, offset + Math.max(length, 1));
	return [
		name === "CommaExpected" && /["{[\w]/.test(rest[0] ?? "") ? end : offset,
		messages[name] ??
			`${word || "The end of the file"} can't be here. Write text in quotation marks, a number, true, false or null.`,
	];
};

interface Repeated {
	readonly path: (string | number)[];
	readonly offset: number;
	readonly first: number;
}

const findRepeated = (node: Node | undefined, path: (string | number)[] = []): Repeated[] => {
	if (node?.type === "array")
		return (node.children ?? []).flatMap((child, index) => findRepeated(child, [...path, index]));
	const seen = new Map<string, number>();
	return (node?.type === "object" ? (node.children ?? []) : []).flatMap((property) => {
		const [name, value] = property.children ?? [];
		const key = String(name?.value);
		const first = seen.get(key);
		seen.set(key, first ?? property.offset);
		const below = findRepeated(value, [...path, key]);
		return first === undefined
			? below
			: [{ path: [...path, key], offset: property.offset, first }, ...below];
	});
};

/** Where a path begins; if it isn't there, where the object that should have it begins. */
const locate = (tree: Node | undefined, path: readonly (string | number)[]): number => {
	const node = tree && findNodeAtLocation(tree, [...path]);
	if (node) return node.parent?.type === "property" ? node.parent.offset : node.offset;
	return path.length === 0 ? 0 : locate(tree, path.slice(0, -1));
};

/** The line of the first byte that isn't UTF-8. @returns undefined if there's none */
const findWrongByte = (bytes: Buffer) => {
	const hasMark = bytes.toString("latin1", 0, 3) === "\xef\xbb\xbf";
	if (isUtf8(bytes) && !hasMark) return undefined;
	const read = Buffer.from(bytes.toString("utf8"), "utf8");
	const index = hasMark ? 0 : bytes.findIndex((byte, at) => byte !== read[at]);
	return bytes.subarray(0, index).toString("latin1").split("\n").length;
};

const encoding =
	"The file's encoding isn't plain UTF-8. In VS Code, click the encoding in the bar at the bottom. If letters look wrong, first take Reopen with Encoding, Western (Windows 1252). Then take Save with Encoding, UTF-8.";

const missing =
	"There's no such file. Restore it from git, or create it by the recipe in docs/maintaining.md.";

export const readContentFile = (root: string, file: string): ContentFile => {
	const unread = (text: string, problem: Problem): ContentFile => ({
		file,
		value: undefined,
		text,
		problems: [problem],
		locate: (each) => each,
	});
	if (!existsSync(join(root, file))) return unread("", { file, path: "", message: missing });
	const bytes = readFileSync(join(root, file));
	const text = bytes.toString("utf8");
	const line = findWrongByte(bytes);
	if (line !== undefined)
		return unread(text, { file, path: "", line, column: 1, message: encoding });
	// What follows the first error is mostly its consequence.
	const errors: ParseError[] = [];
	const tree = parseTree(text, errors, { disallowComments: true });
	if (errors[0]) {
		const [offset, message] = describe(text, errors[0]);
		return unread(text, { file, path: "", ...getPosition(text, offset), message });
	}
	return {
		file,
		text,
		value: tree && getNodeValue(tree),
		problems: findRepeated(tree).map(({ path, offset, first }) => ({
			file,
			path: formatPath(path),
			...getPosition(text, offset),
			message: `"${path.at(-1)}" is there a second time; the first is in line ${getPosition(text, first).line}. Remove one of the two.`,
		})),
		locate: (problem) => ({
			...problem,
			...getPosition(text, locate(tree, parsePath(problem.path))),
		}),
	};
};
