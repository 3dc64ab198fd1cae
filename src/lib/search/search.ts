import MiniSearch, { type SearchResult } from "minisearch";
import { findClosest, listNameTerms } from "./closest-terms";
import type { DocumentKind, SearchDocument, SearchIndex } from "./documents";
import { createHelpSearch, toHelpHref } from "./help-search";
import { createNameFinder } from "./name-finder";
import { readPattern, spaceOut } from "./patterns";
import { rankResults } from "./rank-results";
import { findWords, listTerms, toTerm } from "./terms";

export interface Found {
	readonly document: SearchDocument;
	readonly terms: ReadonlySet<string>;
	readonly ruledOut?: string | undefined;
}

export interface FoundGroup {
	readonly kind: DocumentKind;
	readonly results: readonly Found[];
}

/** @returns groups in the order of their best results */
export type SearchFunction = (query: string) => FoundGroup[];

export const listTreatments = (search: SearchFunction, query: string): string[] => {
	const group = search(query).find(({ kind }) => kind === "treatment");
	return group?.results.map(({ document }) => document.href.replace("/services/", "")) ?? [];
};

const boost = { synonyms: 6, title: 5, keywords: 2, category: 1, note: 1, lines: 1 };
/** Visitors look for a treatment rather than for a question about it. */
const kindBoost: Partial<Record<DocumentKind, number>> = {
	treatment: 2,
	page: 1.3,
	person: 1.6,
	price: 1.3,
	question: 0.9,
};

const unique = (found: readonly Found[]): Found[] =>
	found.filter(({ document }, at) => found.findIndex((each) => each.document === document) === at);

const groupByKind = (all: readonly Found[]): FoundGroup[] => {
	const found = unique(all);
	const kinds = [...new Set(found.map(({ document }) => document.kind))];
	return kinds.map((kind) => ({
		kind,
		results: found
			.filter(({ document }) => document.kind === kind)
			.slice(0, kind === "treatment" ? 6 : 4),
	}));
};

/**
 * Words match by their beginning, and typing errors are forgiven in words that no document has.
 * Indexing in chunks keeps the page responsive meanwhile.
 */
