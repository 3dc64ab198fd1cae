import { formatDollars } from "../../lib/services/prices";
import { type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import { checkAmounts, checkItems, findAmount, findPrices, type Priced } from "../price-items";
import type { Special } from "./schema";

export function* checkSpecial(
	entry: LoadedEntry<Special>,
	{ services }: Priced,
): Iterable<Problem> {
	const { offer, prices, summary, terms } = entry.value;
	yield* checkItems(entry, "prices", prices, services);
	for (const [index, price] of prices.entries()) {
		const regular = findAmount(services, price) ?? Number.POSITIVE_INFINITY;
		if (price.amount >= regular)
			yield problemAt(
				entry,
				`prices[${index}].amount`,
				`The list price is ${formatDollars(regular)}, and a special's is lower. Correct the amount.`,
			);
	}
	const listed = entry.value.services
		.flatMap((slug) => findPrices(services, slug))
		.flatMap(({ amount, upTo }) => [amount, upTo]);
	const amounts = [...prices.map(({ amount }) => amount), ...listed];
	for (const [path, text] of Object.entries({ offer, summary }))
		yield* checkAmounts(entry, path, text, amounts);
	for (const [index, term] of terms.entries())
		yield* checkAmounts(entry, `terms[${index}]`, term, amounts);
}
