import type { Content } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";
import { listDocuments, type SearchSource, searched } from "../search-documents";

/** Synonyms of something that the search doesn't have would find nothing. */
export const checkSynonyms = (content: Content): Problem[] => {
	const source = Object.fromEntries(searched.map((name) => [name, content[name].map(({ value }) => value)])) as unknown as SearchSource;
	const hrefs = new Set(listDocuments(source, {}).map(({ href }) => href));
	return content.synonyms.flatMap((entry) => {
		const { href } = entry.value;
		if (hrefs.has(href)) return [];
		const expected = "a page that the search finds, or a question as its page's address and its words: /contact#where-do-i-park";
		return [problemAt(entry, "href", { found: formatValue(href), expected, remedy: "Correct the address, or remove the synonyms." })];
	});
};
