import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { loadEntries } from "../../content/load";
import { getFacts } from "../../lib/business/facts";
import { required } from "../../lib/required";
import { type SearchIndex, searchIndexPath } from "../../lib/search/documents";
import { contentRoot } from "../develop/checked-copy";
import { listConditions } from "./conditions";
import { listDocuments } from "./documents";

/**
 * MiniSearch's own index would be three times as large.
 * @throws naming every problem of content/
 */
export const readSearchIndex = (root: string): SearchIndex => {
	const source = loadEntries(root);
	const { site, navigation, statements, reviews } = source;
	const business = required(site[0], "content/site.json");
	return {
		suggestions: required(navigation[0], "content/navigation.json").search,
		places: business.areasServed,
		conditions: listConditions(source),
		documents: listDocuments(source, getFacts(business, statements, reviews)),
	};
};

export const writeSearchIndex = (root: string) => {
	mkdirSync(join(root, "public"), { recursive: true });
	writeFileSync(
		join(root, "public", searchIndexPath),
		JSON.stringify(readSearchIndex(contentRoot(root))),
	);
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ store }) =>
	writeSearchIndex(store.getState().program.directory);
