import { countNeeds, listNeeded, toCents } from "./catalog";
import type { Bill, Catalog, CatalogPrice, Needs, PackageOffer, Purchase, Range } from "./types";

/** What a single price costs, such as less a member's percentage. */
export type GetSingle = (price: CatalogPrice) => Range;

/** How much of a range a quantity costs. */
const times = ({ low, high }: Range, quantity: number): Range => ({ low: low * quantity, high: high * quantity });

/** The total of purchases. */
export const addUp = (purchases: readonly Purchase[]): Bill => ({
	low: purchases.reduce((sum, { low }) => sum + low, 0),
	high: purchases.reduce((sum, { high }) => sum + high, 0),
	purchases,
});

/** A quantity of a price at `each`. */
export const buy = (kind: Purchase["kind"], price: CatalogPrice, quantity: number, each: Range, more: Pick<Purchase, "every"> = {}): Purchase => ({
	kind,
	title: price.title,
	quantity,
	...times(each, quantity),
	saved: (price.low - each.low) * quantity,
	...more,
});

/**
 * Which series a quantity of visits is bought in, so that it costs least: whole series only, the rest at the single price. A series has one
 * price, so it's chosen by the lowest amounts; it never raises the highest.
 */
const chooseSeries = (quantity: number, single: Range, series: readonly CatalogPrice[]): Map<CatalogPrice, number> => {
	const best: { cost: number; counts: Map<CatalogPrice, number> }[] = [{ cost: 0, counts: new Map() }];
	for (let visits = 1; visits <= quantity; visits += 1) {
		const before = best[visits - 1];
		let least = { cost: (before?.cost ?? 0) + single.low, counts: before?.counts ?? new Map<CatalogPrice, number>() };
		for (const each of series) {
			const rest = best[visits - (each.replaces?.quantity ?? 0)];
			if (rest && rest.cost + each.low < least.cost)
				least = { cost: rest.cost + each.low, counts: new Map(rest.counts).set(each, (rest.counts.get(each) ?? 0) + 1) };
		}
		best.push(least);
	}
	return best[quantity]?.counts ?? new Map();
};

const buyNeed = (price: CatalogPrice, quantity: number, catalog: Catalog, getSingle: GetSingle): Purchase[] => {
	const single = getSingle(price);
	const counts = chooseSeries(
		quantity,
		single,
		[...catalog.prices.values()].filter(({ replaces }) => replaces?.key === price.key),
	);
	const inSeries = [...counts].reduce((sum, [{ replaces }, count]) => sum + (replaces?.quantity ?? 0) * count, 0);
	const rest = quantity - inSeries;
	return [
		...[...counts].map(([each, count]) => ({
			...buy("series", each, count, each),
			saved: (price.low * (each.replaces?.quantity ?? 0) - each.low) * count,
		})),
		...(rest > 0 ? [buy(single.low < price.low ? "discounted" : "single", price, rest, single)] : []),
	];
};

/** What's left to buy once a package is bought; undefined if it holds more than the plan needs. */
const takeContents = (needs: Needs, contents: Needs): Needs | undefined => {
	const rest = new Map(needs);
	for (const [key, quantity] of contents) {
		const left = (rest.get(key) ?? 0) - quantity;
		if (left < 0) return undefined;
		rest.set(key, left);
	}
	return rest;
};

const getFull: GetSingle = (price) => price;

/** The cheapest way to buy what's needed: in series if they fit and cost less, and in each of the packages once if the plan needs all of it. */
export const buyCheapest = (needs: Needs, packages: readonly PackageOffer[], catalog: Catalog, getSingle: GetSingle = getFull): Bill => {
	const [offer, ...others] = packages;
	if (!offer) return addUp(listNeeded(needs, catalog).flatMap(({ price, quantity }) => buyNeed(price, quantity, catalog, getSingle)));
	const without = buyCheapest(needs, others, catalog, getSingle);
	const contents = countNeeds(offer.contents, catalog);
	const rest = takeContents(needs, contents);
	if (!rest) return without;
	const amount = toCents(offer.amount);
	const separately = listNeeded(contents, catalog).reduce((sum, { price, quantity }) => sum + price.low * quantity, 0);
	const bought: Purchase = { kind: "package", title: offer.name, quantity: 1, low: amount, high: amount, saved: separately - amount };
	const within = addUp([bought, ...buyCheapest(rest, others, catalog, getSingle).purchases]);
	return within.low < without.low ? within : without;
};
