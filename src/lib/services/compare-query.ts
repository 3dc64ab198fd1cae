import { maxCompared } from "./compare-path";

export interface CompareQuery<S> {
	readonly chosen: readonly S[];
	readonly unknown: readonly string[];
	readonly beyond: readonly S[];
}

export const readCompareQuery = <S extends { readonly slug: string }>(
	search: string,
	services: readonly S[],
): CompareQuery<S> => {
	const listed = new URLSearchParams(search)
		.getAll("services")
		.join()
		.toLowerCase()
		.trim()
		.split(/\s*,\s*/);
	const slugs = [...new Set(listed.filter(Boolean))];
	const bySlug = new Map(services.map((service) => [service.slug, service]));
	const known = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
	return {
		chosen: known.slice(0, maxCompared),
		unknown: slugs.filter((slug) => !bySlug.has(slug)),
		beyond: known.slice(maxCompared),
	};
};

/** Puts a treatment in a place and removes it from any other. An empty slug clears the place. */
export const placeTreatment = (
	chosen: readonly string[],
	place: number,
	slug: string,
): string[] => {
	const others = chosen.map((each) => (each === slug ? "" : each));
	const places =
		place < others.length
			? others.map((each, index) => (index === place ? slug : each))
			: [...others, slug];
	return places.filter(Boolean);
};
