import { distance } from "fastest-levenshtein";
import type { SearchDocument } from "./documents";
import { listTerms } from "./terms";

/** Texts are left out, because they have too many common words that are spelled alike. */
export const listNameTerms = ({ title, synonyms = "", keywords = "" }: SearchDocument): string[] =>
	listTerms([title, synonyms, keywords].join(" "));

/** @param limit the share of letters that must differ less than this, from 0 to 1 */
export const findClosest = (
	terms: readonly string[],
	word: string,
	limit: number,
): string | undefined => {
	let [least, closest]: [number, string | undefined] = [limit, undefined];
	for (const term of terms) {
		const difference = distance(word, term) / Math.max(word.length, term.length);
		if (difference < least) [least, closest] = [difference, term];
	}
	return closest;
};

/** For a query without results: the category of the treatment whose name is most like its words. */
export const findClosestCategory = (
	documents: readonly SearchDocument[],
	query: string,
): SearchDocument | undefined => {
	const treatments = documents
		.filter(({ kind }) => kind === "treatment")
		.map((document) => ({ ...document, terms: listNameTerms(document) }));
	const terms = treatments.flatMap((each) => each.terms);
	const [closest] = listTerms(query).flatMap((word) => findClosest(terms, word, 0.5) ?? []);
	const found = treatments.find((each) => each.terms.includes(closest ?? ""));
	return documents.find(({ kind, title }) => kind === "category" && title === found?.category);
};
