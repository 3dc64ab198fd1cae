import { useState } from "react";
import type { LoadedSearch } from "./load-search";

/** The site's search for a field: it knows brand names, concerns and typing errors. `load` is for the field's focus; if it doesn't load, there's none. */
export const useSearch = () => {
	const [search, setSearch] = useState<LoadedSearch>();
	const load = () => import(/* webpackChunkName: "search" */ "./load-search").then((module) => module.loadSearch()).then(setSearch, () => undefined);
	return { search, load };
};
