import fc from "fast-check";
import { memberships, packages, services } from "../../../../tests/support/content";
import { sampleMemberships, samplePackages, sampleServices } from "../../../../tests/support/sample-offers";
import { createCatalog } from "./catalog";
import { findChosen, findTotal, findWays } from "./estimate";
import { formatRange } from "./text";
import type { Item } from "./types";

const catalog = createCatalog(sampleServices, samplePackages, sampleMemberships);

/** A line in short: "3 laser/Small". */
const toLine = (text: string): Item => {
	const [, quantity, service = "", price = ""] = /^(\d+) (.+?)\/(.+)$/.exec(text) ?? [];
	return { service, price, quantity: Number(quantity) };
};

const waysOf = (lines: readonly string[], timesAYear = 1) => findWays(lines.map(toLine), timesAYear, catalog);

/** The ways in order: their names and totals, for the plan and for a year. */
const totalsOf = (lines: readonly string[], timesAYear?: number): string[] =>
	waysOf(lines, timesAYear).map(({ kind, membership, course, year }) => `${membership?.slug ?? kind}: ${formatRange(course)} | ${formatRange(year)}`);

/** Every total was added up by hand, from the prices in tests/support/sample-offers.ts. */
const cases: readonly (readonly [lines: readonly string[], timesAYear: number, totals: readonly string[]])[] = [
	// Included: one a month. Leaf is paid for 3 months at least, Oak for 6; a year is 12 payments.
	[["1 facial/Classic"], 1, ["chosen: $100 | $100", "leaf: $240 | $960", "oak: $1,200 | $2,400"]],
	[["1 facial/Classic"], 12, ["chosen: $100 | $1,200", "leaf: $240 | $960", "oak: $1,200 | $2,400"]],
	// Four visits take 85 days, so 3 months: three are included, the fourth is $100.
	[["4 facial/Classic"], 1, ["leaf: $340 | $960", "chosen: $400 | $400", "oak: $1,200 | $2,400"]],
	// Thirteen take 337 days, so 12 months.
	[["13 facial/Classic"], 1, ["leaf: $1,060 | $1,060", "chosen: $1,300 | $1,300", "oak: $2,500 | $2,500"]],
	// The choice that's worth more first: two peels, then one of the facials.
	[["2 facial/Classic", "2 peel/Light"], 1, ["leaf: $340 | $960", "chosen: $420 | $420", "oak: $1,420 | $2,620"]],
	// Lowest prices.
	[["1 facial/Deluxe"], 1, ["chosen: $140 to $180 | $140 to $180"]],
	[["2 facial/Deluxe"], 3, ["chosen: $280 to $360 | $840 to $1,080"]],
	[["1 toxin/Jaw"], 2, ["chosen: $500 to $700 | $1,000 to $1,400"]],
	// 15% off: $76.50, and $170 to $221.
	[["2 laser/Small"], 1, ["chosen: $180 | $180", "oak: $1,353 | $2,553"]],
	[["1 laser/Large"], 1, ["chosen: $200 to $260 | $200 to $260", "oak: $1,370 to $1,421 | $2,570 to $2,621"]],
	// Series: three at $250 or six at $450; a member's three are $229.50, a member's six would be $459.
	[["3 laser/Small"], 1, ["series: $250 | $250", "chosen: $270 | $270", "oak: $1,429.50 | $2,629.50"]],
	[["1 laser/Small", "2 laser/Small"], 1, ["series: $250 | $250", "chosen: $270 | $270", "oak: $1,429.50 | $2,629.50"]],
	[["6 laser/Small"], 1, ["series: $450 | $450", "chosen: $540 | $540"]],
	[["7 laser/Small"], 1, ["series: $540 | $540", "chosen: $630 | $630", "oak: $2,326.50 | $2,926.50"]],
	[["9 laser/Small"], 1, ["series: $700 | $700", "chosen: $810 | $810", "oak: $3,079.50 | $3,079.50"]],
	// One visit is no series, six in a year are.
	[["1 laser/Small"], 6, ["series: $90 | $450", "chosen: $90 | $540", "oak: $1,276.50 | $2,850"]],
	[["1 laser/Small, series of three"], 1, ["chosen: $250 | $250", "oak: $1,429.50 | $2,629.50"]],
	[["2 laser/Small, series of three"], 1, ["series: $450 | $450", "chosen: $500 | $500"]],
	[["10 light/Session"], 1, ["series: $360 | $360", "chosen: $450 | $450", "oak: $1,380 | $2,400"]],
	[["30 light/Session"], 2, ["series: $1,080 | $2,160", "chosen: $1,350 | $2,700", "oak: $2,100 | $4,200"]],
	// Packages.
	[["3 facial/Classic", "3 light/Added"], 1, ["leaf: $285 | $1,005", "package: $320 | $320", "chosen: $375 | $375", "oak: $1,200 | $2,400"]],
	[
		["2 laser/Large", "6 laser/Small"],
		1,
		["package: $800 | $800", "series: $850 to $970 | $850 to $970", "chosen: $940 to $1,060 | $940 to $1,060", "oak: $2,390 to $2,492 | $3,190 to $3,292"],
	],
	// Fixed prices: Leaf's is for one a month, so two of five are $25 within 3 months.
	[["5 light/Added"], 1, ["chosen: $125 | $125", "leaf: $335 | $1,035", "oak: $1,200 | $2,400"]],
	// Units: 20 a quarter are included, the others are $11 instead of $12.50.
	[["20 toxin/Unit"], 4, ["chosen: $250 | $1,000", "oak: $1,200 | $2,400"]],
	[["50 toxin/Unit"], 1, ["chosen: $625 | $625", "oak: $1,310 | $2,400"]],
	[["30 toxin/Unit"], 4, ["chosen: $375 | $1,500", "oak: $1,200 | $2,840"]],
	// Syringes, with cents.
	[["2 filler/Syringe"], 1, ["chosen: $1,300 | $1,300"]],
	[["3 filler/Half syringe"], 2, ["chosen: $1,199.97 | $2,399.94"]],
	// Months: a year has 12 at most, and a first visit is paid for once.
	[["3 program/Month"], 1, ["chosen: $447 | $447"]],
	[["1 program/First visit", "6 program/Month"], 3, ["chosen: $1,069 | $1,963"]],
	[["18 program/Month"], 1, ["chosen: $2,682 | $1,788"]],
	// Some of everything.
	[
		["1 facial/Classic", "1 laser/Small", "10 toxin/Unit", "1 filler/Syringe", "2 program/Month", "1 light/Session"],
		1,
		["chosen: $1,308 | $1,308", "leaf: $1,448 | $2,168", "oak: $2,224.50 | $3,424.50"],
	],
];

