import { formatDollars } from "./money";

/** One line of a price list; US dollars. */
export interface PriceLine {
	readonly amount: number;
	readonly unit: string;
	/** True where the amount is the least it costs. */
	readonly from?: boolean;
}

/** "$110", or "from $110" where the plan decides. */
export const formatPrice = ({ amount, from = false }: Pick<PriceLine, "amount" | "from">): string => `${from ? "from " : ""}${formatDollars(amount)}`;

/**
 * What a treatment costs at the least, in the unit its list begins with: $99 per infusion, and not the $30 of an
 * addition that nobody can buy alone.
 */
export const entryPrice = <P extends PriceLine>(prices: readonly P[]): P | undefined => {
	const [first] = prices;
	return prices
		.filter(({ unit }) => unit === first?.unit)
		.reduce<P | undefined>((least, price) => (least && least.amount <= price.amount ? least : price), undefined);
};

/** "From $110 per treatment"; "From $249, once". */
export const formatEntryPrice = (prices: readonly PriceLine[]): string => {
	const price = entryPrice(prices);
	if (!price) return "";
	const single = prices.length === 1 && !price.from;
	return `${single ? "" : "From "}${formatDollars(price.amount)}${price.unit.startsWith("per ") ? " " : ", "}${price.unit}`;
};
