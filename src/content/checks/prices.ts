import { formatDollars } from "../../lib/catalog/prices";
import type { CollectionEntry } from "../collections";
import type { Content, LoadedEntry } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";
import type { priceModels } from "../schemas/service";
import { findNumbers } from "./course";

type Service = CollectionEntry<"services">;
type Price = Service["prices"][number];

/** How a `unit` names each model. */
const unitWords: Readonly<Record<(typeof priceModels)[number], RegExp>> = {
	session: /^per (?:monthly )?(?:treatment|visit|session|infusion|shot|insertion)$/,
	area: /^per area$/,
	syringe: /^per (?:half )?syringe$/,
	vial: /^per vial$/,
	unit: /^per unit$/,
	month: /^per month$/,
	series: /^per (?:series|course|set)$/,
	once: /^once$/,
	test: /^per (?:test|panel)$/,
	addition: /^per addition$/,
};

type Report = (field: string, details: Pick<Problem, "found" | "expected" | "remedy">) => Problem;

const checkModel = ({ model, unit, replaces }: Price, report: Report): Problem[] => {
	if (!unitWords[model].test(unit)) {
		const named = Object.entries(unitWords).find(([, words]) => words.test(unit))?.[0];
		const expected = named ? `"${named}", because the unit is ${formatValue(unit)}` : `a model that the unit ${formatValue(unit)} names`;
		return [
			report("model", {
				found: formatValue(model),
				expected,
				remedy: "Correct the model or the unit. The words of each model are in src/content/checks/prices.ts.",
			}),
		];
	}
	if (model !== "series" || replaces) return [];
	return [report("replaces", { found: "nothing", expected: "the single price and how many of it the series has", remedy: "Add the field." })];
};

const checkRange = ({ amount, from, upTo }: Price, report: Report): Problem[] => {
	if (from ? upTo !== undefined && upTo > amount : upTo === undefined) return [];
	const expected = from ? `an amount above ${formatDollars(amount)}, because that's only the lowest price` : "no upTo, because the price has no from";
	return [report("upTo", { found: formatValue(upTo), expected, remedy: "Write the highest amount that someone is likely to pay, or correct from." })];
};

/** What several bought together replace: a single price of the same service that costs more in all, and a number that the name has. */
const checkReplaced = ({ name, amount, from, replaces }: Price, prices: readonly Price[], report: Report): Problem[] => {
	if (!replaces) return [];
	const single = prices.find((price) => price.name === replaces.price && !price.replaces);
	if (!single) {
		const singles = prices.filter((price) => !price.replaces).map((price) => price.name);
		return [report("replaces.price", { found: formatValue(replaces.price), expected: `one of: ${singles.join(" · ")}`, remedy: "Correct the name." })];
	}
	const numbers = findNumbers(name.toLowerCase());
	const product = numbers.reduce((all, number) => all * number, 1);
	const separately = single.amount * replaces.quantity;
	return [
		...(numbers.includes(replaces.quantity) || product === replaces.quantity
			? []
			: [
					report("replaces.quantity", {
						found: String(replaces.quantity),
						expected: `a number of the name ${formatValue(name)}, or their product`,
						remedy: "Correct the quantity or the name.",
					}),
				]),
		...(amount < separately && !from
			? []
			: [
					report("amount", {
						found: from ? `from ${formatDollars(amount)}` : formatDollars(amount),
						expected: `one price below ${formatDollars(separately)}, which is ${replaces.quantity} times “${single.name}”`,
						remedy: "Correct the amount, or remove replaces.",
					}),
				]),
	];
};

const checkServicePrices = (entry: LoadedEntry<Service>): Problem[] => {
	const { prices } = entry.value;
	return prices.flatMap((price, index) => {
		const report: Report = (field, details) => problemAt(entry, `prices[${index}].${field}`, details);
		const twice = prices.findIndex(({ name }) => name === price.name) < index;
		return [
			...(twice
				? [report("name", { found: formatValue(price.name), expected: "a name that no other price of the service has", remedy: "Change one of them." })]
				: []),
			...checkModel(price, report),
			...checkRange(price, report),
			...checkReplaced(price, prices, report),
		];
	});
};

/** Whether what the estimator reads of each price says the same as its words, and can be added up. */
export const checkPrices = (content: Content): Problem[] => content.services.flatMap(checkServicePrices);
