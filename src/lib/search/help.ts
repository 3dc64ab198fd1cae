import { distance } from "fastest-levenshtein";
import type MiniSearch from "minisearch";
import type { SearchResult } from "minisearch";
import type { SearchDocument } from "./documents";
import { matchPattern, type Pattern, readPattern, spaceOut } from "./patterns";
import { listTerms, toTerm } from "./terms";

/** A document that says when to get help. */
interface FoundHelp {
	readonly href: string;
	readonly terms: readonly string[];
}

const toHelpHref = (href: string): string => `${href.replace("/services/", "/aftercare/")}#help`;

/** The treatments by their titles and synonyms, in terms, the longest name first. */
const listNames = (documents: readonly SearchDocument[]): (readonly [name: string, hrefs: readonly string[]])[] => {
	const names = new Map<string, string[]>();
	for (const { href, kind, title, synonyms = "" } of documents)
		if (kind === "treatment")
			for (const name of [title, ...synonyms.split(", ")].map((text) => listTerms(text).join(" ")).filter(Boolean))
				names.set(name, [...(names.get(name) ?? []), toHelpHref(href)]);
	return [...names].sort(([one], [other]) => other.length - one.length);
};

/** Names of several words that have a symptom's word in them: "fat burning", "blue veins". */
const listHarmless = (documents: readonly SearchDocument[], patterns: readonly Pattern[]): string[] => {
	const words = patterns.flatMap(({ groups }) => groups.filter(({ not }) => !not).flatMap((group) => group.words));
	const names = documents.flatMap(({ kind, title, synonyms = "" }) =>
		kind === "help" ? [] : [...(kind === "treatment" ? [title] : []), ...synonyms.split(", ")],
	);
	const phrases = names.map(spaceOut).filter((name) => name.trim().includes(" ") && words.some((word) => name.includes(` ${word}`)));
	return phrases.sort((one, other) => other.length - one.length);
};

/**
 * Finds help for somebody who types a symptom: that of the treatments that are named, of those whose own signs name the symptom, and what holds for all.
 * @param known the words of the documents
 */
export const createHelpSearch = (documents: readonly SearchDocument[], index: MiniSearch<SearchDocument>, known: ReadonlySet<string>) => {
	const helps = documents.filter(({ kind }) => kind === "help");
	const general = helps.filter(({ href, patterns = [] }) => patterns.length > 0 && href === "/aftercare#help").map(({ href }) => href);
	const patterns = helps.flatMap(({ href, patterns: own = [] }) => own.map((text) => readPattern(href, text)));
	const harmless = listHarmless(documents, patterns);
	const names = listNames(documents);
	const plainNames = documents.flatMap(({ kind, title, synonyms = "" }) => (kind === "treatment" ? [title, ...synonyms.split(", ")].map(spaceOut) : []));
	plainNames.sort((one, other) => other.length - one.length);

	/** The help of the treatments that a query names, whole or with a typing error. */
	const findNamed = (query: string): string[] => {
		let rest = ` ${listTerms(query).join(" ")} `;
		const found: string[] = [];
		const take = (name: string, hrefs: readonly string[]) => {
			if (!rest.includes(` ${name} `)) return;
			rest = rest.replaceAll(` ${name} `, "  ");
			found.push(...hrefs);
		};
		for (const [name, hrefs] of names) take(name, hrefs);
		for (const word of rest.split(" ").filter((each) => each.length > 5 && !known.has(each)))
			found.push(...(names.find(([name]) => name[0] === word[0] && distance(name, word) <= word.length / 4)?.[1] ?? []));
		return found;
	};

	/** The help whose signs have one of the words or phrases, those with most of the query's words first. */
	const findSigns = (query: string, words: readonly string[]): string[] => {
		const phrases = words.map(listTerms).filter(({ length }) => length > 0);
		const options = { fields: ["lines", "title"], processTerm: toTerm, prefix: (term: string) => term.length > 3 };
		const filter = ({ kind, queryTerms }: SearchResult) => kind === "help" && phrases.some((phrase) => phrase.every((term) => queryTerms.includes(term)));
		const results = index.search(`${query} ${phrases.flat().join(" ")}`, { ...options, filter });
		const most = Math.max(0, ...results.map(({ queryTerms }) => queryTerms.length));
		return results.filter(({ queryTerms }) => queryTerms.length === most).map(({ id }) => id);
	};

	return (query: string): FoundHelp[] => {
		const text = harmless.reduce((rest, name) => rest.replaceAll(name, " "), spaceOut(query));
		const named = findNamed(query);
		const outside = named.length > 0 ? plainNames.reduce((rest, name) => rest.replaceAll(name, " "), text) : undefined;
		const matching = patterns.map((pattern) => ({ pattern, words: matchPattern(pattern, text, outside) })).filter(({ words }) => words.length > 0);
		if (matching.length === 0) return [];
		const words = matching.flatMap((each) => each.words);
		const signs = findSigns(query, words);
		const alike =
			signs.length > 0
				? []
				: findSigns(
						"",
						matching.flatMap(({ pattern }) => pattern.groups.flatMap((group) => (group.not ? [] : group.words))),
					);
		const specific = [...named, ...matching.map(({ pattern }) => pattern.href), ...signs, ...alike].filter((href) => !general.includes(href));
		return [...new Set([...[...new Set(specific)].slice(0, 3), ...general])].map((href) => ({ href, terms: listTerms(`${query} ${words.join(" ")}`) }));
	};
};
