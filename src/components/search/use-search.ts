import { useCallback, useEffect, useMemo, useState } from "react";
import { type LoadedSearch, loadSearch } from "./load-search";

/** What was typed, and what it finds. `search` is undefined while the index loads, and "failed" if it doesn't. */
export const useSearch = () => {
	const [query, setQuery] = useState("");
	const [search, setSearch] = useState<LoadedSearch | "failed">();
	const load = useCallback(() => {
		setSearch(undefined);
		loadSearch().then(setSearch, () => setSearch("failed"));
	}, []);
	useEffect(load, [load]);
	const asked = query.trim();
	const groups = useMemo(() => (asked && typeof search === "object" ? search.search(asked) : []), [asked, search]);
	return { query, setQuery, asked, search, load, groups };
};
