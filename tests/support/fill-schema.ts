import { isRecord } from "../../src/lib/records";
import { type JsonSchema, splitNull } from "../../src/schemas/shape";

/** A path in an entry: `["faqs", 2, "answer"]`. */
export type Path = readonly (string | number)[];

/** Slugs of the sample content. A list takes them in this order, a single reference the first. */
const referred: Readonly<Record<string, readonly string[]>> = {
	categories: ["faces", "light"],
	concerns: ["dry-skin", "redness", "tiredness"],
	exclusions: ["pregnancy", "tan"],
	services: ["facial", "laser", "needling", "peptides"],
	team: ["dana-doctor"],
	media: ["window.jpg", "cups.jpg", "facial.jpg", "laser.jpg"],
};

/** `["candidacy", "goodFor", 0]` is “Candidacy good for 1”. Texts are unique by their paths. */
const describePath = (path: Path): string => {
	const words = path
		.filter((key) => key !== "seo")
		.map((key) =>
			typeof key === "number"
				? String(key + 1)
				: key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
		)
		.join(" ");
	return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Sentences that name their path: six in a field for a paragraph, otherwise as few as it takes. */
const writeText = (
	{ minLength = 1, maxLength = 1200, pattern = "" }: JsonSchema,
	path: Path,
	topic: string,
): string => {
	const place = describePath(path);
	if (pattern.endsWith("\\?$")) return `${place} asks what about ${topic}?`;
	const sentence = (number: number) =>
		`${place}, sentence ${number}, describes ${topic} in a few words.`;
	let text = sentence(1);
	if (text.length > maxLength)
		return `${place}, ${topic}`.length > maxLength ? place : `${place}, ${topic}`;
	for (let number = 2; text.length < minLength || (maxLength >= 1200 && number <= 6); number++)
		text += ` ${sentence(number)}`;
	return text;
};

/** "/book" from the description of a pattern: “a path of lowercase words, such as /book”. */
const findExample = ({ form = "", pattern }: JsonSchema): string | undefined => {
	const [, example] = /such as "?([^",]+)/.exec(form) ?? [];
	return example && pattern && new RegExp(pattern, "u").test(example) ? example : undefined;
};

const writeString = (shape: JsonSchema, path: Path, topic: string): string => {
	const last = path.at(-1);
	if (shape.reference)
		return referred[shape.reference]?.[typeof last === "number" ? last : 0] ?? "";
	return shape.format === "date"
		? "2026-05-04"
		: (findExample(shape) ?? writeText(shape, path, topic));
};

/**
 * Completes a value, or invents one, from the schema's types, limits, enums, references and
 * patterns.
 */
const fill = (whole: JsonSchema, given: unknown, path: Path, topic: string): unknown => {
	const { schema } = splitNull(whole);
	const { items, properties, required = [] } = schema;
	if (given === null) return null;
	if (properties) {
		const own = isRecord(given) ? given : {};
		const isThere = (name: string, field: JsonSchema) => {
			if (name in own) return own[name] !== undefined;
			return required.includes(name) || Array.isArray(field.default);
		};
		return Object.fromEntries(
			Object.entries(properties).flatMap(([name, field]) =>
				isThere(name, field) ? [[name, fill(field, own[name], [...path, name], topic)]] : [],
			),
		);
	}
	if (items) {
		const list = Array.isArray(given)
			? given
			: Array.from({ length: Math.min(schema.minItems ?? 2, schema.maxItems ?? 2) });
		return list.map((item, index) => fill(items, item, [...path, index], topic));
	}
	if (given !== undefined) return given;
	if (schema.const !== undefined || schema.enum) return schema.const ?? schema.enum?.[0];
	if (schema.type === "boolean") return false;
	return schema.type === "string" ? writeString(schema, path, topic) : (schema.minimum ?? 1);
};

/** @param topic sets the texts of one entry apart from those of another */
export const fillSchema = (schema: JsonSchema, given: unknown, topic: string): unknown =>
	fill(schema, given, [], topic);
