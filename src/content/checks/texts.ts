import type { Content, LoadedEntry } from "../load";
import { formatPath, formatValue, joinPath, type Problem } from "../problem";
import { walk } from "../walk";
import { checkWording } from "./banned-words";
import { codeFields } from "./code-fields";

/** What others publish is named as they name it. */
const notProse = new Set<PropertyKey>([...codeFields, "publisher", "sources"]);

const isAddress = (text: string): boolean => /^\/\S*$/.test(text);

/** Every prose text of a value, with its path. */
export const findProse = (value: object): readonly [string, string][] => {
	const known = prose.get(value);
	if (known) return known;
	const found = walk(value).flatMap(({ path, value: text }): [string, string][] =>
		typeof text === "string" && !path.some((key) => notProse.has(key)) && !isAddress(text) ? [[formatPath(path), text]] : [],
	);
	prose.set(value, found);
	return found;
};

/** Many checks read the texts of the same entries, which don't change meanwhile. */
const prose = new WeakMap<object, readonly [string, string][]>();

/** Every prose text of a value. */
export const getTexts = (value: object): string[] => findProse(value).map(([, text]) => text);

/** The number of words in texts. */
export const countWords = (texts: readonly string[]): number => texts.join(" ").split(/\s+/).filter(Boolean).length;

/** The fewest words that an entry of a collection may have. */
const minWords = { services: 350, resources: 500, landingPages: 300, legal: 300 } as const;

/** A paragraph of this many words or more may be on one page only (docs/specification.md R68). */
const uniqueParagraphWords = 12;

/** The problems of all prose except the facts in site.json. */
const checkProse = (content: Content, check: (file: string, path: string, text: string) => Problem[]): Problem[] => {
	const { site: _site, ...collections } = content;
	return Object.values(collections)
		.flat()
		.flatMap(({ file, at, value }) => findProse(value).flatMap(([path, text]) => check(file, joinPath(at, path), text)));
};

const checkLength = (content: Content): Problem[] =>
	(Object.keys(minWords) as (keyof typeof minWords)[]).flatMap((collection) =>
		content[collection].flatMap((entry) => {
			const { seo: _seo, ...own } = entry.value;
			const words = countWords(getTexts(own));
			if (words >= minWords[collection]) return [];
			const remedy = "Say more of what a visitor asks: how it feels, how long it takes, who should not have it.";
			return [{ file: entry.file, path: "", found: `${words} words`, expected: `${minWords[collection]} words or more`, remedy }];
		}),
	);

/** A text without what a reader doesn't notice: capitals, punctuation, and how many blanks there are. */
export const normalize = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[^a-z0-9\u00C0-\u024F+%$ ]/g, "")
		.replace(/\s+/g, " ")
		.trim();

/** Paragraphs that appear on two pages. */
const checkRepeatedParagraphs = (content: Content): Problem[] => {
	const seen = new Map<string, string>();
	const entries: LoadedEntry<object>[] = [...content.services, ...content.resources, ...content.landingPages, ...content.team, ...content.legal];
	return entries.flatMap(({ file, value }) =>
		findProse(value).flatMap(([path, text]) => {
			if (countWords([text]) < uniqueParagraphWords || path.startsWith("notices")) return [];
			const key = normalize(text);
			const first = seen.get(key) ?? file;
			seen.set(key, first);
			if (first === file) return [];
			const remedy = `${first} has the same one: no two pages share a paragraph.`;
			return [{ file, path, found: formatValue(text), expected: "a paragraph of its own", remedy }];
		}),
	);
};

/** Titles and descriptions that two pages have. */
const checkRepeatedHeads = (content: Content): Problem[] => {
	const seen = new Map<string, string>();
	const entries = [...content.pages, ...content.services, ...content.team, ...content.resources, ...content.legal, ...content.landingPages];
	return entries.flatMap(({ file, value }) =>
		(["title", "description"] as const).flatMap((field) => {
			const text = value.seo[field];
			const key = `${field} ${text.toLowerCase()}`;
			const first = seen.get(key);
			seen.set(key, first ?? file);
			if (first === undefined) return [];
			const remedy = `${first} has it already: change one of them.`;
			return [{ file, path: `seo.${field}`, found: formatValue(text), expected: "a text no other page has", remedy }];
		}),
	);
};

/** Banned words, too few words. */
export const checkTexts = (content: Content): Problem[] => [...checkProse(content, checkWording), ...checkLength(content)];

/** Repeated paragraphs, titles and descriptions. */
export const checkRepetition = (content: Content): Problem[] => [...checkRepeatedParagraphs(content), ...checkRepeatedHeads(content)];
