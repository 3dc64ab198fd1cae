import { getKey, type PriceQuantity } from "../plan/plan";
import type { Amounts } from "../prices";
import {
	addToCount,
	type Bill,
	type Catalog,
	countNeeds,
	getPrice,
	listNeeded,
	type Needs,
	type Purchase,
	toCents,
} from "./price-catalog";
import { addUp, buy, buyAtSpecials, buyInPackages, buyInSeries, type GetSingle } from "./purchases";

type Membership = Queries.EstimatedMembershipFragment;

export interface PaymentOption extends Bill {
	/** "chosen" is each line at its own price; "special" is with today's specials. */
	readonly kind: "chosen" | "special" | "series" | "package" | "membership";
	readonly membership?: Membership;
}

const daysOfMonth = 30;

const countMonths = (needs: Needs, catalog: Catalog): number =>
	Math.max(
		1,
		...listNeeded(needs, catalog).map(({ price: { listed, treatment }, quantity }) => {
			if (listed.model === "month") return quantity;
			const days = treatment.course.intervalDays?.max;
			return listed.model === "session" && days
				? Math.ceil(((quantity - 1) * days + 1) / daysOfMonth)
				: 1;
		}),
	);

const payAsChosen = (lines: readonly PriceQuantity[], catalog: Catalog): Bill => {
	const chosen = new Map<string, number>();
	for (const line of lines) addToCount(chosen, getKey(line), line.quantity);
	return addUp(
		listNeeded(chosen, catalog).map(({ price, quantity }) =>
			buy(price.replaces ? "series" : "single", price, quantity, price),
		),
	);
};

/** How often a member gets something within some months. Only full quarters count. */
const countTimes = (every: string | null, months: number): number => {
	if (every === null) return Number.POSITIVE_INFINITY;
	return every === "quarter" ? Math.floor(months / 3) : months;
};

const matchNeeds = (items: readonly PriceQuantity[], needs: Needs, catalog: Catalog) => {
	const used = listNeeded(countNeeds(items, catalog), catalog).map(({ price, quantity }) => ({
		price,
		quantity: Math.min(quantity, needs.get(price.key) ?? 0),
	}));
	return { used, value: used.reduce((sum, { price, quantity }) => sum + price.low * quantity, 0) };
};

/** Removes from `rest` what the membership includes: each time, the choice that's worth most. */
const useIncluded = (
	{ choices, every }: Membership["benefits"]["included"][number],
	months: number,
	rest: Map<string, number>,
	catalog: Catalog,
): Purchase[] => {
	const taken = new Map<string, number>();
	for (let time = countTimes(every, months); time > 0; time -= 1) {
		const { used, value } = choices
			.map(({ items }) => matchNeeds(items, rest, catalog))
			.reduce((best, each) => (each.value > best.value ? each : best));
		if (value === 0) break;
		for (const { price, quantity } of used) {
			addToCount(rest, price.key, -quantity);
			addToCount(taken, price.key, quantity);
		}
	}
	return listNeeded(taken, catalog).map(({ price, quantity }) =>
		buy("included", price, quantity, { low: 0, high: 0 }),
	);
};

/** The percentage off doesn't apply to series, units and months. */
const createDiscount =
	({ benefits }: Membership): GetSingle =>
	(price) => {
		const percents = benefits.discounts
			.filter(({ services }) => services.includes(price.service))
			.map(({ percent }) => percent);
		if (percents.length === 0 || !["session", "area"].includes(price.listed.model)) return price;
		const share = (100 - Math.max(...percents)) / 100;
		return { low: Math.round(price.low * share), high: Math.round(price.high * share) };
	};

const payAsMember = (
	membership: Membership,
	months: number,
	needs: Needs,
	catalog: Catalog,
): Bill | undefined => {
	const { name, monthlyPrice, benefits } = membership;
	const rest = new Map(needs);
	const payments = toCents(monthlyPrice) * months;
	const included = benefits.included.flatMap((each) => useIncluded(each, months, rest, catalog));
	const fixed = benefits.memberPrices.flatMap((each) => {
		const price = getPrice(catalog, getKey(each));
		const amount = toCents(each.amount);
		const quantity = Math.min(rest.get(price.key) ?? 0, countTimes(each.every, months));
		if (quantity === 0 || amount >= price.low) return [];
		addToCount(rest, price.key, -quantity);
		return [buy("member", price, quantity, { low: amount, high: amount })];
	});
	const purchases = [
		...included,
		...fixed,
		...buyInSeries(rest, catalog, createDiscount(membership)),
	];
	if (purchases.every(({ kind }) => kind === "single" || kind === "series")) return undefined;
	return addUp([
		{ kind: "payments", title: name, quantity: months, low: payments, high: payments },
		...purchases,
	]);
};

const byLowest = (one: Bill, other: Bill): number => one.low - other.low;

/**
 * The cheapest first, without tax. Series, packages and specials are listed only if they cost less.
 * @throws Error if a line's price isn't in the catalog
 */
export const findPaymentOptions = (
	lines: readonly PriceQuantity[],
	catalog: Catalog,
): PaymentOption[] => {
	if (lines.length === 0) return [];
	const needs = countNeeds(lines, catalog);
	const options: PaymentOption[] = [{ kind: "chosen", ...payAsChosen(lines, catalog) }];
	const addIfLess = (kind: PaymentOption["kind"], bill: Bill | undefined) => {
		if (bill && options.every(({ low }) => bill.low < low)) options.push({ kind, ...bill });
	};
	addIfLess("series", addUp(buyInSeries(needs, catalog)));
	addIfLess("package", buyInPackages(needs, catalog).sort(byLowest)[0]);
	addIfLess("special", addUp(buyAtSpecials(needs, catalog)));
	for (const membership of catalog.memberships) {
		const bill = payAsMember(
			membership,
			Math.max(membership.commitmentMonths, countMonths(needs, catalog)),
			needs,
			catalog,
		);
		if (bill) options.push({ kind: "membership", membership, ...bill });
	}
	return options.sort(byLowest);
};

export const findTotal = (options: readonly PaymentOption[]): Amounts | undefined => {
	const cheapest = options[0];
	const chosen = options.find(({ kind }) => kind === "chosen");
	return cheapest && chosen && { low: cheapest.low, high: chosen.high };
};
