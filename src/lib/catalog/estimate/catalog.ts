import type { Catalog, CatalogPrice, Cents, Item, MembershipOffer, Needs, PackageOffer, PricedService } from "./types";

/** Dollars as whole cents. */
export const toCents = (dollars: number): Cents => Math.round(dollars * 100);

/** Identifies a price among all services. */
export const getKey = ({ service, price }: Pick<Item, "service" | "price">): string => `${service}/${price}`;

const toPrices = ({ slug, title, course, prices }: PricedService): [string, CatalogPrice][] =>
	prices.map(({ name, amount, upTo, model, replaces }) => {
		const key = getKey({ service: slug, price: name });
		const price = {
			key,
			service: slug,
			title: `${title}: ${name}`,
			low: toCents(amount),
			high: toCents(upTo ?? amount),
			model,
			intervalDays: course.intervalDays?.max ?? null,
			replaces: replaces && { key: getKey({ service: slug, price: replaces.price }), quantity: replaces.quantity },
		};
		return [key, price];
	});

/** What can be bought, with every price by its key. */
export const createCatalog = (
	services: readonly PricedService[],
	packages: readonly PackageOffer[] = [],
	memberships: readonly MembershipOffer[] = [],
): Catalog => ({ prices: new Map(services.flatMap(toPrices)), packages, memberships });

/** A price by its key. @throws if the catalog doesn't have it: checks/offers.ts makes sure that packages and memberships name none of those */
export const getPrice = ({ prices }: Catalog, key: string): CatalogPrice => {
	const price = prices.get(key);
	if (!price) throw new Error(`The price list has no price "${key}". Expected a service's slug and the name of one of its prices.`);
	return price;
};

/** How many of each single price the lines need: a series counts as its visits. */
export const countNeeds = (lines: readonly Item[], catalog: Catalog): Needs => {
	const needs = new Map<string, number>();
	for (const line of lines) {
		const { key, replaces } = getPrice(catalog, getKey(line));
		const single = replaces?.key ?? key;
		needs.set(single, (needs.get(single) ?? 0) + line.quantity * (replaces?.quantity ?? 1));
	}
	return needs;
};

/** The needed prices in the order of the price list, so that the order of lines makes no difference. */
export const listNeeded = (needs: Needs, { prices }: Catalog): { price: CatalogPrice; quantity: number }[] =>
	[...prices.values()].flatMap((price) => {
		const quantity = needs.get(price.key) ?? 0;
		return quantity > 0 ? [{ price, quantity }] : [];
	});
