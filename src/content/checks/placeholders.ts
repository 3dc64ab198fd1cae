import { getFacts } from "../../lib/content/facts";
import type { Facts } from "../../lib/content/placeholders";
import { findCollection } from "../collections";
import type { Content } from "../load";
import { parsePath } from "../problem";
import { suggestOr } from "../suggest";
import type { ShownText } from "./shown-texts";
import type { Hit, TextRule } from "./text-rules";

const seo = "seo\\.(?:title|description)";
const sections = "sections\\[\\]\\.(?:heading|paragraphs|bullets|closing)";
const faqs = "faqs\\[\\]\\.(?:question|answer)";

/** The fields in which names in braces are replaced, by GraphQL type: those with `@facts` in src/gatsby/schema. */
const filledFields: Readonly<Record<string, RegExp>> = Object.fromEntries(
	Object.entries({
		Business: ["trust"],
		Page: ["heading", "lead", "blocks\\[\\]\\.(?:eyebrow|heading|text|points\\[\\]\\.(?:title|text))", seo],
		Category: ["intro"],
		Service: [
			"shortDescription|description|aboutTreatment|boxedWarnings|risks|preCare|postCare|notices",
			"candidacy\\.(?:goodFor|notFor)|whatToExpect\\.(?:before|theDay|after|results)|prices\\[\\]\\.note",
			faqs,
			seo,
		],
		TeamMember: ["shortBio|bio", seo],
		Review: ["review"],
		Membership: ["summary|includes|terms"],
		TreatmentPackage: ["summary|includes|terms"],
		Special: ["summary|terms"],
		Product: ["summary|details|howToUse|caution"],
		Resource: ["summary|lead|boxedWarnings", sections, faqs, seo],
		Career: ["summary|responsibilities|requirements|benefits"],
		LegalPage: ["lead", sections, seo],
		LandingPage: ["heading|lead|directions\\[\\]\\.route", sections, faqs, seo],
		SiteFaq: ["question|answer"],
		Statement: ["text"],
		Campaign: ["text", "details\\[\\]\\.value", "event\\.title"],
	}).map(([type, fields]) => [type, new RegExp(`^(?:${fields.join("|")})(?:\\[\\])?$`)]),
);

/** Tells whether names in braces are replaced in a field. @param type the GraphQL type @param field a path in the entry, such as `faqs[].answer` */
export const isFilled = (type: string, field: string): boolean => filledFields[type]?.test(field) ?? false;

const isFilledText = ({ file, path }: ShownText): boolean => {
	const collection = findCollection(file.replace(/^content\//, ""));
	const own = collection?.layout === "array" ? path.replace(/^\[\d+\]\.?/, "") : path;
	return collection !== undefined && isFilled(collection.type, own.replace(/\[\d+\]/g, "[]"));
};

/** {topic} is of its own kind: the page replaces it. */
const isTextMessage = ({ path }: ShownText): boolean => parsePath(path)[0] === "textMessage";

/** The names that texts may use in braces, with their words; undefined while site.json is wrong. */
export const readFacts = ({ site: [site], statements, reviews }: Content): Facts | undefined =>
	site &&
	getFacts(
		site.value,
		statements.map(({ value }) => value),
		reviews.map(({ value }) => value),
	);

const inBraces = (name: string): string => `{${name}}`;

/** The name of a fact, whatever its capitals and blanks. */
const findName = (text: string, names: readonly string[]): string | undefined => names.find((name) => name.toLowerCase() === text.trim().toLowerCase());

/** Names of facts with the wrong signs around them, such as [phone]. */
const createWrongSigns = (names: readonly string[]): TextRule[] => {
	const name = `(${names.join("|")})`;
	const type = ({ match }: Hit): string => inBraces(findName(match[1] ?? "", names) ?? "");
	const rule = (source: string): TextRule => ({
		pattern: new RegExp(source, "gi"),
		found: ({ match }) => `"${match[0]}"`,
		expected: (hit) => `"${type(hit)}"`,
		remedy: (hit) => `Type ${type(hit)} in its place.`,
	});
	return [
		rule(`\\$?\\{\\{+\\s*${name}\\s*\\}*\\}`),
		rule(`\\$\\{\\s*${name}\\s*\\}`),
		rule(`\\{\\s*${name}\\s*\\}\\}+`),
		rule(`\\[+\\s*${name}\\s*\\]+`),
		rule(`<\\s*${name}\\s*>`),
		rule(`%\\s*${name}\\s*%`),
		rule(`\\$${name}\\b`),
		rule(`\\{\\s*${name}\\b(?![^{}]*\\})`),
		rule(`(?<!\\w|\\{[^{}]*)${name}\\s*\\}`),
	];
};

/** A sentence of statements.json may name facts, but no other statement. */
const isStatement = ({ file }: ShownText): boolean => file.endsWith("/statements.json");

/** Rules about braces. Visitors would read what isn't replaced. @param statements the names of statements, which are among those of the facts */
export const createBraceRules = (facts: Facts, statements: readonly string[]): TextRule[] => {
	const names = Object.keys(facts);
	const plain = names.filter((name) => !statements.includes(name));
	const nameIn = ({ match }: Hit): string => match[1] ?? "";
	const list = (known: readonly string[]): string => `one of ${known.map(inBraces).join(", ")}`;
	const unknown = (known: readonly string[], isFor: NonNullable<TextRule["isFor"]>): TextRule => ({
		pattern: new RegExp(`\\{(?!(?:${known.join("|")})\\})([^{}]*)\\}`, "g"),
		found: ({ match }) => `"${match[0]}"`,
		expected: list(known),
		remedy: (hit) => suggestOr(inBraces(nameIn(hit).trim()), known.map(inBraces), "Correct the name in braces, or write the words out."),
		isFor,
	});
	return [
		...createWrongSigns(names),
		{
			pattern: /\{([^{}]+)\}/g,
			found: ({ match }) => `"${match[0]}"`,
			expected: "words without braces: in this field they stay as they are",
			remedy: ({ match }) => `Say it without ${match[0]}, or say it in another field: names in braces work in paragraphs, lists, questions and answers.`,
			isFor: (text) => !isFilledText(text) && !isTextMessage(text),
		},
		unknown(names, (text) => !isTextMessage(text) && !isStatement(text)),
		unknown(plain, isStatement),
		unknown(["topic"], isTextMessage),
		{
			pattern: /(?<=\p{L})\{[^{}]*\}|\{[^{}]*\}(?=\p{L})/gu,
			expected: "a space between a word and a name in braces",
			remedy: ({ words }) => `Type "${words.replace(/(?<=[^\s{])\{/, " {").replace(/\}(?=[^\s}])/, "} ")}".`,
		},
		{
			pattern: /\{[^{}]*$|^[^{}]*\}/g,
			found: ({ match }) => `one brace without the other in "${match[0].slice(0, 40)}"`,
			expected: "both braces around a name, such as {phone}, or none",
			remedy: "Add the other brace, or delete this one.",
		},
	];
};

/** Tells whether a text has anything that could be meant as a name in braces. */
export const hasBraces = (text: string): boolean => /[{}[\]<>%$]/.test(text);
