import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from "jsonc-parser";
import { describeSyntax, type SyntaxFinding } from "./json-errors";

/** A place in a text, both counted from 1, as editors do. */
export interface Position {
	readonly line: number;
	readonly column: number;
}

/** A field that an object has twice. */
interface Repeated {
	readonly path: (string | number)[];
	readonly offset: number;
	readonly first: number;
}

/** The JSON of a file, with the place of everything in it. */
export interface Json {
	/** Undefined if it can't be read. */
	readonly value: unknown;
	/** What can be read up to a slip and after it. It may lack anything, and hold what isn't meant. */
	readonly rest: unknown;
	readonly errors: readonly SyntaxFinding[];
	readonly repeated: readonly Repeated[];
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

const findRepeated = (node: Node | undefined, path: (string | number)[] = []): Repeated[] => {
	if (node?.type === "array") return (node.children ?? []).flatMap((child, index) => findRepeated(child, [...path, index]));
	if (node?.type !== "object") return [];
	const seen = new Map<string, number>();
	return (node.children ?? []).flatMap((property) => {
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

/** Reads JSON, also JSON with slips: as much of it as can be read. */
export const readJson = (text: string): Json => {
	const found: ParseError[] = [];
	const tree = parseTree(text, found, { disallowComments: true });
	const errors = describeSyntax(text, found.length > 0 || !tree ? found : []);
	return {
		value: tree && errors.every(({ recovered }) => recovered) ? getNodeValue(tree) : undefined,
		rest: tree && getNodeValue(tree),
		errors,
		repeated: findRepeated(tree),
		locate: (path) => locate(tree, path),
	};
};
