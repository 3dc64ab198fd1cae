/** Prices and treatments of the price list, for the tests of estimates and plans. */
export type Service = Queries.EstimatedCategoryFragment["services"][number];
type Price = Service["prices"][number];

const plain = { from: false, upTo: null, unit: "", note: null, replaces: null, addedTo: [] };
export const price = (
	name: string,
	amount: number,
	model: Price["model"],
	more: Partial<Price> = {},
): Price => ({ name, amount, model, ...plain, ...more });
/** @param days between two visits */
export const service = (slug: string, days: number | null, prices: readonly Price[]): Service => ({
	slug,
	title: slug[0]?.toUpperCase() + slug.slice(1),
	course: { sessions: null, intervalDays: days === null ? null : { min: days, max: days } },
	prices,
	specialPrices: [],
});