test.each(cases)("%j, %d times a year", (lines, timesAYear, totals) => {
	expect(totalsOf(lines, timesAYear)).toEqual(totals);
});

test.each([
	// By the series of three, or each at its own price.
	[["3 laser/Small"], "$250 to $270"],
	// With Leaf, or each at its own price.
	[["4 facial/Classic"], "$340 to $400"],
	// Each at its own price costs least; a lowest price makes the range.
	[["1 toxin/Jaw"], "$500 to $700"],
	[["1 facial/Classic"], "$100"],
])("the total of %j is %s: from the cheapest way to each at its own price", (lines, total) => {
	expect(formatRange(findTotal(waysOf(lines)) ?? { low: 0, high: 0 })).toBe(total);
	expect(findTotal([])).toBeUndefined();
});

test("the lines below a total add up to it, and say what's included", () => {
	const [leaf] = waysOf(["4 facial/Classic"]);
	expect(leaf?.course.purchases).toEqual([
		{ kind: "payments", title: "Leaf", quantity: 3, low: 24000, high: 24000, saved: 0 },
		{ kind: "included", title: "Facial: Classic", quantity: 3, low: 0, high: 0, saved: 30000, every: "month" },
		{ kind: "single", title: "Facial: Classic", quantity: 1, low: 10000, high: 10000, saved: 0 },
	]);
});

test.each<[lines: string[], timesAYear: number, slug: string, visits: number | null]>([
	// 12 payments of $80 are $960.
	[["1 facial/Classic"], 1, "leaf", 10],
	[["1 peel/Light"], 1, "leaf", 9],
	// $10 off each of 12 leaves $840.
	[["1 facial/Classic", "1 light/Added"], 12, "leaf", 9],
	[["1 light/Added"], 1, "leaf", null],
	// 12 payments of $200 are $2,400, which 12 visits of $100 don't reach.
	[["1 facial/Classic"], 12, "oak", null],
	// Included: 80 units for $1,000; each month $125 and $45.
	[["1 facial/Classic", "1 light/Added", "1 light/Session", "20 toxin/Unit"], 4, "oak", 9],
	[["20 toxin/Unit"], 4, "oak", null],
	// 15% off 90 large areas is $2,700.
	[["90 laser/Large"], 1, "oak", 0],
])("%j, %d times a year: %s breaks even from %s visits", (lines, timesAYear, slug, visits) => {
	expect(waysOf(lines, timesAYear).find(({ membership }) => membership?.slug === slug)?.breakEven).toBe(visits);
});

