import { distance } from "fastest-levenshtein";
import type MiniSearch from "minisearch";
import type { SearchResult } from "minisearch";
import type { SearchDocument } from "./documents";
import { matchPattern, readPattern, spaceOut } from "./patterns";
import { listTerms, toTerm } from "./terms";

const general = "/aftercare#help";
const toHelpHref = (href: string): string => `${href.replace("/services/", "/aftercare/")}#help`;
const without = (text: string, names: readonly string[]): string => names.reduce((rest, name) => rest.replaceAll(name, " "), text);

/**
 * Finds help for somebody who types a symptom: that of the treatments that are named, of those whose own signs name the symptom, and what holds for all.
 * @param known the words of the documents
 */
export const createHelpSearch = (documents: readonly SearchDocument[], index: MiniSearch<SearchDocument>, known: ReadonlySet<string>) => {
	const patterns = documents.flatMap(({ kind, href, patterns: own = [] }) => (kind === "help" ? own.map((text) => readPattern(href, text)) : []));
	const all = documents.flatMap(({ href, kind, title, synonyms = "" }) =>
		kind === "help" ? [] : [title, ...synonyms.split(", ")].map((name) => ({ name: spaceOut(name), kind, href: toHelpHref(href) })),
	);
	all.sort((one, other) => other.name.length - one.name.length);
	const names = all.filter(({ name, kind }) => kind === "treatment" && name.length > 1);
	const words = patterns.flatMap(({ groups }) => groups.flatMap((group) => group.words));
	/** Names of several words that have a symptom's word in them: "fat burning", "blue veins". */
	const harmless = all.flatMap(({ name }) => (name.trim().includes(" ") && words.some((word) => name.includes(` ${word}`)) ? name : []));

	/** The help of the treatments that a text names, whole or with a typing error; and the text without the names. */
	const readNames = (text: string) => {
		let rest = text;
		const named = names.filter(({ name }, at) => {
			if (text.includes(name) && name === names[at - 1]?.name) return !rest.includes(name);
			if (!rest.includes(name)) return false;
			rest = rest.replaceAll(name, " ");
			return true;
		});
		const unknown = rest.split(" ").filter((word) => word.length > 5 && !known.has(word));
		const meant = unknown.flatMap((word) => names.find(({ name }) => name[1] === word[0] && distance(name.trim(), word) <= word.length / 4) ?? []);
		return { rest, named: [...named, ...meant].map(({ href }) => href) };
	};

	/** The help whose signs have one of the phrases, those with most of the query's words first. */
	const findSigns = (query: string, typed: readonly string[]): string[] => {
		const phrases = typed.map(listTerms).filter(({ length }) => length > 0);
		const options = { fields: ["lines", "title"], processTerm: toTerm, prefix: (term: string) => term.length > 3 };
		const filter = ({ kind, queryTerms }: SearchResult) => kind === "help" && phrases.some((phrase) => phrase.every((term) => queryTerms.includes(term)));
		const results = index.search(`${query} ${phrases.flat().join(" ")}`, { ...options, filter });
		const most = Math.max(0, ...results.map(({ queryTerms }) => queryTerms.length));
		return results.filter(({ queryTerms }) => queryTerms.length === most).map(({ id }) => id);
	};

	/** @returns the addresses, best first */
	return (query: string): string[] => {
		const text = without(spaceOut(query), harmless);
		const { named } = readNames(spaceOut(query));
		const outside = named.length > 0 ? readNames(text).rest : undefined;
		const matching = patterns.map((pattern) => ({ pattern, typed: matchPattern(pattern, text, outside) })).filter(({ typed }) => typed.length > 0);
		if (matching.length === 0) return [];
		const signs = findSigns(
			query,
			matching.flatMap(({ typed }) => typed),
		);
		const alike = matching.flatMap(({ pattern }) => pattern.groups.flatMap((group) => group.words));
		const found = [...named, ...matching.map(({ pattern }) => pattern.href), ...(signs.length > 0 ? signs : findSigns("", alike))];
		return [...new Set(found)]
			.filter((href) => href !== general)
			.slice(0, 3)
			.concat(general);
	};
};
