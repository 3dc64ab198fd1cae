import { formatDollars } from "../../lib/services/prices";
import { type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import { findNumbers } from "../figures";
import { checkItems, findAmount, type Priced } from "../price-items";
import type { Membership } from "./schema";

/** How a line of `includes` says how often something is included. */
const often = { month: /^each month\b/i, quarter: /^every three months\b/i };

/** What a membership brings is what its texts say. */
export function* checkMembership(entry: LoadedEntry<Membership>, { services }: Priced): Iterable<Problem> {
	const { benefits, commitmentMonths, includes, terms } = entry.value;
	const has = (...words: (string | RegExp)[]): boolean =>
		includes.some((line) =>
			words.every((word) => (typeof word === "string" ? new RegExp(`${word.replace(/[$.]/g, "\\$&")}(?![\\d.,]*\\d)`).test(line) : word.test(line))),
		);
	const commitment = terms.find((line) => /commitment/i.test(line)) ?? "";
	if (!findNumbers(commitment).includes(commitmentMonths))
		yield problemAt(entry, "commitmentMonths", `No line of terms commits to ${commitmentMonths} months. Correct the figure or the line.`);
	for (const every of ["month", "quarter"] as const) {
		const lines = includes.filter((line) => often[every].test(line)).length;
		const included = benefits.included.filter((each) => each.every === every).length;
		if (lines !== included)
			yield problemAt(entry, "benefits.included", `${included} are for every ${every}, and ${lines} lines of includes say so. Correct one.`);
	}
	for (const [index, { choices, every }] of benefits.included.entries()) {
		for (const [choice, { items }] of choices.entries()) {
			yield* checkItems(entry, `benefits.included[${index}].choices[${choice}].items`, items, services);
			for (const { quantity } of items)
				if (quantity > 1 && !has(often[every], String(quantity)))
					yield problemAt(entry, `benefits.included[${index}]`, `No line of includes for every ${every} says ${quantity}. Correct the quantity or the line.`);
		}
	}
	for (const [index, { percent }] of benefits.discounts.entries())
		if (!has(`${percent}% off`, /single treatments/))
			yield problemAt(entry, `benefits.discounts[${index}].percent`, `No line of includes says “${percent}% off single treatments”.`);
	yield* checkItems(entry, "benefits.memberPrices", benefits.memberPrices, services);
	for (const [index, price] of benefits.memberPrices.entries()) {
		const single = findAmount(services, price);
		const path = `benefits.memberPrices[${index}].amount`;
		if (single === undefined) continue;
		if (price.amount >= single || price.amount < single / 4)
			yield problemAt(entry, path, `Others pay ${formatDollars(single)}, and members somewhat less. Correct the amount.`);
		else if (!has(formatDollars(price.amount), `instead of ${formatDollars(single)}`))
			yield problemAt(entry, path, `No line of includes says ${formatDollars(price.amount)} instead of ${formatDollars(single)}.`);
	}
}
