import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

/** A place in a text, both counted from 1, as editors do. */
export interface Position {
	readonly line: number;
	readonly column: number;
}

/** Something wrong with the JSON of a file, and where. */
export interface SyntaxError {
	readonly offset: number;
	readonly message: string;
}

/** The JSON of a file, with the place of everything in it. */
export interface Json {
	/** Undefined if it can't be read. */
	readonly value: unknown;
	/** The first thing that keeps it from being read: what follows is mostly its consequence. */
	readonly error?: SyntaxError;
	/** Fields that an object has twice. */
	readonly repeated: readonly { readonly path: (string | number)[]; readonly offset: number; readonly first: number }[];
	/** Where a path begins: the field's name, or the entry of a list. Without such a field, where the object that should have it begins. */
	readonly locate: (path: readonly (string | number)[]) => number;
}

/** Line and column of an offset in a text. */
export const getPosition = (text: string, offset: number): Position => {
	const before = text.slice(0, offset);
	return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
};

/** A line of a text with a caret below the place. */
export const getExcerpt = (text: string, offset: number): string => {
	const { line, column } = getPosition(text, offset);
	const width = 110;
	const whole = text.split(/\r?\n/)[line - 1]?.replaceAll("\t", " ") ?? "";
	const start = Math.max(0, Math.min(column - 1 - width / 2, whole.length - width));
	const shown = whole.slice(start, start + width);
	const indent = shown.length - shown.trimStart().length;
	return `${shown.trimStart()}\n${" ".repeat(Math.max(0, column - 1 - start - indent))}^`;
};

/** By jsonc-parser's name of the error. */
const messages: Readonly<Record<string, string>> = {
	ColonExpected: 'A colon is missing after the field\'s name: "name": "value".',
	CommaExpected: "A comma is missing before this place, or a quotation mark inside a text ends it there: inside a text, use “ and ”.",
	CloseBraceExpected: "A { isn't closed. Add the } where it belongs; if the end of the file is missing, restore the file.",
	CloseBracketExpected: "A [ isn't closed. Add the ] where it belongs; if the end of the file is missing, restore the file.",
	EndOfFileExpected: "There's something after the last closing bracket. Remove it, or the bracket that's too much.",
	UnexpectedEndOfString: "A text has no quotation mark at its end. Add it; a text that goes on in the next line belongs on one line.",
	InvalidCommentToken: "JSON has no comments. Remove this one.",
	InvalidEscapeCharacter: "A text has a backslash. Remove it.",
	InvalidUnicode: "A text has a backslash and a u. Write the character itself.",
	InvalidCharacter: "A text has a tab or an invisible character. Replace it with a space.",
	InvalidNumberFormat: "A number isn't complete. Write one such as 12 or 12.5.",
};

const describe = (text: string, { error, offset, length }: ParseError): SyntaxError => {
	const rest = text.slice(offset);
	const end = text.slice(0, offset).trimEnd().length;
	if (/^(?:<{7}|={7}|>{7})/.test(rest))
		return { offset, message: "git left a mark where two changes collide. Keep the lines you want, and remove the others and the marks." };
	if (/^[“”„«»‘’`']/.test(rest))
		return { offset, message: 'The quotation marks around names and texts are straight ones: ". Curly ones are right inside a text.' };
	const name = printParseErrorCode(error);
	if (/^(?:Value|PropertyName)Expected$/.test(name) && text[end - 1] === ",")
		return { offset: end - 1, message: "There's a comma too much. Remove it: the last entry has none." };
	if (name === "CommaExpected") return { offset: /["{[\w]/.test(rest[0] ?? "") ? end : offset, message: messages.CommaExpected ?? "" };
	const word = text.slice(offset, offset + Math.max(length, 1));
	return { offset, message: messages[name] ?? `${word || "The end of the file"} isn't a value. Write text in quotation marks, a number, true, false or null.` };
};

const findRepeated = (node: Node | undefined, path: (string | number)[] = []): Json["repeated"][number][] => {
	if (node?.type === "array") return (node.children ?? []).flatMap((child, index) => findRepeated(child, [...path, index]));
	const seen = new Map<string, number>();
	return (node?.type === "object" ? (node.children ?? []) : []).flatMap((property) => {
		const [name, value] = property.children ?? [];
		const key = String(name?.value);
		const first = seen.get(key);
		seen.set(key, first ?? property.offset);
		const below = findRepeated(value, [...path, key]);
		return first === undefined ? below : [{ path: [...path, key], offset: property.offset, first }, ...below];
	});
};

const locate = (tree: Node | undefined, path: readonly (string | number)[]): number => {
	const node = tree && findNodeAtLocation(tree, [...path]);
	if (node) return node.parent?.type === "property" ? node.parent.offset : node.offset;
	return path.length === 0 ? 0 : locate(tree, path.slice(0, -1));
};

/** Reads JSON. */
export const readJson = (text: string): Json => {
	const found: ParseError[] = [];
	const tree = parseTree(text, found, { disallowComments: true });
	const [first] = found;
	const error = text.trim() === "" ? { offset: 0, message: "The file is empty. Restore it from git." } : first && describe(text, first);
	return { value: tree && !error ? getNodeValue(tree) : undefined, error, repeated: findRepeated(tree), locate: (path) => locate(tree, path) };
};
