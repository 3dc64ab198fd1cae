/** A price list of its own for the estimator's tests, so that an editor can change every price of content/. */

type Service = Queries.EstimatedCategoryFragment["services"][number];
type Price = Service["prices"][number];

const plain = { from: false, upTo: null, unit: "", note: null, replaces: null, addedTo: [] };
const price = (name: string, amount: number, model: Price["model"], more: Partial<Price> = {}): Price => ({ name, amount, model, ...plain, ...more });
const service = (slug: string, days: number | null, prices: readonly Price[]): Service => ({
	slug,
	title: slug[0]?.toUpperCase() + slug.slice(1),
	course: { sessions: null, intervalDays: days === null ? null : { min: days, max: days } },
	prices,
	specialPrices: [],
});

export const sampleServices: readonly Service[] = [
	service("facial", 28, [price("Classic", 100, "session"), price("Deluxe", 140, "session", { upTo: 180 })]),
	service("laser", 42, [
		price("Small", 90, "session"),
		price("Small, series of three", 250, "series", { replaces: { price: "Small", quantity: 3 } }),
		price("Small, series of six", 450, "series", { replaces: { price: "Small", quantity: 6 } }),
		price("Large", 200, "area", { upTo: 260 }),
	]),
	service("toxin", 120, [price("Unit", 12.5, "unit"), price("Jaw", 500, "session", { upTo: 700 })]),
	service("filler", null, [price("Syringe", 650, "syringe"), price("Half syringe", 399.99, "syringe")]),
	service("program", 30, [price("First visit", 175, "once"), price("Month", 149, "month")]),
	service("light", 4, [
		price("Session", 45, "session"),
		price("Added", 25, "session"),
		price("Ten sessions", 360, "series", { replaces: { price: "Session", quantity: 10 } }),
	]),
	service("peel", 28, [price("Light", 110, "session")]),
];

const item = (slug: string, name: string, quantity: number) => ({ service: slug, price: name, quantity });

export const samplePackages: readonly Queries.EstimatedPackageFragment[] = [
	{ name: "Face and light", amount: 320, contents: [item("facial", "Classic", 3), item("light", "Added", 3)] },
	{ name: "Two areas", amount: 800, contents: [item("laser", "Small", 6), item("laser", "Large", 2)] },
];

export const sampleMemberships: readonly Queries.EstimatedMembershipFragment[] = [
	{
		slug: "leaf",
		name: "Leaf",
		monthlyPrice: 80,
		commitmentMonths: 3,
		benefits: {
			included: [{ every: "month", choices: [{ items: [item("facial", "Classic", 1)] }, { items: [item("peel", "Light", 1)] }] }],
			discounts: [],
			memberPrices: [{ service: "light", price: "Added", amount: 15, every: "month" }],
		},
	},
	{
		slug: "oak",
		name: "Oak",
		monthlyPrice: 200,
		commitmentMonths: 6,
		benefits: {
			included: [
				{ every: "month", choices: [{ items: [item("facial", "Classic", 1), item("light", "Added", 1)] }] },
				{ every: "month", choices: [{ items: [item("light", "Session", 1)] }] },
				{ every: "quarter", choices: [{ items: [item("toxin", "Unit", 20)] }] },
			],
			discounts: [{ percent: 15, services: ["laser", "filler"] }],
			memberPrices: [{ service: "toxin", price: "Unit", amount: 11, every: null }],
		},
	},
];
