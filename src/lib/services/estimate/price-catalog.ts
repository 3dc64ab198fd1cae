import { countDays } from "../../time/dates";
import { getKey, type Planned, type PriceQuantity, planPrice } from "../plan/plan";
import type { Amounts, Cents } from "../prices";
import { describeSpecialPrice } from "../special-prices";
import { specialState } from "../specials";

type EstimatedService = Queries.EstimatedCategoryFragment["services"][number];

export interface CatalogPrice extends Planned<EstimatedService> {
	readonly key: string;
	readonly replaces: { readonly key: string; readonly quantity: number } | null;
	/** Its cost with today's special, which counts for `most` visits. */
	readonly special?: Amounts & { readonly most: number; readonly sentence: string };
}

export interface Catalog {
	readonly prices: ReadonlyMap<string, CatalogPrice>;
	readonly packages: readonly Queries.EstimatedPackageFragment[];
	readonly memberships: readonly Queries.EstimatedMembershipFragment[];
}

export type Needs = ReadonlyMap<string, number>;

export interface Purchase extends Amounts {
	/** With a membership: its "payments", a "member" price, or "discounted" by a percentage. */
	readonly kind:
		| "single"
		| "special"
		| "series"
		| "package"
		| "payments"
		| "included"
		| "member"
		| "discounted";
	readonly title: string;
	readonly quantity: number;
	readonly contents?: string;
}

export interface Bill extends Amounts {
	readonly purchases: readonly Purchase[];
}

export const toCents = (dollars: number): Cents => Math.round(dollars * 100);

/** Counts the visits that its limit allows and that fit before its end at the longest interval. */
const toSpecial = (
	service: EstimatedService,
	name: string,
	today: string,
): CatalogPrice["special"] => {
	const special = service.specialPrices.find(
		(each) => each.price === name && ["current", "ongoing"].includes(specialState(each, today)),
	);
	if (!special) return undefined;
	const interval = service.course.intervalDays?.max;
	const inTime =
		special.ends && interval
			? 1 + Math.floor(countDays(today, special.ends) / interval)
			: Number.POSITIVE_INFINITY;
	const cents = toCents(special.amount);
	return {
		low: cents,
		high: cents,
		most: Math.min(inTime, special.limit ?? inTime),
		sentence: describeSpecialPrice(special, today),
	};
};

const toPrices = (service: EstimatedService, today: string): CatalogPrice[] =>
	service.prices.map((listed) => {
		const { replaces, name } = listed;
		const toKey = (price: string): string => getKey({ service: service.slug, price });
		return {
			...planPrice(service, listed),
			key: toKey(name),
			replaces: replaces && { key: toKey(replaces.price), quantity: replaces.quantity },
			special: toSpecial(service, name, today),
		};
	});

/** @param today the spa's day; without it, no special counts */
export const createCatalog = (
	services: readonly EstimatedService[],
	packages: Catalog["packages"],
	memberships: Catalog["memberships"],
	today = "",
): Catalog => ({
	prices: new Map(
		services.flatMap((service) => toPrices(service, today)).map((price) => [price.key, price]),
	),
	packages,
	memberships,
});

/**
 * @throws Error if there's none; src/content/shared/price-items.ts checks packages and memberships
 */
export const getPrice = ({ prices }: Catalog, key: string): CatalogPrice => {
	const price = prices.get(key);
	if (!price)
		throw new Error(
			`The price list has no price "${key}". Expected a service's slug and the name of one of its prices.`,
		);
	return price;
};

export const addToCount = (counts: Map<string, number>, key: string, quantity: number): void => {
	counts.set(key, (counts.get(key) ?? 0) + quantity);
};

/** A series counts as its visits. */
export const countNeeds = (lines: readonly PriceQuantity[], catalog: Catalog): Needs => {
	const needs = new Map<string, number>();
	for (const line of lines) {
		const { key, replaces } = getPrice(catalog, getKey(line));
		addToCount(needs, replaces?.key ?? key, line.quantity * (replaces?.quantity ?? 1));
	}
	return needs;
};

export const listNeeded = (
	needs: Needs,
	{ prices }: Catalog,
): { price: CatalogPrice; quantity: number }[] =>
	[...prices.values()].flatMap((price) => {
		const quantity = needs.get(price.key) ?? 0;
		return quantity > 0 ? [{ price, quantity }] : [];
	});
