import type { z } from "zod";
import { type CollectionName, collections } from "../../src/content/collections";
import { isRecord } from "../../src/lib/is-record";
import { getShape } from "../../src/schemas/fields";
import { type JsonSchema, splitNull } from "../../src/schemas/shape";

/** An entry as in its file. */
export type Input<K extends CollectionName> = z.input<(typeof collections)[K]["schema"]>;

/** Some fields of an entry, at any depth. What isn't here is made from the schema; `undefined` leaves a field out. */
export type Given<T> = T extends readonly (infer Item)[]
	? readonly Given<Item>[]
	: T extends object
		? { readonly [Field in keyof T]?: Given<T[Field]> | undefined }
		: T | undefined;

/** The entries that a field may name, in the order in which a list of them takes them. */
const referred: Readonly<Record<string, readonly string[]>> = {
	categories: ["faces", "light"],
	concerns: ["dry-skin", "redness", "tiredness"],
	exclusions: ["pregnancy", "tan"],
	services: ["facial", "laser", "needling", "peptides"],
	team: ["dana-doctor"],
	media: ["window.jpg", "cups.jpg", "facial.jpg", "laser.jpg"],
};

type Path = readonly (string | number)[];

/** `["candidacy", "goodFor", 0]` is “Candidacy good for 1”; “seo” is no word. */
const describePath = (path: Path): string => {
	const words = path
		.filter((key) => key !== "seo")
		.map((key) => (typeof key === "number" ? String(key + 1) : key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)))
		.join(" ");
	return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Sentences that say where they are, as many as the field has room for: six in a paragraph, otherwise the fewest. */
const writeText = ({ minLength = 1, maxLength = 1200, pattern = "" }: JsonSchema, path: Path, topic: string): string => {
	const place = describePath(path);
	if (pattern.endsWith("\\?$")) return `${place} asks what about ${topic}?`;
	const sentence = (number: number) => `${place}, sentence ${number}, describes ${topic} in a few words.`;
	let text = sentence(1);
	if (text.length > maxLength) return `${place}, ${topic}`.length > maxLength ? place : `${place}, ${topic}`;
	for (let number = 2; text.length < minLength || (maxLength >= 1200 && number <= 6); number++) text += ` ${sentence(number)}`;
	return text;
};

/** The example in the words that describe a form: “a path of lowercase words, such as /book”. */
const findExample = ({ form = "", pattern }: JsonSchema): string | undefined => {
	const [, example] = /such as "?([^",]+)/.exec(form) ?? [];
	return example && pattern && new RegExp(pattern, "u").test(example) ? example : undefined;
};

const writeString = (shape: JsonSchema, path: Path, topic: string): string => {
	const last = path.at(-1);
	if (shape.reference) return referred[shape.reference]?.[typeof last === "number" ? last : 0] ?? "";
	return shape.format === "date" ? "2026-05-04" : (findExample(shape) ?? writeText(shape, path, topic));
};

/** A value that its schema takes: what's given, and the rest from types, limits, choices, references and forms. */
const fill = (whole: JsonSchema, given: unknown, path: Path, topic: string): unknown => {
	const { schema } = splitNull(whole);
	const { items, properties, required = [] } = schema;
	if (given === null) return null;
	if (properties) {
		const own = isRecord(given) ? given : {};
		const isThere = (name: string, field: JsonSchema) => (name in own ? own[name] !== undefined : required.includes(name) || Array.isArray(field.default));
		return Object.fromEntries(
			Object.entries(properties).flatMap(([name, field]) => (isThere(name, field) ? [[name, fill(field, own[name], [...path, name], topic)]] : [])),
		);
	}
	if (items) {
		const list = Array.isArray(given) ? given : Array.from({ length: Math.min(schema.minItems ?? 2, schema.maxItems ?? 2) });
		return list.map((item, index) => fill(items, item, [...path, index], topic));
	}
	if (given !== undefined) return given;
	if (schema.const !== undefined || schema.enum) return schema.const ?? schema.enum?.[0];
	if (schema.type === "boolean") return false;
	return schema.type === "string" ? writeString(schema, path, topic) : (schema.minimum ?? 1);
};

/** A valid entry of a kind. @param topic what its texts say that they're about, which no other entry says */
export const makeEntry = <K extends CollectionName>(kind: K, topic: string, given: Given<Input<K>>): Input<K> =>
	fill(getShape(collections[kind].schema), given, [], topic) as Input<K>;
