import { type LoadedEntry, type Problem, problemAt } from "../schemas/problem";
import { suggestOr } from "../schemas/suggest";
import type { Loaded } from "./define-collection";
import type { Service } from "./services/schema";

/** Content that has the list of prices. */
export type Priced = Loaded<{ services: Service }>;

type Services = Priced["services"];

/** A price of a service, and how many of it. */
export interface Item {
	readonly service: string;
	readonly price: string;
	readonly quantity?: number;
}

export const findPrices = (services: Services, slug: string) => services.find(({ value }) => value.slug === slug)?.value.prices ?? [];
/** The amount of a price on a service's list; undefined if it isn't there. */
export const findAmount = (services: Services, { service, price }: Item): number | undefined =>
	findPrices(services, service).find(({ name }) => name === price)?.amount;

/** Prices are named as the services name them. */
export function* checkItems(entry: LoadedEntry<unknown>, path: string, items: readonly Item[], services: Services): Iterable<Problem> {
	for (const [index, item] of items.entries()) {
		const names = findPrices(services, item.service).map(({ name }) => name);
		if (!names.includes(item.price))
			yield problemAt(entry, `${path}[${index}].price`, `${item.service} has no price “${item.price}”. ${suggestOr(item.price, names, names.join(" · "))}`);
	}
}
