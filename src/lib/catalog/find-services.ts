export interface FindableService {
	readonly slug: string;
	readonly title: string;
	/** In a visitor's words: "Redness", "Fine lines". */
	readonly concerns: readonly { readonly title: string }[];
}

export interface FindableGroup<S extends FindableService = FindableService> {
	readonly title: string;
	readonly services: readonly S[];
}

const normalize = (text: string): string =>
	text
		.normalize("NFKD")
		.replace(/\p{Mark}+/gu, "")
		.replace(/[^\p{Letter}\p{Number}]+/gu, " ")
		.toLowerCase()
		.trim();

/**
 * The services that match every word of a query: anywhere in their title ("facial" finds HydraFacial), or at the beginning of a word in their
 * concerns or their group's title. An empty query matches all. Groups without a match are left out.
 */
export const findServices = <S extends FindableService, G extends FindableGroup<S>>(groups: readonly G[], query: string): G[] => {
	const words = normalize(query).split(" ").filter(Boolean);
	return groups
		.map((group) => ({
			...group,
			services: group.services.filter(({ title, concerns }) => {
				const ownTitle = normalize(title);
				const context = ` ${normalize([group.title, ...concerns.map((concern) => concern.title)].join(" "))}`;
				return words.every((word) => ownTitle.includes(word) || context.includes(` ${word}`));
			}),
		}))
		.filter(({ services }) => services.length > 0);
};
