import type { CollectionEntry } from "../../src/content/collections";
import { required } from "../../src/lib/required";
import type { Treatment } from "../../src/lib/services/finder/find-treatments";

/** What the finder is made from, as in content/. */
interface FinderContent {
	readonly services: readonly Pick<CollectionEntry<"services">, "slug" | "title" | "concerns" | "exclusions" | "course" | "prices">[];
	readonly exclusions: readonly { readonly slug: string; readonly reason: string }[];
}

/** The treatments as the finder reads them. */
export const toTreatments = ({ services, exclusions }: FinderContent): Treatment[] =>
	services.map((service) => ({
		...service,
		prices: service.prices.map((price) => ({
			...price,
			upTo: price.upTo ?? null,
			replaces: price.replaces ?? null,
			addedTo: price.addedTo ?? [],
		})),
		concerns: service.concerns.map((slug) => ({ slug })),
		exclusions: service.exclusions.map(({ exclusion, note }) => ({
			exclusion: required(
				exclusions.find(({ slug }) => slug === exclusion),
				`The exclusion ${exclusion}`,
			),
			note: note ?? null,
		})),
	}));
