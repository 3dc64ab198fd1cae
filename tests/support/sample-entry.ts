import type { z } from "zod";
import { type CollectionName, collections } from "../../src/content/collections";
import { isStateLicense, orderedProcedures } from "../../src/content/team/license";
import { isRecord } from "../../src/lib/is-record";
import { getShape } from "../../src/schemas/entry-fields";
import { type JsonSchema, splitNull } from "../../src/schemas/shape";
import type { Path } from "./entries";

export type Input<K extends CollectionName> = z.input<(typeof collections)[K]["schema"]>;

/** Some fields of an entry, at any depth. What isn't here is made from the schema; `undefined` leaves a field out. */
type Given<T> = T extends readonly (infer Item)[]
	? readonly Given<Item>[]
	: T extends object
		? { readonly [Field in keyof T]?: Given<T[Field]> | undefined }
		: T | undefined;

export type Own<K extends CollectionName> = Given<Input<K>>;

/** The entries that a field may name, in the order in which a list of them takes them. */
const referred: Readonly<Record<string, readonly string[]>> = {
	categories: ["faces", "light"],
	concerns: ["dry-skin", "redness", "tiredness"],
	exclusions: ["pregnancy", "tan"],
	services: ["facial", "laser", "needling", "peptides"],
	team: ["dana-doctor"],
	media: ["window.jpg", "cups.jpg", "facial.jpg", "laser.jpg"],
};

/** `["candidacy", "goodFor", 0]` is “Candidacy good for 1”; “seo” is no word. */
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

/** Sentences that say where they are, as many as the field has room for: six in a paragraph, otherwise the fewest. */
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

/** The example in the words that describe a form: “a path of lowercase words, such as /book”. */
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

/** A value that its schema takes: what's given, and the rest from types, limits, choices, references and forms. */
const fill = (whole: JsonSchema, given: unknown, path: Path, topic: string): unknown => {
	const { schema } = splitNull(whole);
	const { items, properties, required = [] } = schema;
	if (given === null) return null;
	if (properties) {
		const own = isRecord(given) ? given : {};
		const isThere = (name: string, field: JsonSchema) =>
			name in own
				? own[name] !== undefined
				: required.includes(name) || Array.isArray(field.default);
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

/** One address has one publisher, wherever it's named. */
const aSource = (page: number) => ({
	publisher: "A public body",
	href: `https://www.nih.gov/page-${page}`,
});

/** What fields of an entry have to say about each other. */
const agreeing: { readonly [K in CollectionName]?: (own: Own<K>) => Own<K> } = {
	aftercare: () => ({
		items: [
			{ fromDay: 0, toDay: 0, kind: "normal", text: "A warm feeling is normal." },
			{ fromDay: 0, toDay: 1, kind: "do", text: "Drink a glass of water with each meal." },
			{ fromDay: 0, toDay: 2, kind: "avoid", text: "Stay away from the gym." },
		],
		warnings: [{ level: "today" }, { level: "now" }, { level: "911" }],
	}),
	services: ({ procedure = "topical" }) => ({
		id: "1",
		boxedWarnings: [],
		brands: [{}],
		concerns: ["dry-skin"],
		candidacy: { notFor: ["Pregnancy, until your doctor agrees", "A cold", "A fever"] },
		course: {
			sessions: { min: 3, max: 3 },
			intervalDays: { min: 28, max: 28 },
			visitMinutes: { min: 45, max: 45 },
			downtimeDays: { min: 0, max: 0 },
			onsetDays: { min: 0, max: 0 },
			lastsDays: { min: 30, max: 30 },
			needles: procedure === "deep-microneedling",
			skinTypes: { from: 1, to: 6 },
			aftercareDays: 2,
			eventLeadDays: { min: 1, max: 7 },
		},
		courseNotes: {
			duration: ", tea included",
			...(procedure === "deep-microneedling" && { needles: ": a pen" }),
		},
		exclusions: [{ exclusion: "pregnancy", note: "until your doctor agrees" }],
		notices: [],
		postCare: [
			"Skip the gym for two days.",
			"Drink more water for one day.",
			"Use what you used before.",
		],
		sources: [1, 2].map(aSource),
		prices: [
			{
				name: "Single treatment",
				amount: 150,
				from: true,
				upTo: 200,
				unit: "per treatment",
				note: "A consultation is included.",
				addedTo: [],
			},
		],
		whatToExpect: orderedProcedures.includes(procedure)
			? { before: "{examination} Then a nurse explains the visit and its needles." }
			: {},
	}),
	team: ({ id, name = "", licenses = [] }) => ({
		slug: name.toLowerCase().replace(" ", "-"),
		monogram: name.replace(/^(.).* (.).*$/, "$1$2"),
		licenseNumbers: Object.fromEntries(
			licenses
				.filter((license) => license && isStateLicense(license))
				.map((license) => [license, `A${id}`]),
		),
		image: "ground.jpg",
	}),
	categories: ({ title = "" }) => ({ href: `/services?category=${encodeURIComponent(title)}` }),
	reviews: ({ id }) => ({
		name: "Robin T.",
		authorization: "A-2026-001",
		date: `2026-05-${String(id).padStart(2, "0")}`,
	}),
	specials: () => ({
		starts: "2026-03-02",
		ends: "2026-04-30",
		prices: [{ service: "facial", price: "Single treatment", amount: 120 }],
	}),
	memberships: () => ({
		includes: ["Each month, one treatment", "A cup of tea", "A towel"],
		benefits: { discounts: [], memberPrices: [] },
		terms: ["Three-month commitment, then month to month.", "You can pause it."],
	}),
	campaigns: ({ slug }) => ({
		storageKey: `${slug}-last-seen`,
		window: { first: "2026-03-02T00:00:00", last: "2026-03-09T23:59:59" },
		event: {
			title: "Open house at {spa}",
			starts: "2026-03-09T16:00:00",
			ends: "2026-03-09T19:00:00",
		},
	}),
	resources: () => ({ boxedWarnings: [], published: "2025-02-03", sources: [aSource(1)] }),
	concernGuides: () => ({ sources: [1, 2, 3].map(aSource) }),
	careers: () => ({ employment: "Full time" }),
	media: ({ file = "" }) => ({
		alt: `Two cups of tea and a card that says ${file.replace(/\..*/, "")}, on a table by a window`,
		subject: "Tea",
	}),
};

export const anEntry = <K extends CollectionName>(kind: K, own: Own<K>): Input<K> => {
	const { name, slug, key, id, question } = own as Readonly<Record<string, unknown>>;
	const topic =
		`${kind.replace(/[A-Z]/g, " $&").toLowerCase()} ${name ?? slug ?? key ?? id ?? question ?? ""}`.trim();
	return fill(
		getShape(collections[kind].schema),
		{ ...agreeing[kind]?.(own), ...own },
		[],
		topic,
	) as Input<K>;
};
