import { formatDollars } from "../../lib/services/prices";
import type { Prose } from "../../schemas/entry-fields";
import { suggestOr } from "../../schemas/suggest";
import type { Findings } from "../define-collection";
import { dollarPattern, toAmount } from "../price-items";
import type { Service } from "./schema";

type Price = Service["prices"][number];

function* checkReplaced({ amount, from, replaces }: Price, prices: readonly Price[]): Findings {
	if (!replaces) return;
	const singles = prices.filter((price) => !price.replaces);
	const single = singles.find((price) => price.name === replaces.price);
	if (!single) {
		const names = singles.map((price) => price.name);
		yield [
			"replaces.price",
			`There's no single price “${replaces.price}”. ${suggestOr(replaces.price, names, `There are ${names.join(" · ")}.`)}`,
		];
		return;
	}
	const separately = single.amount * replaces.quantity;
	if (amount >= separately || amount < separately / 4 || from)
		yield [
			"amount",
			`${formatDollars(amount)} can't be right: ${replaces.quantity} times “${single.name}” are ${formatDollars(separately)}, and a series costs somewhat less. Correct the amount.`,
		];
}

function* checkPrice(price: Price, prices: readonly Price[]): Findings {
	const { amount, from, upTo, model, replaces, addedTo } = price;
	if (model === "series" && !replaces)
		yield [
			"replaces",
			"A series says which single price it replaces, and how many. Add the field.",
		];
	if (from && (upTo === undefined || upTo <= amount || upTo > amount * 10))
		yield [
			"upTo",
			`The lowest price is ${formatDollars(amount)}. Write the highest that someone is likely to pay, above it and not more than ten times as much.`,
		];
	if (!from && upTo !== undefined)
		yield ["upTo", "A highest price belongs to a lowest one. Write from: true, or remove upTo."];
	if (model === "addition" && addedTo.length === 0)
		yield ["addedTo", "What's added to a treatment names the treatments. Add them."];
	yield* checkReplaced(price, prices);
}

/** Such as "$650 a syringe". */
const pricedUnit = new RegExp(
	`(?<!about |around |\\bto |[–-])${dollarPattern} (?:a|an|per|each) ([a-z]+)\\b`,
	"g",
);

/** What the note of a monthly price has to say (docs/specification.md R66). */
const monthly = {
	"the total": /total/i,
	"the commitment, or that there's no minimum": /\bterm\b|commit|\bminimum\b/i,
	"how to cancel": /cancel|\bends\b/i,
};

export function* checkPrices({ slug, title, prices }: Service, prose: Prose): Findings {
	const amounts = prices.flatMap(({ amount, upTo, replaces }) => [
		amount,
		upTo,
		replaces && amount / replaces.quantity,
	]);
	for (const [index, price] of prices.entries()) {
		for (const [field, message] of checkPrice(price, prices))
			yield [`prices[${index}].${field}`, message];
		if (
			!/weight|glp-1|semaglutide|tirzepatide/i.test(`${slug} ${title}`) ||
			!/month/i.test(price.unit)
		)
			continue;
		const missing = Object.entries(monthly).flatMap(([what, words]) =>
			words.test(price.note ?? "") ? [] : [what],
		);
		if (missing.length > 0)
			yield [
				`prices[${index}].note`,
				`The note of a monthly price also says ${missing.join(" and ")}. Add it.`,
			];
	}
	for (const { path, text } of prose)
		for (const [found, amount = "", unit = ""] of text.matchAll(pricedUnit))
			if (
				prices.some((price) => price.unit.endsWith(` ${unit}`)) &&
				!amounts.includes(toAmount(amount))
			)
				yield [
					path,
					`The service's list of prices has no “${found}”. Correct the amount here or in prices.`,
				];
}
