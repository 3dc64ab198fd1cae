import { useState } from "react";
import type { LoadedSearch } from "./load-search";

/** The site's search for a field. It knows brand names, concerns and typing errors. */
export const useSearch = () => {
	const [search, setSearch] = useState<LoadedSearch>();
	const load = () =>
		import(/* webpackChunkName: "search" */ "./load-search")
			.then((module) => module.loadSearch())
			.then(setSearch, () => undefined);
	return { search, load };
};
