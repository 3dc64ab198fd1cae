import { type Amounts, formatDollars } from "../prices";

export const maxQuantity = 99;

/** A whole number from 1 to 99; undefined for any other text. */
export const readQuantity = (text: string): number | undefined => {
	const number = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
	return number >= 1 ? number : undefined;
};

/** What a quantity counts, from the price's unit: "treatments", "half syringe", "time". */
export const nameUnit = (unit: string, quantity: number): string => {
	const name = unit === "once" ? "time" : unit.replace(/^per /, "");
	return quantity === 1 || name === "series" ? name : `${name}s`;
};

/** Units for frown lines, the most common area. */
const usualUnits = 20;

/** How many to begin with: the fewest treatments or vials of a course, the units of a common area, otherwise one. A visit to talk is no treatment. */
export const suggestQuantity = (
	{ model, unit, replaces }: { readonly model: string; readonly unit: string; readonly replaces: unknown },
	sessions: { readonly min: number } | null,
): number => {
	if (model === "unit") return usualUnits;
	return ["session", "vial"].includes(model) && unit !== "per visit" && !replaces ? (sessions?.min ?? 1) : 1;
};

/** "$590", or "$590 to $795" if the highest amount differs. */
export const formatAmounts = ({ low, high }: Amounts): string =>
	low === high ? formatDollars(low / 100) : `${formatDollars(low / 100)} to ${formatDollars(high / 100)}`;
