import { formatDollars } from "../../lib/services/prices";
import { type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import { checkAmounts, checkItems, findAmount, type Priced } from "../price-items";
import type { Membership } from "./schema";

export function* checkMembership(
	entry: LoadedEntry<Membership>,
	{ services }: Priced,
): Iterable<Problem> {
	const { benefits, includes } = entry.value;
	for (const [index, { choices }] of benefits.included.entries())
		for (const [choice, { items }] of choices.entries())
			yield* checkItems(
				entry,
				`benefits.included[${index}].choices[${choice}].items`,
				items,
				services,
			);
	yield* checkItems(entry, "benefits.memberPrices", benefits.memberPrices, services);
	const singles = benefits.memberPrices.map((price) => findAmount(services, price));
	for (const [index, { amount }] of benefits.memberPrices.entries()) {
		const single = singles[index];
		if (single !== undefined && (amount >= single || amount < single / 4))
			yield problemAt(
				entry,
				`benefits.memberPrices[${index}].amount`,
				`Others pay ${formatDollars(single)}, and members somewhat less. Correct the amount.`,
			);
	}
	const amounts = [...benefits.memberPrices.map(({ amount }) => amount), ...singles];
	for (const [index, line] of includes.entries())
		yield* checkAmounts(entry, `includes[${index}]`, line, amounts);
}
