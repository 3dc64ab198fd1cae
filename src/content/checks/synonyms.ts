import { isHidden } from "../../lib/content/hidden-pages";
import { getPath } from "../../lib/content/navigation";
import { findAddresses } from "../addresses";
import { formatValue, problemAt } from "../problem";
import { listDocuments, type SearchSource, searched } from "../search-documents";
import { suggestOr } from "../suggest";
import type { Check } from "./check";

/** Synonyms of something that the search doesn't have would find nothing. Those of a page that can't be read may be right. */
export const checkSynonyms: Check = (content, { root, raw }) => {
	const source = Object.fromEntries(searched.map((name) => [name, content[name].map(({ value }) => value)])) as unknown as SearchSource;
	const hrefs = new Set(listDocuments(source, {}).map(({ href }) => href));
	const found = new Set([...hrefs].map(getPath));
	const { pages } = findAddresses(root, raw);
	return content.synonyms.flatMap((entry) => {
		const { href } = entry.value;
		const path = getPath(href);
		const unread = pages.has(path) && !isHidden(path) && !found.has(path);
		if (hrefs.has(href) || unread) return [];
		const expected = "a page that the search finds, or a question as its page's address and its words: /contact#where-do-i-park";
		const remedy = suggestOr(href, [...hrefs], "Correct the address, or remove the synonyms.");
		return [problemAt(entry, "href", { found: formatValue(href), expected, remedy })];
	});
};
