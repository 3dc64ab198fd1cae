import { sampleServices } from "../../../../tests/support/sample-prices";
import { formatAmounts, type PriceQuantity } from "../plan/plan";
import { findPaymentOptions, findTotal } from "./estimate";
import { createCatalog } from "./price-catalog";

const item = (slug: string, name: string, quantity: number) => ({
	service: slug,
	price: name,
	quantity,
});

const samplePackages: readonly Queries.EstimatedPackageFragment[] = [
	{
		name: "Face and light",
		amount: 320,
		contents: [item("facial", "Classic", 3), item("light", "Added", 3)],
	},
	{
		name: "Two areas",
		amount: 800,
		contents: [item("laser", "Small", 6), item("laser", "Large", 2)],
	},
];

const sampleMemberships: readonly Queries.EstimatedMembershipFragment[] = [
	{
		slug: "leaf",
		name: "Leaf",
		monthlyPrice: 80,
		commitmentMonths: 3,
		benefits: {
			included: [
				{
					every: "month",
					choices: [
						{ items: [item("facial", "Classic", 1)] },
						{ items: [item("peel", "Light", 1)] },
					],
				},
			],
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
				{
					every: "month",
					choices: [{ items: [item("facial", "Classic", 1), item("light", "Added", 1)] }],
				},
				{ every: "month", choices: [{ items: [item("light", "Session", 1)] }] },
				{ every: "quarter", choices: [{ items: [item("toxin", "Unit", 20)] }] },
			],
			discounts: [{ percent: 15, services: ["laser", "filler"] }],
			memberPrices: [{ service: "toxin", price: "Unit", amount: 11, every: null }],
		},
	},
];

const catalog = createCatalog(sampleServices, samplePackages, sampleMemberships);

/** A line in short: "3 laser/Small". */
const toLine = (text: string): PriceQuantity => {
	const [, quantity, service = "", price = ""] = /^(\d+) (.+?)\/(.+)$/.exec(text) ?? [];
	return { service, price, quantity: Number(quantity) };
};

/** @param lines such as "1 laser/Small + 2 peel/Light" */
const waysOf = (lines: string) => findPaymentOptions(lines.split(" + ").map(toLine), catalog);

// Every total was added up by hand, from these prices.
test.each([
	// Included: one a month. Leaf is paid for 3 months at least, Oak for 6.
	["1 facial/Classic", "chosen: $100; leaf: $240; oak: $1,200"],
	// Four visits take 85 days, so 3 months: three are included, the fourth is $100.
	["4 facial/Classic", "leaf: $340; chosen: $400; oak: $1,200"],
	// The choice that's worth more first: two peels, then one of the facials.
	["2 facial/Classic + 2 peel/Light", "leaf: $340; chosen: $420; oak: $1,420"],
	// 15% off: $76.50.
	["2 laser/Small", "chosen: $180; oak: $1,353"],
	// Three cost $250 as a series and $229.50 for a member; six cost $450 and would be $459.
	["3 laser/Small", "series: $250; chosen: $270; oak: $1,429.50"],
	["7 laser/Small", "series: $540; chosen: $630; oak: $2,326.50"],
	["2 laser/Small, series of three", "series: $450; chosen: $500"],
	["3 facial/Classic + 3 light/Added", "leaf: $285; package: $320; chosen: $375; oak: $1,200"],
	[
		"2 laser/Large + 6 laser/Small",
		"package: $800; series: $850 to $970; chosen: $940 to $1,060; oak: $2,390 to $2,492",
	],
	// Fixed prices: Leaf's is for one a month, so two of five are $25 within 3 months.
	["5 light/Added", "chosen: $125; leaf: $335; oak: $1,200"],
	// Units: 20 a full quarter are included, the others are $11 instead of $12.50.
	["50 toxin/Unit + 7 program/Month", "chosen: $1,668; oak: $2,553"],
	// Cents, and months. A discount isn't off syringes.
	["3 filler/Half syringe + 6 program/Month", "chosen: $2,093.97"],
])("%s: %s", (lines, totals) => {
	expect(
		waysOf(lines)
			.map((way) => `${way.membership?.slug ?? way.kind}: ${formatAmounts(way)}`)
			.join("; "),
	).toBe(totals);
});

test("the total goes from the cheapest way to each line at its own price", () => {
	expect(findTotal(waysOf("3 laser/Small"))).toEqual({ low: 25000, high: 27000 });
	expect(findTotal(waysOf("1 toxin/Jaw"))).toEqual({ low: 50000, high: 70000 });
	expect(findTotal([])).toBeUndefined();
});

test("a price that doesn't exist is named; the order doesn't matter", () => {
	expect(() => waysOf("1 facial/Gold")).toThrow('The price list has no price "facial/Gold".');
	expect(waysOf("2 peel/Light + 2 facial/Classic")).toEqual(
		waysOf("2 facial/Classic + 2 peel/Light"),
	);
});

test("a special pays for as many visits as it allows and fit in", () => {
	const special = {
		price: "Large",
		amount: 150,
		regular: 200,
		from: true,
		condition: null,
		starts: "2026-11-02",
		ends: "2027-01-29",
	};
	const find = (limit: number | null, today: string) => {
		const services = sampleServices.map((service) =>
			service.slug === "laser" ? { ...service, specialPrices: [{ ...special, limit }] } : service,
		);
		const ways = findPaymentOptions(
			[toLine("3 laser/Large")],
			createCatalog(services, [], [], today),
		);
		return ways.map((way) => `${way.kind}: ${formatAmounts(way)}`);
	};
	// 42 days apart, two visits fit.
	expect(find(null, "2026-11-27")).toEqual(["special: $500 to $560", "chosen: $600 to $780"]);
	expect(find(5, "2026-11-27")).toEqual(find(null, "2026-11-27"));
	expect(find(1, "2026-11-27")).toEqual(["special: $550 to $670", "chosen: $600 to $780"]);
	expect(find(null, "2027-01-30")).toEqual(["chosen: $600 to $780"]);
});

test("a way's purchases say what's included and what a package contains", () => {
	expect(waysOf("4 facial/Classic")[0]?.purchases).toEqual([
		{ kind: "payments", title: "Leaf", quantity: 3, low: 24000, high: 24000 },
		{ kind: "included", title: "Facial: Classic", quantity: 3, low: 0, high: 0 },
		{ kind: "single", title: "Facial: Classic", quantity: 1, low: 10000, high: 10000 },
	]);
	expect(waysOf("3 facial/Classic + 3 light/Added")[1]?.purchases[0]?.contents).toBe(
		"3 × Facial: Classic; 3 × Light: Added",
	);
});
