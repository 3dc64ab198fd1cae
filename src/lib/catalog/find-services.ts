/** A service as it can be looked for. */
export interface FindableService {
	readonly slug: string;
	readonly title: string;
	/** What it is for, in a visitor's words: "Redness", "Fine lines". */
	readonly concerns: readonly { readonly title: string }[];
}

export interface FindableGroup<S extends FindableService = FindableService> {
	readonly title: string;
	readonly services: readonly S[];
}

const plain = (text: string): string =>
	text
		.normalize("NFKD")
		.replace(/\p{Mark}+/gu, "")
		.replace(/[^\p{Letter}\p{Number}]+/gu, " ")
		.toLowerCase()
		.trim();

/**
 * The groups with the services that have every word of a query: anywhere in their title ("facial" finds HydraFacial), or as the
 * beginning of a word of their concerns or their group's title. Nothing asked is everything; groups left empty are left out.
 */
export const findServices = <S extends FindableService, G extends FindableGroup<S>>(groups: readonly G[], query: string): G[] => {
	const words = plain(query).split(" ").filter(Boolean);
	return groups
		.map((group) => ({
			...group,
			services: group.services.filter(({ title, concerns }) => {
				const own = plain(title);
				const around = ` ${plain([group.title, ...concerns.map((concern) => concern.title)].join(" "))}`;
				return words.every((word) => own.includes(word) || around.includes(` ${word}`));
			}),
		}))
		.filter(({ services }) => services.length > 0);
};
