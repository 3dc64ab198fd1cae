/**
 * US dollars as text, with cents only if there are any: "$1,250", "$12.50". Without `Intl.NumberFormat`, because creating one takes 13 ms on a desktop
 * (measured) and four times as long on a phone.
 */
export const formatDollars = (amount: number): string => {
	const [dollars = "", cents] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split(".");
	return `$${dollars.replace(/\B(?=(?:\d{3})+$)/g, ",")}${cents ? `.${cents}` : ""}`;
};

/** A line of a price list, in US dollars. */
export interface PriceLine {
	readonly amount: number;
	readonly unit: string;
	/** True if the amount is only the lowest price. */
	readonly from?: boolean;
}

/** "$110" or "from $110". */
export const formatPrice = ({ amount, from = false }: Pick<PriceLine, "amount" | "from">): string => `${from ? "from " : ""}${formatDollars(amount)}`;

/** The lowest price in the unit of the first one: $99 per infusion, not $30 for an add-on that can't be bought alone. */
const entryPrice = <P extends PriceLine>(prices: readonly P[]): P | undefined => {
	const [first] = prices;
	return prices
		.filter(({ unit }) => unit === first?.unit)
		.reduce<P | undefined>((least, price) => (least && least.amount <= price.amount ? least : price), undefined);
};

/** "from $110"; "$249" if that's the only price. */
export const formatEntryAmount = (prices: readonly PriceLine[]): string => {
	const price = entryPrice(prices);
	return price ? formatPrice({ amount: price.amount, from: price.from || prices.length > 1 }) : "";
};

/** A price and what it buys: "$110 per treatment", "$249, once". */
export const withUnit = (price: string, unit: string): string => (unit ? `${price}${unit.startsWith("per ") ? " " : ", "}${unit}` : price);

/** "From $110 per treatment"; "$249, once" if that's the only price. */
export const formatEntryPrice = (prices: readonly PriceLine[]): string =>
	withUnit(formatEntryAmount(prices).replace(/^f/, "F"), entryPrice(prices)?.unit ?? "");

/** What a first visit costs at least: the first price of a list. Units are an exception, because nobody buys a single one. */
export const findVisitPrice = <P extends PriceLine>(prices: readonly P[]): P | undefined => prices.find(({ unit }) => unit !== "per unit") ?? prices[0];
