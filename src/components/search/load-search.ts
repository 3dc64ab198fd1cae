import { createQueryClient } from "../../lib/http/query-client";
import { findClosestCategory } from "../../lib/search/closest-category";
import { type SearchDocument, type SearchIndex, type Suggestion, searchIndexPath } from "../../lib/search/documents";
import { createSearch, type Search } from "../../lib/search/engine";

export interface LoadedSearch {
	readonly search: Search;
	readonly suggestions: readonly Suggestion[];
	/** For a query that finds nothing. */
	readonly findClosestCategory: (query: string) => SearchDocument | undefined;
}

const client = createQueryClient();
let loaded: Promise<LoadedSearch> | undefined;

const load = async (): Promise<LoadedSearch> => {
	// Offline too, because the service worker has the index.
	const index = await client.fetchQuery<SearchIndex>({ queryKey: [searchIndexPath], networkMode: "always" });
	const search = await createSearch(index);
	return { search, suggestions: index.suggestions, findClosestCategory: (query) => findClosestCategory(index.documents, query) };
};

/** The search, once for all dialogs. If it fails, the next call tries again. @throws what the request or the browser throws */
export const loadSearch = (): Promise<LoadedSearch> => {
	loaded ??= load().catch((error) => {
		loaded = undefined;
		throw error;
	});
	return loaded;
};
