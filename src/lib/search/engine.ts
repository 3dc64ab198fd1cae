import { distance } from "fastest-levenshtein";
import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import type { DocumentKind, SearchDocument, SearchIndex } from "./documents";
import { findWords, toTerm } from "./terms";

/** The most of a word's letters that may differ, as a fraction. */
const tolerance = 0.5;

const listTerms = ({ title, synonyms = "", keywords = "" }: SearchDocument): string[] =>
	findWords([title, synonyms, keywords].join(" ")).flatMap(({ word }) => toTerm(word) ?? []);

/** How much two words differ: 0 if they're equal, 1 if no letter is. */
const compareTerms = (a: string, b: string): number => distance(a, b) / Math.max(a.length, b.length);

/**
 * For a query that finds nothing: the category of the treatment that has a word most like one of the query's. Undefined if none is like it by half of
 * its letters.
 */
export const findClosestCategory = (documents: readonly SearchDocument[], query: string): SearchDocument | undefined => {
	const asked = findWords(query).flatMap(({ word }) => toTerm(word) ?? []);
	let [least, closest]: [number, string | undefined] = [tolerance, undefined];
	for (const document of documents.filter(({ kind }) => kind === "treatment"))
		for (const term of listTerms(document))
			for (const word of asked) {
				const difference = compareTerms(word, term);
				if (difference < least) [least, closest] = [difference, document.category];
			}
	return documents.find(({ kind, title }) => kind === "category" && title === closest);
};

/** A document that a query finds. */
export interface Found {
	readonly document: SearchDocument;
	/** The document's terms that match (terms.ts). */
	readonly terms: ReadonlySet<string>;
}

/** The results of one kind, best first. */
export interface FoundGroup {
	readonly kind: DocumentKind;
	readonly results: readonly Found[];
}

/** Finds documents. @returns groups in the order of their best results; none if nothing matches */
export type SearchFunction = (query: string) => FoundGroup[];

/** The most results of a kind. */
const limits: Partial<Record<DocumentKind, number>> = { treatment: 6 };
const defaultLimit = 4;

/** A synonym is the surest sign of what's meant, then a title. */
const boost = { synonyms: 6, title: 5, keywords: 2, category: 1, note: 1, lines: 1 };
/** Between documents that match alike: a visitor looks for a treatment rather than for a question about it. */
const kindBoost: Record<DocumentKind, number> = { treatment: 2, page: 1.3, person: 1.6, article: 1, price: 1.3, concern: 1, category: 1, question: 0.9 };

const exact: SearchOptions = {
	boost,
	boostDocument: (_href, _term, stored) => kindBoost[stored?.kind as DocumentKind],
	// One or two letters only begin a word while they're being typed.
	prefix: (term, index, terms) => term.length > 2 || index === terms.length - 1,
	weights: { prefix: 0.6, fuzzy: 0.3 },
};
/** One typing error in four letters, two in six, three in ten. */
const tolerant: SearchOptions = { ...exact, fuzzy: (term) => (term.length > 3 ? 0.25 : false), maxFuzzy: 3 };

const readField = (document: SearchDocument, field: string): string => {
	const value = document[field as keyof SearchDocument];
	return typeof value === "string" ? value : (value?.join("\n") ?? "");
};

const tokenize = (text: string): string[] => findWords(text).map(({ word }) => word);

const countTerms = ({ queryTerms }: SearchResult): number => queryTerms.length;

/** How many words of the query the best result matches. */
const countMost = (results: readonly SearchResult[]): number => Math.max(0, ...results.map(countTerms));

/** Each word that's matched counts for more than how well it's matched. */
const weigh = (result: SearchResult): number => result.score * countTerms(result) ** 3;

/** The best first, without those that match less than half as many words as the one that matches most. */
const rank = (results: readonly SearchResult[]): SearchResult[] => {
	const most = countMost(results);
	return results.filter((result) => countTerms(result) * 2 > most).sort((a, b) => weigh(b) - weigh(a));
};

const groupByKind = (found: readonly Found[]): FoundGroup[] => {
	const kinds = [...new Set(found.map(({ document }) => document.kind))];
	return kinds.map((kind) => ({ kind, results: found.filter(({ document }) => document.kind === kind).slice(0, limits[kind] ?? defaultLimit) }));
};

/** "botox broken arrow" is about botox: a place only counts where nothing else is asked. */
const withoutPlaces = (query: string, places: readonly string[]): string => {
	const rest = places.reduce((text, place) => text.replaceAll(place.toLowerCase(), " "), query.toLowerCase());
	return tokenize(rest).some(toTerm) ? rest : query;
};

/** Documents indexed in one go: a few milliseconds. */
const chunkSize = 30;

/**
 * A search over documents. Words may be beginnings; typing errors are forgiven only if the words as typed aren't all in one document. The documents
 * are indexed in pieces, so that a visitor can type meanwhile.
 */
export const createSearch = async ({ documents, places }: Omit<SearchIndex, "suggestions">): Promise<SearchFunction> => {
	const index = new MiniSearch<SearchDocument>({
		idField: "href",
		fields: Object.keys(boost),
		storeFields: ["kind"],
		extractField: readField,
		tokenize,
		processTerm: toTerm,
	});
	await index.addAllAsync(documents, { chunkSize });
	const byHref = new Map(documents.map((document) => [document.href, document]));
	return (typed) => {
		const query = withoutPlaces(typed, places);
		const asTyped = index.search(query, exact);
		const asked = new Set(tokenize(query).map(toTerm).filter(Boolean));
		const results = countMost(asTyped) < asked.size ? index.search(query, tolerant) : asTyped;
		return groupByKind(
			rank(results).flatMap(({ id, terms }) => {
				const document = byHref.get(id);
				return document ? [{ document, terms: new Set(terms) }] : [];
			}),
		);
	};
};
