import { findWords, toPlain } from "../search/terms";
import { consultationSlug } from "./consultation";

export interface FindableService {
	readonly slug: string;
	readonly title: string;
	readonly concerns: readonly { readonly title: string }[];
}

export interface FindableGroup<S extends FindableService = FindableService> {
	readonly title: string;
	readonly services: readonly S[];
}

export const normalize = (text: string): string =>
	findWords(text)
		.map(({ word }) => toPlain(word))
		.join(" ");

/**
 * Names that begin with the query come first, then those with a word that does.
 * @param ranked slugs that the site's search finds, best first; before it has loaded, titles of
 * concerns and groups are searched instead
 */
export const findServices = <S extends FindableService, G extends FindableGroup<S>>(
	groups: readonly G[],
	query: string,
	ranked?: readonly string[],
): G[] => {
	const words = normalize(query).split(" ").filter(Boolean);
	const matches = (group: G, { slug, title, concerns }: S): boolean => {
		const ownTitle = normalize(title);
		const context = ranked
			? ""
			: ` ${normalize([group.title, ...concerns.map((concern) => concern.title)].join(" "))}`;
		return (
			words.every((word) => ownTitle.includes(word) || context.includes(` ${word}`)) ||
			Boolean(ranked?.includes(slug))
		);
	};
	const typed = words.join(" ");
	const place = ({ slug, title }: S): number => {
		const at = typed ? ` ${normalize(title)}`.indexOf(` ${typed}`) : -1;
		return at < 0 ? 2 + [...(ranked ?? []), slug].indexOf(slug) : Math.min(at, 1);
	};
	const placeFirst = ({ services }: G): number => Math.min(...services.map(place));
	return groups
		.map((group) => ({
			...group,
			services: group.services
				.filter((service) => matches(group, service))
				.sort((one, other) => place(one) - place(other)),
		}))
		.filter(({ services }) => services.length > 0)
		.sort((one, other) => placeFirst(one) - placeFirst(other));
};

export const notFound = "We don’t have anything by that name.";

/** Offers the consultation if nothing is found. */
export const findOrAsk = (
	groups: readonly FindableGroup[],
	query: string,
	ranked?: readonly string[],
): readonly FindableGroup[] => {
	const found = findServices(groups, query, ranked);
	const asked = groups
		.flatMap(({ services }) => services)
		.find(({ slug }) => slug === consultationSlug);
	return found.length > 0 || !asked
		? found
		: [{ title: notFound, services: [{ ...asked, title: "Not sure? Ask for a consultation" }] }];
};
