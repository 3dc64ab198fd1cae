import { formatDollars } from "../../lib/services/prices";
import type { Findings } from "../define-collection";
import { checkAmounts, checkItems, findAmount, type Priced } from "../price-items";
import type { Membership } from "./schema";

export function* checkMembership(
	{ benefits, includes }: Membership,
	{ services }: Priced,
): Findings {
	for (const [index, { choices }] of benefits.included.entries())
		for (const [choice, { items }] of choices.entries())
			yield* checkItems(`benefits.included[${index}].choices[${choice}].items`, items, services);
	yield* checkItems("benefits.memberPrices", benefits.memberPrices, services);
	const singles = benefits.memberPrices.map((price) => findAmount(services, price));
	for (const [index, { amount }] of benefits.memberPrices.entries()) {
		const single = singles[index];
		if (single !== undefined && (amount >= single || amount < single / 4))
			yield [
				`benefits.memberPrices[${index}].amount`,
				`Others pay ${formatDollars(single)}, and members somewhat less. Correct the amount.`,
			];
	}
	const amounts = [...benefits.memberPrices.map(({ amount }) => amount), ...singles];
	for (const [index, line] of includes.entries())
		yield* checkAmounts(`includes[${index}]`, line, amounts);
}
