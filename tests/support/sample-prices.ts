/** Prices and treatments of the price list, for the tests of estimates and plans. */
type Service = Queries.EstimatedCategoryFragment["services"][number];
type Price = Service["prices"][number];

const plain = { from: false, upTo: null, unit: "", note: null, replaces: null, addedTo: [] };
export const price = (
	name: string,
	amount: number,
	model: Price["model"],
	more: Partial<Price> = {},
): Price => ({ name, amount, model, ...plain, ...more });
/** @param days between two visits */
const service = (slug: string, days: number | null, prices: readonly Price[]): Service => ({
	slug,
	title: slug[0]?.toUpperCase() + slug.slice(1),
	course: { sessions: null, intervalDays: days === null ? null : { min: days, max: days } },
	prices,
	specialPrices: [],
});

export const sampleServices: readonly Service[] = [
	service("facial", 28, [
		price("Classic", 100, "session"),
		price("Deluxe", 140, "session", { upTo: 180 }),
	]),
	service("laser", 42, [
		price("Small", 90, "session"),
		price("Small, series of three", 250, "series", { replaces: { price: "Small", quantity: 3 } }),
		price("Small, series of six", 450, "series", { replaces: { price: "Small", quantity: 6 } }),
		price("Large", 200, "area", { upTo: 260 }),
	]),
	service("toxin", 120, [price("Unit", 12.5, "unit"), price("Jaw", 500, "session", { upTo: 700 })]),
	service("filler", null, [
		price("Syringe", 650, "syringe"),
		price("Half syringe", 399.99, "syringe"),
	]),
	service("program", 30, [price("First visit", 175, "once"), price("Month", 149, "month")]),
	service("light", 4, [
		price("Session", 45, "session"),
		price("Added", 25, "session", { addedTo: ["facial", "light"] }),
		price("Ten sessions", 360, "series", { replaces: { price: "Session", quantity: 10 } }),
	]),
	service("peel", 28, [price("Light", 110, "session")]),
];
