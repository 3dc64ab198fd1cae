import { addUp, buy, buyCheapest, type GetSingle } from "./buying";
import { countNeeds, getKey, getPrice, listNeeded, toCents } from "./catalog";
import type { Bill, Catalog, Item, MembershipOffer, Needs, Purchase } from "./types";

type Included = MembershipOffer["benefits"]["included"][number];

const free = { low: 0, high: 0 };

/** How often something comes within some months. A quarter has to be paid for in full. */
const countTimes = (every: string | null, months: number): number =>
	every === null ? Number.POSITIVE_INFINITY : every === "quarter" ? Math.floor(months / 3) : months;

/** What a plan uses of some prices, and what that costs at single prices, lowest. */
const match = (items: readonly Item[], needs: Needs, catalog: Catalog) => {
	const used = listNeeded(countNeeds(items, catalog), catalog).map(({ price, quantity }) => ({
		price,
		quantity: Math.min(quantity, needs.get(price.key) ?? 0),
	}));
	return { used, value: used.reduce((sum, { price, quantity }) => sum + price.low * quantity, 0) };
};

/** The choice that's worth most to a plan. */
const findChoice = ({ choices }: Included, needs: Needs, catalog: Catalog) =>
	choices.map(({ items }) => match(items, needs, catalog)).reduce((best, each) => (each.value > best.value ? each : best));

/** Takes from `rest` what's included, each time the choice that's worth most. */
const useIncluded = (included: Included, months: number, rest: Map<string, number>, catalog: Catalog): Purchase[] => {
	const taken = new Map<string, number>();
	for (let time = countTimes(included.every, months); time > 0; time -= 1) {
		const { used, value } = findChoice(included, rest, catalog);
		if (value === 0) break;
		for (const { price, quantity } of used) {
			rest.set(price.key, (rest.get(price.key) ?? 0) - quantity);
			taken.set(price.key, (taken.get(price.key) ?? 0) + quantity);
		}
	}
	return listNeeded(taken, catalog).map(({ price, quantity }) => buy("included", price, quantity, free, { every: included.every }));
};

/** Single treatments cost a member less; series, units and months don't. */
const createDiscount =
	({ benefits }: MembershipOffer): GetSingle =>
	(price) => {
		const percents = benefits.discounts.filter(({ services }) => services.includes(price.service)).map(({ percent }) => percent);
		if (percents.length === 0 || !["session", "area"].includes(price.model)) return price;
		const share = (100 - Math.max(...percents)) / 100;
		return { low: Math.round(price.low * share), high: Math.round(price.high * share) };
	};

/**
 * What a plan costs as a member who pays for some months: the payments, first what they include, then what has a fixed price, then the rest as
 * cheaply as it can be bought with the discount.
 */
export const payAsMember = (membership: MembershipOffer, months: number, needs: Needs, catalog: Catalog): Bill => {
	const { name, monthlyPrice, benefits } = membership;
	const rest = new Map(needs);
	const payments = toCents(monthlyPrice) * months;
	const included = benefits.included.flatMap((each) => useIncluded(each, months, rest, catalog));
	const fixed = benefits.memberPrices.flatMap((each) => {
		const price = getPrice(catalog, getKey(each));
		const amount = toCents(each.amount);
		const quantity = Math.min(rest.get(price.key) ?? 0, countTimes(each.every, months));
		if (quantity === 0 || amount >= price.low) return [];
		rest.set(price.key, (rest.get(price.key) ?? 0) - quantity);
		return [buy("member", price, quantity, { low: amount, high: amount })];
	});
	return addUp([
		{ kind: "payments", title: name, quantity: months, low: payments, high: payments, saved: 0 },
		...included,
		...fixed,
		...buyCheapest(rest, catalog.packages, catalog, createDiscount(membership)).purchases,
	]);
};

/** Whether a bill has anything that only members get. */
export const helps = ({ purchases }: Bill): boolean => purchases.some(({ kind }) => kind === "included" || kind === "member" || kind === "discounted");

/** Payments of a year. */
const yearOfMonths = 12;

/**
 * From how many of its monthly visits a year a membership costs no more than paying singly, along with what else it saves on the plan. Visits
 * count by what the plan has of them. @returns null if not even one every month is enough, or if the plan has none of them
 * @param year the bill of a member for a year
 */
export const findBreakEven = ({ monthlyPrice, benefits }: MembershipOffer, year: Bill, needs: Needs, catalog: Catalog): number | null => {
	const wanted = new Map([...needs].map(([key, quantity]) => [key, quantity > 0 ? Number.POSITIVE_INFINITY : 0]));
	const value = benefits.included.filter(({ every }) => every === "month").reduce((sum, included) => sum + findChoice(included, wanted, catalog).value, 0);
	const besides = year.purchases
		.filter(({ kind, every }) => kind === "member" || kind === "discounted" || every === "quarter")
		.reduce((sum, { saved }) => sum + saved, 0);
	const missing = toCents(monthlyPrice) * yearOfMonths - besides;
	if (missing <= 0) return 0;
	const visits = Math.ceil(missing / value);
	return visits <= yearOfMonths ? visits : null;
};
