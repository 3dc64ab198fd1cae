import { getFacts } from "../../lib/content/facts";
import { unknownPlaceholders } from "../../lib/content/placeholders";
import type { Content, LoadedEntry } from "../load";
import { formatPath, type Problem, show } from "../problem";
import { checkWording } from "./wording";

/** Fields that hold keys and addresses, not prose. */
const notProse = new Set([
	"slug",
	"key",
	"href",
	"file",
	"image",
	"galleryImages",
	"path",
	"storageKey",
	"url",
	"category",
	"group",
	"related",
	"relatedServices",
	"services",
	"performers",
	"reviewer",
	"concerns",
	"licenses",
	"procedure",
	"publisher",
	"sources",
]);

/** Every prose text of a value, with its path. */
export const findProse = (value: unknown, path: PropertyKey[] = []): [string, string][] => {
	if (typeof value === "string") return [[formatPath(path), value]];
	if (Array.isArray(value)) return value.flatMap((item, index) => findProse(item, [...path, index]));
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, item]) => (notProse.has(key) ? [] : findProse(item, [...path, key])));
};

/** The number of words in texts. */
export const countWords = (texts: readonly string[]): number => texts.join(" ").split(/\s+/).filter(Boolean).length;

/** The least number of words a page family's entry carries of its own. */
const leastWords = { services: 350, resources: 500, landingPages: 300, legal: 300 } as const;

/** A paragraph of this many words or more is on one page only (docs/specification.md R68). */
const ownParagraph = 12;

/** What a check finds in the prose of every kind but the site's facts. */
const inProse = (content: Content, check: (file: string, path: string, text: string) => Problem[]): Problem[] =>
	(Object.keys(content) as (keyof Content)[])
		.filter((kind) => kind !== "site")
		.flatMap((kind) =>
			(content[kind] as LoadedEntry<unknown>[]).flatMap((entry) =>
				findProse(entry.value).flatMap(([path, text]) => check(entry.file, entry.at && path ? `${entry.at}.${path}` : entry.at + path, text)),
			),
		);

/** Names in braces that no fact of site.json answers; visitors would read the braces. */
const placeholders = (content: Content): Problem[] => {
	const site = content.site[0]?.value;
	if (!site) return [];
	const facts = getFacts(site);
	return inProse(content, (file, path, text) =>
		unknownPlaceholders(text, facts).map((name) => ({
			file,
			path,
			found: `"{${name}}"`,
			expected: `one of ${Object.keys(facts)
				.map((key) => `{${key}}`)
				.join(", ")}`,
			remedy: "Correct the name in braces, or write the words out.",
		})),
	);
};

const tooShort = (content: Content): Problem[] =>
	(Object.keys(leastWords) as (keyof typeof leastWords)[]).flatMap((kind) =>
		(content[kind] as LoadedEntry<Record<string, unknown>>[]).flatMap((entry) => {
			const { seo: _seo, ...own } = entry.value;
			const words = countWords(findProse(own).map(([, text]) => text));
			return words >= leastWords[kind]
				? []
				: [
						{
							file: entry.file,
							path: "",
							found: `${words} words`,
							expected: `${leastWords[kind]} words or more`,
							remedy: "Say more of what a visitor asks: how it feels, how long it takes, who should not have it.",
						},
					];
		}),
	);

const normal = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[^a-z0-9 ]/g, "")
		.replace(/\s+/g, " ")
		.trim();

/** Sentences of ten words or more that stand in two entries of the same family. */
const sameness = (content: Content): Problem[] => {
	const seen = new Map<string, string>();
	const entries: LoadedEntry<unknown>[] = [...content.services, ...content.resources, ...content.landingPages, ...content.team, ...content.legal];
	return entries.flatMap((entry) =>
		findProse(entry.value).flatMap(([path, text]) => {
			if (countWords([text]) < ownParagraph || path.startsWith("notices")) return [];
			const key = normal(text);
			const first = seen.get(key);
			if (first === undefined) seen.set(key, entry.file);
			if (first === undefined || first === entry.file) return [];
			return [
				{ file: entry.file, path, found: show(text), expected: "a paragraph of its own", remedy: `${first} has the same: no two pages share a paragraph.` },
			];
		}),
	);
};

/** Titles and descriptions of pages, each used once over the site. */
const uniqueHeads = (content: Content): Problem[] => {
	const seen = new Map<string, string>();
	const entries = [...content.pages, ...content.services, ...content.team, ...content.resources, ...content.legal, ...content.landingPages];
	return entries.flatMap((entry) =>
		(["title", "description"] as const).flatMap((field) => {
			const text = entry.value.seo[field];
			const key = `${field} ${text.toLowerCase()}`;
			const first = seen.get(key);
			if (first === undefined) {
				seen.set(key, entry.file);
				return [];
			}
			return [
				{
					file: entry.file,
					path: `seo.${field}`,
					found: show(text),
					expected: "a text no other page has",
					remedy: `${first} has it already: change one of them.`,
				},
			];
		}),
	);
};

const compoundedStatement = /compounded[^.]*\bnot\b[^.]*FDA[\s-]approved/i;
const needsStatement = /compounded|peptide|semaglutide|tirzepatide|glp-1/i;

/** Weight-management and peptide pages say that compounded drugs are not FDA-approved (docs/specification.md R65). */
const statements = (content: Content): Problem[] =>
	content.services.flatMap((entry) => {
		const { notices, slug, title } = entry.value;
		if (!needsStatement.test(`${title} ${slug}`) && !/weight/i.test(slug)) return [];
		return notices.some((text) => compoundedStatement.test(text))
			? []
			: [
					{
						file: entry.file,
						path: "notices",
						found: show(notices),
						expected: "a notice that compounded drugs are not FDA-approved",
						remedy: "Add the sentence to notices.",
					},
				];
	});

/** What is wrong with the words: banned ones, placeholders nothing answers, too few, statements missing. */
export const checkTexts = (content: Content): Problem[] => [
	...inProse(content, checkWording),
	...placeholders(content),
	...tooShort(content),
	...statements(content),
];

/** Texts that stand twice: paragraphs over pages of a family, titles and descriptions over the site. */
export const checkEditorial = (content: Content): Problem[] => [...sameness(content), ...uniqueHeads(content)];
