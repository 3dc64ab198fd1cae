import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { required } from "../../lib/pages/blocks";
import { type SearchIndex, searchIndexPath } from "../../lib/search/documents";
import { getFacts } from "../../lib/spa/facts";
import { loadEntries } from "../../schemas/load";
import { contentRoot } from "../develop/checked-copy";
import { listDocuments, searched } from "./documents";

/**
 * The index as it's served. It holds the documents, not MiniSearch's own index of them, which is three times as large.
 * @param root the folder that content/ is in
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

/**
 * Writes the index into public/, which builds and `gatsby develop` serve.
 * @param root the project's folder
 */
export const writeSearchIndex = (root: string): void => {
	mkdirSync(join(root, "public"), { recursive: true });
	writeFileSync(join(root, "public", searchIndexPath), JSON.stringify(readSearchIndex(contentRoot(root))));
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ store }) => writeSearchIndex(store.getState().program.directory);