export const createSearch = async ({
	documents,
	places,
	conditions = [],
}: Omit<SearchIndex, "suggestions">): Promise<SearchFunction> => {
	const known = new Set<string>();
	const index = new MiniSearch<SearchDocument>({
		idField: "href",
		fields: Object.keys(boost),
		storeFields: ["kind"],
		extractField: (document, field) =>
			[document[field as keyof SearchDocument] ?? []].flat().join("\n"),
		tokenize: (text) => findWords(text).map(({ word }) => word),
		processTerm: (word) => {
			const term = toTerm(word);
			if (term) known.add(term);
			return term;
		},
	});
	await index.addAllAsync(documents, { chunkSize: 30 });
	const byHref = new Map(documents.map((document) => [document.href, document]));
	const treatments = documents.filter(({ kind }) => kind === "treatment");
	const patterns = documents.flatMap(({ kind, href, patterns: own = [] }) =>
		kind === "help" ? [] : own.map((text) => ({ href, match: readPattern(text) })),
	);
	for (const term of documents.flatMap(({ patterns: own = [] }) => listTerms(own.join(" "))))
		known.add(term);
	const nameTerms = [...new Set(documents.flatMap(listNameTerms))];
	const findNames = createNameFinder(documents.filter(({ kind }) => kind !== "help"));
	const findHelp = createHelpSearch(documents, index, findNames);

	/** Keeps the first letter, which is hardly ever a typing error: "throwing" isn't "growing". */
	const correct = (word: string): string => {
		if (word.length < 4 || !toTerm(word) || [...known].some((term) => term.startsWith(word)))
			return word;
		const candidates = nameTerms.filter(([letter]) => letter === word[0]);
		return findClosest(candidates, word, 0.26) ?? word;
	};

	const find = (query: string): SearchResult[] => {
		const queryTerms = listTerms(query);
		const { named, rest } = findNames(query);
		// For "ozempic", documents of that very name suppress "ozempic face", unless its texts match,
		// too.
		const [meant = []] = listTerms(rest).length > 0 || named.length > 1 ? [] : named;
		const meantKinds = new Set(meant.map((href) => byHref.get(href)?.kind));
		const results = index.search(query, {
			boost,
			processTerm: toTerm,
			boostDocument: (href, _term, stored) =>
				(kindBoost[stored?.kind as DocumentKind] ?? 1) * (meant.includes(href) ? 2 : 1),
			// The last word may be unfinished. Otherwise a known word isn't the beginning of another.
			prefix: (term, at, { length }) =>
				known.has(term)
					? term.length > 3 && at === length - 1
					: term.length > 2 || at === length - 1,
			weights: { prefix: 0.6, fuzzy: 0 },
			filter: ({ id, kind, match }) =>
				kind !== "help" &&
				(kind === "page" ||
					!meantKinds.has(kind) ||
					meant.includes(id) ||
					queryTerms.every((term) => match[term]?.some((field) => field !== "synonyms"))),
		});
		return rankResults(results);
	};

	const readQuery = (typed: string) => {
		const text = spaceOut(typed);
		// "botox broken arrow" is about botox: a place counts only if nothing else is asked.
		const withoutPlaces = places.reduce(
			(rest, place) => rest.replaceAll(spaceOut(place), " "),
			text,
		);
		const corrected = (listTerms(withoutPlaces).length > 0 ? withoutPlaces : text).replace(
			/\S+/g,
			correct,
		);
		const matched = conditions.filter(({ pattern }) => new RegExp(pattern).test(corrected));
		const replaceConditions = (by: (word?: string) => string) =>
			matched.reduce(
				(rest, { pattern, word }) => rest.replace(new RegExp(pattern, "g"), by(word)),
				corrected,
			);
		return {
			query: replaceConditions((word = "$&") => word),
			matchedConditions: matched,
			treatmentQuery: replaceConditions((word = "") => word),
			namesMore: listTerms(replaceConditions(() => " ")).length > 0,
		};
	};

	return (typed) => {
		const { query, matchedConditions, treatmentQuery, namesMore } = readQuery(typed);
		const help = findHelp(query);
		const ruleOut = (href: string): string | undefined =>
			matchedConditions.flatMap(({ label, unfit }) =>
				href in unfit ? `${label}${unfit[href]}` : [],
			)[0];
		const toFound = (href: string, terms: readonly string[] = listTerms(query)): Found[] => {
			const document = byHref.get(href) as SearchDocument;
			// Somebody with a symptom looks for no treatment but the one that it may come from.
			const isOffered =
				document.kind !== "treatment" || help.length === 0 || help.includes(toHelpHref(href));
			return isOffered ? [{ document, terms: new Set(terms), ruledOut: ruleOut(href) }] : [];
		};
		const isTreatment = ({ document }: Found) => document.kind === "treatment";
		const matchedByPattern = patterns
			.filter(({ match }) => match(query))
			.flatMap(({ href }) => toFound(href));
		const findAll = (text: string) => find(text).flatMap(({ id, terms }) => toFound(id, terms));
		const namedDocuments = findNames(query).named.flatMap((hrefs) =>
			hrefs.flatMap((href) => toFound(href)),
		);
		const found = [...matchedByPattern, ...findAll(query), ...namedDocuments.filter(isTreatment)];
		const helped = help.flatMap((href) => toFound(href));
		if (matchedConditions.length === 0) return groupByKind([...helped, ...found]);
		const namedTreatments = findAll(treatmentQuery).filter(isTreatment);
		const all = treatments.flatMap(({ href }) => toFound(href));
		// If the query names no treatment, those whose pages mention the condition come first.
		const about = found.flatMap(({ document }) =>
			all.filter((each) => each.document.href === document.href.replace(/#.*/, "")),
		);
		const otherTreatments =
			namedTreatments.length > 0 && namesMore
				? []
				: [
						...about,
						...(matchedConditions.every((each) => each.all)
							? all
							: all.filter((each) => each.ruledOut)),
					];
		const listed = unique([...namedTreatments, ...otherTreatments]);
		const unfit = listed.filter((each) => each.ruledOut);
		const fitting = listed.filter((each) => !each.ruledOut).slice(0, Math.max(3, 6 - unfit.length));
		return groupByKind([
			...helped,
			...matchedByPattern,
			...fitting,
			...unfit,
			...found.filter((each) => !isTreatment(each)),
		]);
	};
};
