import { formatDollars } from "../../lib/services/prices";
import { type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import { dollars, toAmount } from "../figures";
import { checkItems, findAmount, findPrices, type Priced } from "../price-items";
import type { Special } from "./schema";

const comparison = new RegExp(`${dollars} instead of (?:the usual )?${dollars}`, "g");
const usual = new RegExp(`\\b(?:instead of|usual) ${dollars}`, "g");

/** A special's prices are lower than those of the list, and its words say the same: "instead of" and "the usual" as well as a percentage. */
export function* checkSpecial(entry: LoadedEntry<Special>, { services }: Priced): Iterable<Problem> {
	const { offer, summary, terms } = entry.value;
	const texts: [string, string][] = [["offer", offer], ["summary", summary], ...terms.map((term, index): [string, string] => [`terms[${index}]`, term])];
	const prices = entry.value.services.flatMap((slug) => findPrices(services, slug)).flatMap(({ amount, upTo }) => [amount, upTo ?? amount]);
	const reductions = entry.value.prices.map((price) => ({ ...price, regular: findAmount(services, price) ?? Number.NaN }));
	yield* checkItems(entry, "prices", entry.value.prices, services);
	const percents = [...new Set(texts.flatMap(([, text]) => [...text.matchAll(/(\d+)% off/g)].map(([, percent]) => Number(percent))))];
	for (const [index, { amount, regular }] of reductions.entries()) {
		const path = `prices[${index}]`;
		const reduced = regular * (1 - (percents[0] ?? 0) / 100);
		if (amount >= regular)
			yield problemAt(entry, `${path}.amount`, `The list price is ${formatDollars(regular)}, and a special's is lower. Correct the amount.`);
		else if (percents.length === 1 && Math.abs(amount - reduced) >= 1)
			yield problemAt(entry, `${path}.amount`, `${percents[0]}% off ${formatDollars(regular)} are ${formatDollars(Math.round(reduced))}. Correct one.`);
	}
	for (const [path, text] of texts) {
		for (const [found, price = "", regular = ""] of text.matchAll(comparison))
			if (!reductions.some((each) => each.amount === toAmount(price) && each.regular === toAmount(regular)))
				yield problemAt(entry, path, `“${found}”: prices has no such amount for such a list price. Correct the words, or prices.`);
		for (const [found, regular = ""] of text.matchAll(usual))
			if (!prices.includes(toAmount(regular)))
				yield problemAt(entry, path, `“${found}”: no service of the special costs $${regular}. Correct the amount here or in the service's prices.`);
	}
}
