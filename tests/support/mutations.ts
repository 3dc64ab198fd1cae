import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { findProse } from "../../src/content/checks/texts";
import { findCollection } from "../../src/content/collections";
import { formatPath } from "../../src/content/problem";
import { getPart, getShape, type Shape } from "../../src/content/shape";
import { walk } from "../../src/content/walk";
import { changed } from "./entries";

/** A mistake that an editor might make in one file. */
export interface Mutation {
	readonly kind: Kind;
	/** Relative to the project's root. */
	readonly file: string;
	/** Where; empty for the file as a whole. */
	readonly path: string;
	/** What was done, for the report of a miss. */
	readonly what: string;
	readonly bytes: Buffer;
}

/** A content file as it is. */
export interface Original {
	readonly file: string;
	readonly text: string;
	readonly value: unknown;
	readonly shape: Shape;
}

/** Chooses by a number: the same number, the same choice. */
type Pick = <T>(list: readonly T[]) => T | undefined;

type Path = (string | number)[];
type Place = { readonly path: Path; readonly value: unknown; readonly shape: Shape | undefined };
type Mutate = (original: Original, pick: Pick) => Omit<Mutation, "kind" | "file"> | undefined;

/** All JSON files of a project's content. */
export const readOriginals = (root: string): Original[] =>
	readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" }).flatMap((name) => {
		const collection = name.endsWith(".json") ? findCollection(name) : undefined;
		if (!collection) return [];
		const text = readFileSync(join(root, "content", name), "utf8");
		const shape = getShape(collection);
		return [{ file: `content/${name}`, text, value: JSON.parse(text), shape: collection.layout === "array" ? { items: shape } : shape }];
	});

const getShapeAt = (shape: Shape, path: Path): Shape | undefined => path.reduce<Shape | undefined>(getPart, shape);

/** Every value of a file with its path and its shape. */
const listPlaces = ({ value, shape }: Original): Place[] =>
	walk(value).map((each) => ({ path: each.path as Path, value: each.value, shape: getShapeAt(shape, each.path as Path) }));

