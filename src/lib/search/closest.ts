import { distance } from "fastest-levenshtein";
import type { SearchDocument } from "./documents";
import { listTerms } from "./terms";

/** The terms of a document's names: a text has too many common words that are spelled alike. */
export const listNameTerms = ({ title, synonyms = "", keywords = "" }: SearchDocument): string[] => listTerms([title, synonyms, keywords].join(" "));

/** The term most like a word, if no more than a part of its letters differ. */
export const findClosest = (terms: readonly string[], word: string, part: number): string | undefined => {
	let [least, closest]: [number, string | undefined] = [part, undefined];
	for (const term of terms) {
		const difference = distance(word, term) / Math.max(word.length, term.length);
		if (difference < least) [least, closest] = [difference, term];
	}
	return closest;
};

/** For a query that finds nothing: the category of the treatment that has a word most like one of the query's, if half of its letters are the same. */
export const findClosestCategory = (documents: readonly SearchDocument[], query: string): SearchDocument | undefined => {
	const treatments = documents.filter(({ kind }) => kind === "treatment").map((document) => ({ ...document, terms: listNameTerms(document) }));
	const terms = treatments.flatMap((each) => each.terms);
	const [closest] = listTerms(query).flatMap((word) => findClosest(terms, word, 0.5) ?? []);
	const found = treatments.find((each) => each.terms.includes(closest ?? ""));
	return documents.find(({ kind, title }) => kind === "category" && title === found?.category);
};
