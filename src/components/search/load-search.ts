import { createQueryClient } from "../../lib/http/query-client";
import { findClosestCategory } from "../../lib/search/closest-terms";
import { type SearchIndex, searchIndexPath } from "../../lib/search/documents";
import { createSearch, listTreatments } from "../../lib/search/search";

const client = createQueryClient();

const load = async () => {
	// Offline, the service worker has the index.
	const index = await client.fetchQuery<SearchIndex>({
		queryKey: [searchIndexPath],
		networkMode: "always",
	});
	const search = await createSearch(index);
	return {
		search,
		suggestions: index.suggestions,
		findClosestCategory: (query: string) => findClosestCategory(index.documents, query),
		findTreatments: (query: string) => listTreatments(search, query),
	};
};

export type LoadedSearch = Awaited<ReturnType<typeof load>>;

let loaded: Promise<LoadedSearch> | undefined;

/** Loads once for all; after a failure, the next call tries again. */
export const loadSearch = (): Promise<LoadedSearch> => {
	loaded ??= load().catch((error) => {
		loaded = undefined;
		throw error;
	});
	return loaded;
};
