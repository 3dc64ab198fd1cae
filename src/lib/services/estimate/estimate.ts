import { addUp, buy, buyAtSpecials, buyInPackages, buyInSeries } from "./buying";
import { type Amounts, type Bill, type Catalog, countNeeds, getKey, type Item, listNeeded, type Needs } from "./catalog";
import { payAsMember } from "./membership";

export interface Way extends Bill {
	/** "chosen": each line at its own price. "series": with series that cost less. "package": with the package that saves most. "special": with today's. */
	readonly kind: "chosen" | "special" | "series" | "package" | "membership";
	readonly membership?: Queries.EstimatedMembershipFragment;
}

const daysOfMonth = 30;

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

const byLowest = (one: Bill, other: Bill): number => one.low - other.low;

/**
 * The ways to pay for a plan, the cheapest first. Series and packages are left out if they cost no less, memberships if they bring nothing to
 * it. Amounts are cents, tax not included; no line makes no way.
 * @throws if a line names a price that isn't in the catalog
 */
export const findWays = (lines: readonly Item[], catalog: Catalog): Way[] => {
	if (lines.length === 0) return [];
	const needs = countNeeds(lines, catalog);
	const ways: Way[] = [{ kind: "chosen", ...payAsChosen(lines, catalog) }];
	const addIfLess = (kind: Way["kind"], bill: Bill | undefined) => {
		if (bill && ways.every(({ low }) => bill.low < low)) ways.push({ kind, ...bill });
	};
	addIfLess("series", addUp(buyInSeries(needs, catalog)));
	addIfLess("package", buyInPackages(needs, catalog).sort(byLowest)[0]);
	addIfLess("special", addUp(buyAtSpecials(needs, catalog)));
	for (const membership of catalog.memberships) {
		const bill = payAsMember(membership, Math.max(membership.commitmentMonths, countMonths(needs, catalog)), needs, catalog);
		if (bill) ways.push({ kind: "membership", membership, ...bill });
	}
	return ways.sort(byLowest);
};

/** What a plan costs: by the cheapest way to pay, if its lowest prices apply, up to each line at its own price, if the highest do. Undefined without a line. */
export const findTotal = (ways: readonly Way[]): Amounts | undefined => {
	const [cheapest] = ways;
	const chosen = ways.find(({ kind }) => kind === "chosen");
	return cheapest && chosen && { low: cheapest.low, high: chosen.high };
};