const write = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, "\t")}\n`);

const isField = ({ path }: Place): boolean => typeof path.at(-1) === "string";

/** Nothing in the content contradicts a price or a person that's no longer marked as a sample: an editor says so. */
const isMark = ({ path }: Place): boolean => path.at(-1) === "sample";

const dropKey: Mutate = (original, pick) => {
	const place = pick(listPlaces(original).filter((each) => isField(each) && !isMark(each)));
	if (!place) return undefined;
	return { path: formatPath(place.path), what: "dropped", bytes: write(changed(original.value, place.path, undefined)) };
};

/** A value of another type: what an editor gets by forgetting quotation marks or brackets, or adding some. */
const toOtherType = (value: unknown): unknown => {
	if (typeof value === "string") return value.length;
	if (typeof value === "number") return `$${value}`;
	if (typeof value === "boolean") return value ? "yes" : "no";
	if (value === null) return "none";
	return Array.isArray(value) ? "none" : [value];
};

const wrongType: Mutate = (original, pick) => {
	const place = pick(listPlaces(original).filter(({ path }) => path.length > 0));
	if (!place) return undefined;
	const value = toOtherType(place.value);
	return { path: formatPath(place.path), what: `set to ${JSON.stringify(value).slice(0, 60)}`, bytes: write(changed(original.value, place.path, value)) };
};

const isReference = ({ path, value, shape }: Place): boolean =>
	typeof value === "string" && (Boolean(shape?.reference) || (path.at(-1) === "href" && value.startsWith("/")));

/** The text without its second letter, or with it twice. */
const mistype = (text: string, pick: Pick): string => {
	const letters = [...text].flatMap((letter, index) => (/[a-z]/i.test(letter) ? [index] : []));
	const at = pick(letters.slice(1)) ?? 0;
	return pick([true, false]) ? text.slice(0, at) + text.slice(at + 1) : text.slice(0, at) + text.charAt(at) + text.slice(at);
};

const brokenReference: Mutate = (original, pick) => {
	const place = pick(listPlaces(original).filter(isReference));
	if (!place) return undefined;
	const value = mistype(String(place.value), pick);
	return { path: formatPath(place.path), what: `${place.value} → ${value}`, bytes: write(changed(original.value, place.path, value)) };
};

const pairs = [
	["starts", "ends"],
	["first", "last"],
	["opens", "closes"],
	["published", "reviewed"],
	["min", "max"],
] as const;

const swappedDates: Mutate = (original, pick) => {
	const found = listPlaces(original).flatMap(({ path, value }) =>
		pairs.flatMap(([from, to]) => {
			const { [from]: first, [to]: last } = Object(value);
			return first && last && first !== last ? [{ path, from, to, first, last }] : [];
		}),
	);
	const pair = pick(found);
	if (!pair) return undefined;
	const { path, from, to, first, last } = pair;
	const swapped = changed(changed(original.value, [...path, from], last), [...path, to], first);
	return { path: formatPath([...path, to]), what: `${from} and ${to} swapped`, bytes: write(swapped) };
};

const truncated: Mutate = ({ text }, pick) => {
	const end = text.trimEnd().length;
	const length = pick(Array.from({ length: end }, (_, index) => index)) ?? 0;
	return { path: "", what: `cut after ${length} of ${text.length} letters`, bytes: Buffer.from(text.slice(0, length)) };
};

const keys = ["slug", "key", "id", "order", "file", "from", "name", "question", "storageKey", "path"];

/** Gives an entry the key of another one, of the same list or of another file of the folder. */
const duplicatedSlug =
	(originals: readonly Original[]): Mutate =>
	(original, pick) => {
		const others = originals.filter(
			({ file }) => file !== original.file && file.split("/").slice(0, -1).join() === original.file.split("/").slice(0, -1).join(),
		);
		const isList = Array.isArray(original.value);
		const rest = isList ? (original.value as unknown[]) : others.map(({ value }) => value);
		const own = isList ? pick(rest.map((_, index) => index)) : undefined;
		const entry = own === undefined ? original.value : rest[own];
		const twin = pick(rest.filter((each) => each !== entry));
		// The customer's labels of services are texts, and two of them are there twice.
		const isKey = (name: string): boolean => name !== "id" || typeof Object(entry).id === "number";
		const key = pick(keys.filter((name) => isKey(name) && Object(entry)[name] !== undefined && Object(twin)[name] !== undefined));
		if (!twin || !key || (original.shape.type === undefined && !isList)) return undefined;
		const path: Path = own === undefined ? [key] : [own, key];
		return { path: formatPath(path), what: `${key} of another entry`, bytes: write(changed(original.value, path, Object(twin)[key])) };
	};

const typoInKey: Mutate = (original, pick) => {
	const place = pick(listPlaces(original).filter((each) => isField(each) && !isMark(each) && String(each.path.at(-1)).length > 2));
	if (!place) return undefined;
	const key = String(place.path.at(-1));
	const typo = mistype(key, pick);
	const moved = changed(changed(original.value, place.path, undefined), [...place.path.slice(0, -1), typo], place.value);
	return { path: formatPath([...place.path.slice(0, -1), typo]), what: `${key} → ${typo}`, bytes: write(moved) };
};

const wrongEncoding: Mutate = ({ text }, pick) => {
	const encodings: readonly (readonly [string, Buffer])[] = [
		["latin1", Buffer.from(text.replaceAll("’", "\u0092"), "latin1")],
		["UTF-16", Buffer.from(`\ufeff${text}`, "utf16le")],
		["a byte order mark", Buffer.from(`\ufeff${text}`)],
		["UTF-8 read as Windows-1252", Buffer.from(new TextDecoder("windows-1252").decode(Buffer.from(text)))],
	];
	const [what, bytes] = pick(encodings) ?? ["", Buffer.from(text)];
	return { path: "", what, bytes };
};

/** Word's quotation marks: around a value, or around a word of a text. */
const wordQuotes: Mutate = (original, pick) => {
	if (pick([true, false, false])) {
		const values = [...original.text.matchAll(/: "[^"\n]*"/g)];
		const match = pick(values);
		if (!match) return undefined;
		const quoted = `: “${match[0].slice(3, -1)}”`;
		const text = original.text.slice(0, match.index) + quoted + original.text.slice(match.index + match[0].length);
		return { path: "", what: "curly marks around a value", bytes: Buffer.from(text) };
	}
	const [path, text] = pick(findProse(Object(original.value))) ?? [];
	const place = listPlaces(original).find((each) => formatPath(each.path) === path);
	if (!place || !text) return undefined;
	const words = text.split(" ");
	const index = pick(words.map((_, at) => at)) ?? 0;
	const quoted = words.map((word, at) => (at === index ? `“${word}”` : word)).join(" ");
	return { path: formatPath(place.path), what: `“${words[index]}”`, bytes: write(changed(original.value, place.path, quoted)) };
};

const createKinds = (originals: readonly Original[]) => ({
	"a dropped field": dropKey,
	"a wrong type": wrongType,
	"a broken reference": brokenReference,
	"swapped dates": swappedDates,
	"a truncated file": truncated,
	"a duplicated slug": duplicatedSlug(originals),
	"a typo in a field's name": typoInKey,
	"a wrong encoding": wrongEncoding,
	"Word's quotation marks": wordQuotes,
});

export type Kind = keyof ReturnType<typeof createKinds>;

/** That many mistakes, evenly of each kind: the same ones for the same seed. */
export const createMutations = (originals: readonly Original[], count: number, seed: number): Mutation[] => {
	const kinds = Object.entries(createKinds(originals)) as [Kind, Mutate][];
	const numbers = fc.sample(fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), { seed, numRuns: count * 20 });
	const mutations: Mutation[] = [];
	for (const [first = 0, ...rest] of numbers) {
		const [kind, mutate] = kinds[mutations.length % kinds.length] ?? [];
		const original = originals[first % originals.length];
		if (!kind || !mutate || !original) break;
		const left = [...rest];
		const pick: Pick = (list) => list[(left.shift() ?? 0) % Math.max(1, list.length)];
		const made = mutate(original, pick);
		if (made && !made.bytes.equals(Buffer.from(original.text))) mutations.push({ kind, file: original.file, ...made });
		if (mutations.length === count) break;
	}
	return mutations;
};
