import { distance } from "fastest-levenshtein";
import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { readConditions } from "./conditions";
import type { DocumentKind, SearchDocument, SearchIndex } from "./documents";
import { createHelpSearch } from "./help";
import { matchPattern, readPattern, spaceOut } from "./patterns";
import { findWords, listTerms, toTerm } from "./terms";

/** For a query that finds nothing: the category of the treatment that has a word most like one of the query's, if half of its letters are the same. */
export const findClosestCategory = (documents: readonly SearchDocument[], query: string): SearchDocument | undefined => {
	const asked = listTerms(query);
	let [least, closest]: [number, string | undefined] = [0.5, undefined];
	for (const { title, synonyms = "", keywords = "", category } of documents.filter(({ kind }) => kind === "treatment"))
		for (const term of listTerms([title, synonyms, keywords].join(" ")))
			for (const word of asked) {
				const difference = distance(word, term) / Math.max(word.length, term.length);
				if (difference < least) [least, closest] = [difference, category];
			}
	return documents.find(({ kind, title }) => kind === "category" && title === closest);
};

/** A document that a query finds. */
export interface Found {
	readonly document: SearchDocument;
	/** The document's terms that match (terms.ts). */
	readonly terms: ReadonlySet<string>;
	/** Why what the query says about the visitor rules it out. */
	readonly ruledOut?: string | undefined;
}

/** The results of one kind, best first. */
export interface FoundGroup {
	readonly kind: DocumentKind;
	readonly results: readonly Found[];
}

/** Finds documents. @returns groups in the order of their best results; none if nothing matches */
export type SearchFunction = (query: string) => FoundGroup[];

/** The slugs of the treatments that a query finds, best first. */
export const listTreatments = (search: SearchFunction, query: string): string[] => {
	const group = search(query).find(({ kind }) => kind === "treatment");
	return group?.results.map(({ document }) => document.href.replace("/services/", "")) ?? [];
};

/** A synonym is the surest sign of what's meant, then a title. */
const boost = { synonyms: 6, title: 5, keywords: 2, category: 1, note: 1, lines: 1 };
/** Between documents that match alike: a visitor looks for a treatment rather than for a question about it. */
const kindBoost: Partial<Record<DocumentKind, number>> = { treatment: 2, page: 1.3, person: 1.6, price: 1.3, question: 0.9 };

/** Where a typing error is looked for: names. A text has too many common words that are spelled alike. */
const namingFields = ["title", "synonyms", "keywords"];

/** The documents that a synonym is of, by all its terms. */
const listNamed = (documents: readonly SearchDocument[]): Map<string, string[]> => {
	const named = new Map<string, string[]>();
	for (const { href, synonyms = "" } of documents)
		for (const name of synonyms.split(", ").map((text) => listTerms(text).join(" "))) named.set(name, [...(named.get(name) ?? []), href]);
	return named;
};

/**
 * How a query is matched.
 * @param known the words of the documents: one that's there isn't the beginning of another, nor a typing error
 * @param meant the documents of which the whole query is a synonym
 */
const getOptions = (asked: ReadonlySet<string>, known: ReadonlySet<string>, meant: readonly string[]) => {
	const firstLetters = new Set([...asked].map(([letter]) => letter));
	const exact: SearchOptions = {
		boost,
		processTerm: toTerm,
		// A typing error is hardly ever in the first letter: "throwing" isn't "growing".
		boostDocument: (href, term, stored) => (firstLetters.has(term[0]) ? (kindBoost[stored?.kind as DocumentKind] ?? 1) * (meant.includes(href) ? 2 : 1) : 0),
		// What's typed last may still grow: one or two letters, too.
		prefix: (term, index, terms) => (known.has(term) ? term.length > 3 && index === terms.length - 1 : term.length > 2 || index === terms.length - 1),
		weights: { prefix: 0.6, fuzzy: 0.3 },
	};
	// One typing error in four letters, two in six, three in ten.
	const fuzzy = (term: string) => (term.length > 3 && !known.has(term) ? 0.25 : false);
	return { exact, tolerant: { ...exact, fields: namingFields, fuzzy, maxFuzzy: 3 } };
};

const readField = (document: SearchDocument, field: string): string => [document[field as keyof SearchDocument] ?? []].flat().join("\n");

const tokenize = (text: string): string[] => findWords(text).map(({ word }) => word);

/** How many words of the query the best result matches. */
const countMost = (results: readonly SearchResult[]): number => Math.max(0, ...results.map(({ queryTerms }) => queryTerms.length));

/** The best first, without those that match less than half as many words as the best: each word counts for more than how well it's matched. */
const rank = (results: readonly SearchResult[]): SearchResult[] => {
	const most = countMost(results);
	const weigh = ({ score, queryTerms }: SearchResult) => score * queryTerms.length ** 3;
	return results.filter(({ queryTerms }) => queryTerms.length * 2 > most).sort((a, b) => weigh(b) - weigh(a));
};

