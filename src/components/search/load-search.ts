import { createQueryClient } from "../../lib/http/query-client";
import { type SearchDocument, type SearchIndex, type Suggestion, searchIndexPath } from "../../lib/search/documents";
import { createSearch, findClosestCategory, listTreatments, type SearchFunction } from "../../lib/search/engine";

export interface LoadedSearch {
	readonly search: SearchFunction;
	readonly suggestions: readonly Suggestion[];
	readonly findClosestCategory: (query: string) => SearchDocument | undefined;
	/** The slugs of all treatments that a query finds, best first. */
	readonly findTreatments: (query: string) => string[];
}

const client = createQueryClient();
let loaded: Promise<LoadedSearch> | undefined;

const load = async (): Promise<LoadedSearch> => {
	// Offline too, because the service worker has the index.
	const index = await client.fetchQuery<SearchIndex>({ queryKey: [searchIndexPath], networkMode: "always" });
	const search = await createSearch(index);
	return {
		search,
		suggestions: index.suggestions,
		findClosestCategory: (query) => findClosestCategory(index.documents, query),
		findTreatments: (query) => listTreatments(search, query),
	};
};

/** The search, once for the dialogs and the request form. If it fails, the next call tries again. @throws what the request or the browser throws */
export const loadSearch = (): Promise<LoadedSearch> => {
	loaded ??= load().catch((error) => {
		loaded = undefined;
		throw error;
	});
	return loaded;
};
