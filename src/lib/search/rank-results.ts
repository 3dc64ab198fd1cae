import type { SearchResult } from "minisearch";

/** The best first, without those that match less than half as many words as the best one. */
export const rankResults = (results: readonly SearchResult[]): SearchResult[] => {
	const most = Math.max(0, ...results.map(({ queryTerms }) => queryTerms.length));
	const weigh = ({ score, queryTerms }: SearchResult) => score * queryTerms.length ** 3;
	return results
		.filter(({ queryTerms }) => queryTerms.length * 2 > most)
		.sort((a, b) => weigh(b) - weigh(a));
};
