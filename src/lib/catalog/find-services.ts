import { consultationSlug } from "./consultation";

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
 * The services that a query finds, groups without one left out; an empty query finds all.
 * @param ranked the slugs that the site's search finds, best first. Without them a service matches if every word of the query is anywhere in its title
 *   ("facial" finds HydraFacial), or at the beginning of a word in its concerns or its group's title.
 */
export const findServices = <S extends FindableService, G extends FindableGroup<S>>(groups: readonly G[], query: string, ranked?: readonly string[]): G[] => {
	const words = normalize(query).split(" ").filter(Boolean);
	const matches = (group: G, { slug, title, concerns }: S): boolean => {
		// The site's search has no consultation among its treatments: that's found by its title.
		if (ranked && words.length > 0 && slug !== consultationSlug) return ranked.includes(slug);
		const ownTitle = normalize(title);
		const context = ` ${normalize([group.title, ...concerns.map((concern) => concern.title)].join(" "))}`;
		return words.every((word) => ownTitle.includes(word) || context.includes(` ${word}`));
	};
	const place = (service: S | undefined): number => ranked?.indexOf(service?.slug ?? "") ?? 0;
	return groups
		.map((group) => ({ ...group, services: group.services.filter((service) => matches(group, service)).sort((one, other) => place(one) - place(other)) }))
		.filter(({ services }) => services.length > 0)
		.sort((one, other) => place(one.services[0]) - place(other.services[0]));
};