/** Results of a kind, at most as many as can be taken in. */
const groupByKind = (all: readonly Found[]): FoundGroup[] => {
	const found = all.filter(({ document }, at) => all.findIndex((each) => each.document === document) === at);
	const kinds = [...new Set(found.map(({ document }) => document.kind))];
	return kinds.map((kind) => ({ kind, results: found.filter(({ document }) => document.kind === kind).slice(0, kind === "treatment" ? 6 : 4) }));
};

/** "botox broken arrow" is about botox: a place only counts where nothing else is asked. */
const withoutPlaces = (query: string, places: readonly string[]): string => {
	const rest = places.reduce((text, place) => text.replaceAll(place.toLowerCase(), " "), query.toLowerCase());
	return tokenize(rest).some(toTerm) ? rest : query;
};

/** The treatments that fit what the query says about the visitor come before those that don't, which say why. */
const sortByFit = (treatments: readonly Found[], explain: (document: SearchDocument) => string | undefined): Found[] => {
	const explained = treatments.map((found) => ({ ...found, ruledOut: explain(found.document) }));
	const fitting = explained.filter(({ ruledOut }) => !ruledOut);
	const others = explained.filter(({ ruledOut }) => ruledOut);
	return [...fitting.slice(0, Math.max(3, 6 - others.length)), ...others];
};

/**
 * A search over documents. Words may be beginnings; typing errors are forgiven only if the words as typed aren't all in one document. The documents
 * are indexed in pieces, so that a visitor can type meanwhile.
 */
export const createSearch = async ({ documents, places, exclusions = [] }: Omit<SearchIndex, "suggestions">): Promise<SearchFunction> => {
	const known = new Set<string>();
	const index = new MiniSearch<SearchDocument>({
		idField: "href",
		fields: Object.keys(boost),
		storeFields: ["kind"],
		extractField: readField,
		tokenize,
		processTerm: (word) => {
			const term = toTerm(word);
			if (term) known.add(term);
			return term;
		},
	});
	// Thirty documents in one go take a few milliseconds.
	await index.addAllAsync(documents, { chunkSize: 30 });
	const named = listNamed(documents);
	const byHref = new Map(documents.map((document) => [document.href, document]));
	const findHelp = createHelpSearch(documents, index, known);
	const patterns = documents.flatMap(({ kind, href, patterns: own = [] }) => (kind === "help" ? [] : own.map((each) => readPattern(href, each))));
	const toFound = (href: string, terms: readonly string[] = []): Found => ({ document: byHref.get(href) as SearchDocument, terms: new Set(terms) });

	/** Everything but help. */
	const find = (query: string, only: (result: SearchResult) => boolean = () => true): Found[] => {
		const asked = new Set(listTerms(query));
		const meant = named.get([...asked].join(" ")) ?? [];
		const meantKinds = new Set(meant.map((href) => byHref.get(href)?.kind));
		/** Beside a treatment that's called just what was typed, one with a longer name doesn't count ("ozempic face"), unless its texts say it too. */
		const counts = ({ id, kind, match }: SearchResult) =>
			kind === "page" || !meantKinds.has(kind) || meant.includes(id) || [...asked].every((term) => match[term]?.some((field) => field !== "synonyms"));
		const filter = (result: SearchResult) => result.kind !== "help" && counts(result) && only(result);
		const { exact, tolerant } = getOptions(asked, known, meant);
		const asTyped = index.search(query, { ...exact, filter });
		const results =
			countMost(asTyped) >= asked.size
				? asTyped
				: index.search({ combineWith: "OR", queries: [exact, tolerant].map((options) => ({ ...options, queries: [query] })) }, { filter });
		return rank(results).map(({ id, terms }) => toFound(id, terms));
	};
	const treatments = documents.filter(({ kind }) => kind === "treatment").map(({ href }) => toFound(href));

	return (typed) => {
		const query = withoutPlaces(typed.normalize("NFC"), places);
		const text = spaceOut(query);
		const meant = patterns.filter((pattern) => matchPattern(pattern, text).length > 0).map(({ href }) => toFound(href, listTerms(query)));
		const found = [...meant, ...find(query)];
		const conditions = readConditions(text, exclusions);
		const help = findHelp(query).map((href) => toFound(href, listTerms(query)));
		if (!conditions) return groupByKind([...help, ...found]);
		const asked = find(conditions.rest, ({ kind }) => kind === "treatment");
		// If no treatment is named, first those whose pages speak of it.
		const about = found.flatMap(({ document }) => treatments.find((each) => each.document.href === document.href.replace(/#.*/, "")) ?? []);
		const unfit = treatments.filter(({ document }) => conditions.explain(document));
		const beside = { all: [...about, ...treatments], "spoken of": [...about, ...unfit], unfit };
		const { lists } = conditions;
		const others = lists === "unfit" || (lists && asked.length === 0) ? beside[lists] : [];
		const all = [...new Set([...asked, ...others])];
		return groupByKind([...help, ...sortByFit(all, conditions.explain), ...found.filter(({ document }) => document.kind !== "treatment")]);
	};
};
