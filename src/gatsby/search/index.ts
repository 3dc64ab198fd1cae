import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { loadEntries } from "../../content/load";
import { listDocuments, searched } from "../../content/search-documents";
import { getFacts } from "../../lib/content/facts";
import { required } from "../../lib/content/required";
import { type SearchIndex, searchIndexPath } from "../../lib/search/documents";

/**
 * The index as it's served. It holds the documents, not MiniSearch's own index of them, which is three times as large.
 * @param root the project's folder
 * @throws naming every problem, if content is missing or wrong
 */
export const readSearchIndex = (root: string): SearchIndex => {
	const source = loadEntries(root, ...searched);
	const { site, navigation, statements, reviews } = source;
	const business = required(site[0], "content/site.json");
	return {
		suggestions: required(navigation[0], "content/navigation.json").search,
		places: business.areasServed,
		documents: listDocuments(source, getFacts(business, statements, reviews)),
	};
};

/** Writes the index into public/, for a build and for `gatsby develop`: both serve the folder. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ store }) => {
	const { directory } = store.getState().program;
	mkdirSync(join(directory, "public"), { recursive: true });
	writeFileSync(join(directory, "public", searchIndexPath), JSON.stringify(readSearchIndex(directory)));
};
