import { findVisitPrice, formatEntryPrice } from "../../lib/services/prices";
import { getProse } from "../../schemas/entry-fields";
import { getAtPath, type Problem, problemAt } from "../../schemas/problem";
import type { Content } from "../collections";
import { listEntries } from "../entries";
import { dollarPattern, findPrices, toAmount } from "../price-items";

const startingAt = new RegExp(`\\b(?:from|starts? at|starting at) ${dollarPattern}`, "gi");

export function* checkPrices(content: Content): Iterable<Problem> {
	for (const { name, entry, fields } of listEntries(content))
		for (const { path, text } of getProse(fields)) {
			// A sentence is about its own page's treatment, or about the one that it links to.
			for (const sentence of text.split(/(?<=[.!?]) /))
				for (const [found, amount = ""] of sentence.matchAll(startingAt)) {
					const slug =
						/\]\(\/services\/([a-z-]+)\)/.exec(sentence)?.[1] ??
						(name === "services" ? String(getAtPath(entry.value, ["slug"])) : "");
					const prices = findPrices(content.services, slug);
					const visit = findVisitPrice(prices);
					if (visit && toAmount(amount) !== visit.amount)
						yield problemAt(
							entry,
							path,
							`“${found}”: everywhere else it's “${formatEntryPrice(prices)}”. Write the same amount, or another price without “from”.`,
						);
				}
		}
}
