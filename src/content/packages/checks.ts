import { formatDollars } from "../../lib/services/prices";
import { type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import { checkItems, findAmount, type Priced } from "../price-items";
import type { TreatmentPackage } from "./schema";

const addUp = (services: Priced["services"], items: TreatmentPackage["contents"]): number =>
	items.reduce(
		(cents, item) =>
			cents + Math.round((findAmount(services, item) ?? Number.NaN) * 100) * item.quantity,
		0,
	) / 100;

export function* checkPackage(
	entry: LoadedEntry<TreatmentPackage>,
	{ services }: Priced,
): Iterable<Problem> {
	const { amount, contents, separately, services: named } = entry.value;
	const sum = addUp(services, contents);
	const held = [...new Set(contents.map(({ service }) => service))];
	yield* checkItems(entry, "contents", contents, services);
	if (Number.isFinite(sum) && sum !== separately)
		yield problemAt(
			entry,
			"separately",
			`The contents cost ${formatDollars(sum)} one by one. Write ${sum}, or correct the contents.`,
		);
	if (amount >= separately || amount < separately / 4)
		yield problemAt(
			entry,
			"amount",
			`A package costs somewhat less than ${formatDollars(separately)}. Correct the amount.`,
		);
	if (held.length !== named.length || !named.every((slug) => held.includes(slug)))
		yield problemAt(
			entry,
			"contents",
			`They're of ${held.join(", ")}, but the package names ${named.join(", ")}. Correct contents or services.`,
		);
}
