import { addUp, buy, buyCheapest } from "./buying";
import { countNeeds, getKey, getPrice, listNeeded } from "./catalog";
import { findBreakEven, helps, payAsMember } from "./membership";
import type { Bill, Catalog, Item, MembershipOffer, Needs, Range } from "./types";

/** A way to pay for a plan, for the plan itself and for a year. */
export interface Way {
	/** "chosen": each line at its own price. "series": with series where they cost less. */
	readonly kind: "chosen" | "series" | "package" | "membership";
	readonly course: Bill;
	readonly year: Bill;
	readonly membership?: MembershipOffer;
	/** For a membership: from how many monthly visits a year it pays off; null if it never does. */
	readonly breakEven?: number | null;
}

const months = 12;
const daysOfMonth = 30;

/** How many of a price a year has: a year has 12 months, however many a plan has, and what's bought once isn't bought again. */
const countInYear = (model: string, quantity: number, timesAYear: number): number => {
	if (model === "once") return quantity;
	return model === "month" ? Math.min(quantity * timesAYear, months) : quantity * timesAYear;
};

const repeat = (lines: readonly Item[], timesAYear: number, catalog: Catalog): Item[] =>
	lines.map((line) => ({ ...line, quantity: countInYear(getPrice(catalog, getKey(line)).model, line.quantity, timesAYear) }));

/** Months that a plan takes, at least one: of programs as many as were chosen, of visits with the longest interval between them. */
const countMonths = (needs: Needs, catalog: Catalog): number =>
	Math.max(
		1,
		...listNeeded(needs, catalog).map(({ price: { model, intervalDays }, quantity }) => {
			if (model === "month") return quantity;
			return model === "session" && intervalDays ? Math.ceil(((quantity - 1) * intervalDays + 1) / daysOfMonth) : 1;
		}),
	);

/** Each line at its own price, in the order of the price list. */
const payAsChosen = (lines: readonly Item[], catalog: Catalog): Bill => {
	const chosen = new Map<string, number>();
	for (const line of lines) chosen.set(getKey(line), (chosen.get(getKey(line)) ?? 0) + line.quantity);
	return addUp(listNeeded(chosen, catalog).map(({ price, quantity }) => buy(price.replaces ? "series" : "single", price, quantity, price)));
};

const hasPackage = ({ purchases }: Bill): boolean => purchases.some(({ kind }) => kind === "package");

/** The ways that aren't worth showing are left out: those that cost no less, and memberships that bring nothing to the plan. */
const isWorthwhile = ({ kind, course, year }: Way, chosen: Way, series: Way): boolean => {
	if (kind === "series") return course.low < chosen.course.low || year.low < chosen.year.low;
	if (kind === "package") return (hasPackage(course) && course.low < series.course.low) || (hasPackage(year) && year.low < series.year.low);
	return kind === "chosen" || helps(course) || helps(year);
};

/**
 * Every way to pay for a plan, the cheapest for the plan first. Amounts are cents, tax not included; no line makes no way.
 * @param timesAYear how many times the visitor has all of it in 12 months
 * @throws if a line names a price that isn't in the catalog
 */
export const findWays = (lines: readonly Item[], timesAYear: number, catalog: Catalog): Way[] => {
	if (lines.length === 0) return [];
	const yearLines = repeat(lines, timesAYear, catalog);
	const [needs, yearNeeds] = [countNeeds(lines, catalog), countNeeds(yearLines, catalog)];
	const chosen: Way = { kind: "chosen", course: payAsChosen(lines, catalog), year: payAsChosen(yearLines, catalog) };
	const series: Way = { kind: "series", course: buyCheapest(needs, [], catalog), year: buyCheapest(yearNeeds, [], catalog) };
	const packages: Way = {
		kind: "package",
		course: buyCheapest(needs, catalog.packages, catalog),
		year: buyCheapest(yearNeeds, catalog.packages, catalog),
	};
	const members = catalog.memberships.map((membership): Way => {
		const paid = Math.max(membership.commitmentMonths, countMonths(needs, catalog));
		const year = payAsMember(membership, months, yearNeeds, catalog);
		const breakEven = findBreakEven(membership, year, yearNeeds, catalog);
		return { kind: "membership", membership, course: payAsMember(membership, paid, needs, catalog), year, breakEven };
	});
	return [chosen, series, packages, ...members]
		.filter((way) => isWorthwhile(way, chosen, series))
		.sort((one, other) => one.course.low - other.course.low || one.year.low - other.year.low);
};

/** What the lines cost as they were chosen. */
export const findChosen = (ways: readonly Way[]): Way | undefined => ways.find(({ kind }) => kind === "chosen");

/** What a plan costs: by the cheapest way to pay, if its lowest prices apply, up to each line at its own price, if the highest do. Undefined without a line. */
export const findTotal = (ways: readonly Way[]): Range | undefined => {
	const [cheapest] = ways;
	const chosen = findChosen(ways);
	return cheapest && chosen && { low: cheapest.course.low, high: chosen.course.high };
};
