import { formatDollars } from "../../lib/services/prices";
import type { Findings } from "../define-collection";
import { checkAmounts, checkItems, findAmount, findPrices, type Priced } from "../price-items";
import type { Special } from "./schema";

export function* checkSpecial(
	{ offer, prices, summary, terms, services: named }: Special,
	{ services }: Priced,
): Findings {
	yield* checkItems("prices", prices, services);
	for (const [index, price] of prices.entries()) {
		const regular = findAmount(services, price) ?? Number.POSITIVE_INFINITY;
		if (price.amount >= regular)
			yield [
				`prices[${index}].amount`,
				`The list price is ${formatDollars(regular)}, and a special's is lower. Correct the amount.`,
			];
	}
	const listed = named
		.flatMap((slug) => findPrices(services, slug))
		.flatMap(({ amount, upTo }) => [amount, upTo]);
	const amounts = [...prices.map(({ amount }) => amount), ...listed];
	for (const [path, text] of Object.entries({ offer, summary }))
		yield* checkAmounts(path, text, amounts);
	for (const [index, term] of terms.entries())
		yield* checkAmounts(`terms[${index}]`, term, amounts);
}