test("no line makes no way, and a price that doesn't exist is named", () => {
	expect(findWays([], 1, catalog)).toEqual([]);
	expect(() => waysOf(["1 facial/Gold"])).toThrow('The price list has no price "facial/Gold".');
});

describe("whatever is chosen,", () => {
	const line = fc.record({ key: fc.constantFrom(...[...catalog.prices.keys()]), quantity: fc.integer({ min: 1, max: 99 }) }).map(({ key, quantity }) => {
		const [service = "", price = ""] = key.split("/");
		return { service, price, quantity };
	});
	const plan = fc.array(line, { minLength: 1, maxLength: 6 });
	const timesAYear = fc.integer({ min: 1, max: 12 });
	const runs = { numRuns: 300 };

	test("another line never lowers the price of what was chosen", () => {
		fc.assert(
			fc.property(plan, line, timesAYear, (lines, more, times) => {
				const [before, after] = [findChosen(findWays(lines, times, catalog)), findChosen(findWays([...lines, more], times, catalog))];
				for (const scope of ["course", "year"] as const)
					for (const end of ["low", "high"] as const) expect(after?.[scope][end]).toBeGreaterThan(before?.[scope][end] ?? 0);
			}),
			runs,
		);
	});

	test("amounts are whole cents, no lowest one is above its highest, and each total is the sum of its lines", () => {
		fc.assert(
			fc.property(plan, timesAYear, (lines, times) => {
				for (const { low, high, purchases } of findWays(lines, times, catalog).flatMap(({ course, year }) => [course, year])) {
					expect([low, high].every(Number.isSafeInteger)).toBe(true);
					expect(low).toBeLessThanOrEqual(high);
					expect([low, high]).toEqual([purchases.reduce((sum, each) => sum + each.low, 0), purchases.reduce((sum, each) => sum + each.high, 0)]);
				}
			}),
			runs,
		);
	});

	test("series and packages never cost more than what was chosen, and the first way costs least", () => {
		fc.assert(
			fc.property(plan, timesAYear, (lines, times) => {
				const ways = findWays(lines, times, catalog);
				const chosen = findChosen(ways);
				for (const { course, year } of ways.filter(({ kind }) => kind === "series" || kind === "package")) {
					expect(course.low).toBeLessThanOrEqual(chosen?.course.low ?? 0);
					expect(course.high).toBeLessThanOrEqual(chosen?.course.high ?? 0);
					expect(year.low).toBeLessThanOrEqual(chosen?.year.low ?? 0);
					expect(year.high).toBeLessThanOrEqual(chosen?.year.high ?? 0);
				}
				expect(ways[0]?.course.low).toBe(Math.min(...ways.map(({ course }) => course.low)));
			}),
			runs,
		);
	});

	test("the order of the lines makes no difference", () => {
		fc.assert(
			fc.property(plan, timesAYear, (lines, times) => {
				expect(findWays([...lines].reverse(), times, catalog)).toEqual(findWays(lines, times, catalog));
			}),
			runs,
		);
	});
});

test("every price of content/ can be estimated, with what packages and memberships make of it", () => {
	const prices = services.map((each) => ({
		...each,
		prices: each.prices.map((price) => ({ ...price, upTo: price.upTo ?? null, replaces: price.replaces ?? null })),
	}));
	const members = memberships.map(({ benefits, ...each }) => ({
		...each,
		benefits: {
			included: benefits.included,
			discounts: benefits.discounts ?? [],
			memberPrices: (benefits.memberPrices ?? []).map((price) => ({ ...price, every: price.every ?? null })),
		},
	}));
	const real = createCatalog(prices, packages, members);
	for (const { slug, prices: own } of services)
		for (const { name, amount } of own)
			expect(findChosen(findWays([{ service: slug, price: name, quantity: 2 }], 3, real))?.course.low).toBe(2 * Math.round(amount * 100));
	for (const { name, amount, contents } of packages) {
		const ways = findWays(contents, 1, real);
		expect([name, ways.filter(({ membership }) => !membership)[0]?.course.low]).toEqual([name, amount * 100]);
	}
	for (const { slug, benefits } of members)
		for (const { choices } of benefits.included)
			for (const { items } of choices) expect(findWays(items, 1, real).map(({ membership }) => membership?.slug)).toContain(slug);
});
