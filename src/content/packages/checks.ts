import { formatDollars } from "../../lib/services/prices";
import type { Findings } from "../define-collection";
import { checkItems, findAmount, type Priced } from "../price-items";
import type { TreatmentPackage } from "./schema";

const addUp = (services: Priced["services"], items: TreatmentPackage["contents"]): number =>
	items.reduce(
		(cents, item) =>
			cents + Math.round((findAmount(services, item) ?? Number.NaN) * 100) * item.quantity,
		0,
	) / 100;

export function* checkPackage(
	{ amount, contents, separately, services: named }: TreatmentPackage,
	{ services }: Priced,
): Findings {
	const sum = addUp(services, contents);
	const held = [...new Set(contents.map(({ service }) => service))];
	yield* checkItems("contents", contents, services);
	if (Number.isFinite(sum) && sum !== separately)
		yield [
			"separately",
			`The contents cost ${formatDollars(sum)} one by one. Write ${sum}, or correct the contents.`,
		];
	if (amount >= separately || amount < separately / 4)
		yield [
			"amount",
			`A package costs somewhat less than ${formatDollars(separately)}. Correct the amount.`,
		];
	if (held.length !== named.length || !named.every((slug) => held.includes(slug)))
		yield [
			"contents",
			`They're of ${held.join(", ")}, but the package names ${named.join(", ")}. Correct contents or services.`,
		];
}
