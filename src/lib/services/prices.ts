import { inSentence } from "../text/words";

/** US dollars in whole cents, so that sums are exact. */
export type Cents = number;

export interface Amounts {
	readonly low: Cents;
	readonly high: Cents;
}

/**
 * "$1,250", "$12.50". `Intl.NumberFormat` would take 13 ms to create, four times as long on a
 * phone.
 */
export const formatDollars = (amount: number): string => {
	const [dollars = "", cents] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split(".");
	return `$${dollars.replace(/\B(?=(?:\d{3})+$)/g, ",")}${cents ? `.${cents}` : ""}`;
};

export interface PriceLine {
	readonly amount: number;
	readonly unit: string;
	readonly from?: boolean;
}

export const formatPrice = ({ amount, from = false }: Pick<PriceLine, "amount" | "from">): string =>
	`${from ? "from " : ""}${formatDollars(amount)}`;

/** "$110 per treatment", "$249, once". */
export const withUnit = (price: string, unit: string): string =>
	unit ? `${price}${unit.startsWith("per ") ? " " : ", "}${unit}` : price;

/** The first price that isn't per unit, because nobody buys a single unit. */
export const findVisitPrice = <P extends PriceLine>(prices: readonly P[]): P | undefined =>
	prices.find(({ unit }) => unit !== "per unit") ?? prices[0];

/**
 * "From $110 per treatment (small area)". Without "from" if something of the same unit costs less.
 */
export const formatEntryPrice = (
	prices: readonly (PriceLine & { readonly name: string })[],
	named = prices.length > 1,
): string => {
	const price = findVisitPrice(prices);
	if (!price) return "";
	const others = prices.filter(
		({ amount, unit }) => unit === price.unit && amount !== price.amount,
	);
	const from =
		price.from || (others.length > 0 && others.every(({ amount }) => amount > price.amount));
	const text = withUnit(formatPrice({ amount: price.amount, from }).replace(/^f/, "F"), price.unit);
	return named ? `${text} (${inSentence(price.name)})` : text;
};
