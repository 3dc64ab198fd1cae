import type { SearchResult } from "minisearch";

/** The best first. Results need more than half as many words of the query as the best match has. */
export const rankResults = (results: readonly SearchResult[]): SearchResult[] => {
	const most = Math.max(0, ...results.map(({ queryTerms }) => queryTerms.length));
	const weigh = ({ score, queryTerms }: SearchResult) => score * queryTerms.length ** 3;
	return results
		.filter(({ queryTerms }) => queryTerms.length * 2 > most)
		.sort((a, b) => weigh(b) - weigh(a));
};
