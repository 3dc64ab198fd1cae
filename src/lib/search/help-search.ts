import type MiniSearch from "minisearch";
import type { SearchDocument } from "./documents";
import { createNameFinder } from "./name-finder";
import { readPattern } from "./patterns";
import { rankResults } from "./rank-results";
import { listTerms } from "./terms";

const general = "/aftercare#help";
export const toHelpHref = (href: string): string =>
	`${href.replace("/services/", "/aftercare/")}#help`;

/**
 * Finds help for a symptom: for the treatments that the query names, for those with such a warning
 * sign, and general help.
 */
export const createHelpSearch = (
	documents: readonly SearchDocument[],
	index: MiniSearch<SearchDocument>,
	findNames: ReturnType<typeof createNameFinder>,
) => {
	const findTreatmentNames = createNameFinder(documents.filter(({ kind }) => kind === "treatment"));
	const patterns = documents.flatMap(({ kind, href, patterns: own = [] }) =>
		kind === "help" ? own.map((text) => ({ href, text, match: readPattern(text) })) : [],
	);

	/** @returns the addresses of help whose signs have all words of one of the phrases */
	const findSigns = (query: string, phrases: readonly string[]): string[] => {
		const asked = phrases.map(listTerms).filter(({ length }) => length > 0);
		const results = index.search(`${query} ${phrases.join(" ")}`, {
			fields: ["lines", "title"],
			prefix: (term) => term.length > 3,
			filter: ({ kind, queryTerms }) =>
				kind === "help" && asked.some((terms) => terms.every((term) => queryTerms.includes(term))),
		});
		return rankResults(results).map(({ id }) => id);
	};

	return (query: string): string[] => {
		const named = findTreatmentNames(query).named.flat().map(toHelpHref);
		const text = `${findNames(query).outside}${named.length > 0 ? "* " : ""}`;
		const matching = patterns
			.map((pattern) => ({ ...pattern, words: pattern.match(text) ?? [] }))
			.filter(({ words }) => words.length > 0);
		if (matching.length === 0) return [];
		const signs = findSigns(
			query,
			matching.flatMap(({ words }) => words),
		);
		const alike = matching.flatMap((pattern) =>
			pattern.text.replace(/ \+ !.*/, "").split(/\/| \+ /),
		);
		const meant = new Map(named.map((href) => [href, 1]));
		for (const { href, words } of matching) meant.set(href, (meant.get(href) ?? 0) + words.length);
		meant.delete(general);
		const sure = [...meant].sort(([, one], [, other]) => other - one).map(([href]) => href);
		const also = (signs.length > 0 ? signs : findSigns("", alike)).filter(
			(href) => href !== general,
		);
		const found = [...new Set([...sure, ...also])].slice(0, 3);
		return sure.length > 0 ? [...found, general] : [general, ...found];
	};
};
