import { distance } from "fastest-levenshtein";
import type { SearchDocument } from "./documents";
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
