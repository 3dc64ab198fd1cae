import { maxCompared } from "./compare-path";

/** The slugs that a query string such as "?services=hydrafacial,chemical-peels" names, in lower case, each once. */
const readSlugs = (search: string): string[] => {
	const lists = new URLSearchParams(search).getAll("services").join();
	const slugs = lists.split(",").map((slug) => slug.trim().toLowerCase());
	return [...new Set(slugs.filter(Boolean))];
};

export interface CompareQuery<S> {
	/** The treatments to show side by side, in the order of the address, each once, three at most. */
	readonly chosen: readonly S[];
	/** Names in the address that aren't a treatment's slug, each once. */
	readonly unknown: readonly string[];
	/** Treatments of the address that are left out, because three are shown already. */
	readonly beyond: readonly S[];
}

/** Reads the query string of /compare. */
export const readCompareQuery = <S extends { readonly slug: string }>(search: string, services: readonly S[]): CompareQuery<S> => {
	const slugs = readSlugs(search);
	const bySlug = new Map(services.map((service) => [service.slug, service]));
	const known = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
	return { chosen: known.slice(0, maxCompared), unknown: slugs.filter((slug) => !bySlug.has(slug)), beyond: known.slice(maxCompared) };
};

/** The slugs after a treatment was put in a place, from 0, wherever it was before. An empty slug takes out what was there, and no place stays empty. */
export const placeTreatment = (chosen: readonly string[], place: number, slug: string): string[] => {
	const others = chosen.map((each) => (each === slug ? "" : each));
	const places = place < others.length ? others.map((each, index) => (index === place ? slug : each)) : [...others, slug];
	return places.filter(Boolean);
};
