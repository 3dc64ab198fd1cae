import { addAmounts, getKey } from "../plan/plan";
import type { Amounts } from "../prices";
import {
	addToCount,
	type Bill,
	type Catalog,
	type CatalogPrice,
	countNeeds,
	getPrice,
	listNeeded,
	type Needs,
	type Purchase,
	toCents,
} from "./price-catalog";

export type GetSingle = (price: CatalogPrice) => Amounts;

export const addUp = (purchases: readonly Purchase[]): Bill => ({
	...addAmounts(purchases),
	purchases,
});

export const buy = (
	kind: Purchase["kind"],
	{ title }: CatalogPrice,
	quantity: number,
	each: Amounts,
): Purchase => ({
	kind,
	title,
	quantity,
	low: each.low * quantity,
	high: each.high * quantity,
});

/** The series that make a number of visits cheapest; the remaining visits are bought one by one. */
const chooseSeries = (
	quantity: number,
	single: Amounts,
	series: readonly CatalogPrice[],
): Map<CatalogPrice, number> => {
	let least = { cost: 0, counts: new Map<CatalogPrice, number>() };
	const best = [least];
	for (let visits = 1; visits <= quantity; visits += 1) {
		least = { ...least, cost: least.cost + single.low };
		for (const each of series) {
			const rest = best[visits - (each.replaces?.quantity ?? 0)];
			if (rest && rest.cost + each.low < least.cost)
				least = {
					cost: rest.cost + each.low,
					counts: new Map(rest.counts).set(each, (rest.counts.get(each) ?? 0) + 1),
				};
		}
		best.push(least);
	}
	return least.counts;
};

export const buyInSeries = (
	needs: Needs,
	catalog: Catalog,
	getSingle: GetSingle = (price) => price,
): Purchase[] =>
	listNeeded(needs, catalog).flatMap(({ price, quantity }) => {
		const single = getSingle(price);
		const series = [...catalog.prices.values()].filter(
			({ replaces }) => replaces?.key === price.key,
		);
		const counts = [...chooseSeries(quantity, single, series)];
		const rest = counts.reduce(
			(remaining, [{ replaces }, count]) => remaining - (replaces?.quantity ?? 0) * count,
			quantity,
		);
		return [
			...counts.map(([each, count]) => buy("series", each, count, each)),
			...(rest > 0
				? [buy(single.low < price.low ? "discounted" : "single", price, rest, single)]
				: []),
		];
	});

export const buyAtSpecials = (needs: Needs, catalog: Catalog): Purchase[] => {
	const rest = new Map(needs);
	const reduced = listNeeded(needs, catalog).flatMap(({ price, quantity }) => {
		if (!price.special) return [];
		const count = Math.min(quantity, price.special.most);
		rest.set(price.key, quantity - count);
		return [{ ...buy("special", price, count, price.special), contents: price.special.sentence }];
	});
	return [...reduced, ...buyInSeries(rest, catalog)];
};

export const buyInPackages = (needs: Needs, catalog: Catalog): Bill[] =>
	catalog.packages.flatMap(({ name, amount, contents }) => {
		const rest = new Map(needs);
		for (const [key, quantity] of countNeeds(contents, catalog)) addToCount(rest, key, -quantity);
		if ([...rest.values()].some((quantity) => quantity < 0)) return [];
		const cents = toCents(amount);
		const held = contents
			.map((item) => `${item.quantity} × ${getPrice(catalog, getKey(item)).title}`)
			.join("; ");
		return [
			addUp([
				{ kind: "package", title: name, quantity: 1, low: cents, high: cents, contents: held },
				...buyInSeries(rest, catalog),
			]),
		];
	});
