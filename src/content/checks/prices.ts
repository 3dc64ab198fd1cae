import { formatDollars } from "../../lib/catalog/prices";
import type { CollectionEntry } from "../collections";
import type { Content, LoadedEntry } from "../load";
import { type Finding, formatPath, formatValue, type Problem, problemAt } from "../problem";
import type { priceModels } from "../schemas/service";
import { walk } from "../walk";
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

/** An amount of a text that says what it buys, such as "$650 a syringe". */
const pricedUnit = /(?<!about |around |\bto |[–-])\$(\d+(?:,\d{3})*(?:\.\d\d)?) (?:a|an|per|each) ([a-z]+)\b/g;

/** Prices that the service's own texts name with one of its units, but that its list doesn't have. */
const checkNamedPrices = (entry: LoadedEntry<Service>): Problem[] => {
	const { prices, ...texts } = entry.value;
	const amounts = new Set(prices.flatMap(({ amount, upTo, replaces }) => [amount, upTo, replaces && amount / replaces.quantity]));
	const units = new Set(prices.map(({ unit }) => unit.split(" ").at(-1)));
	return walk({ ...texts, prices: prices.map(({ note }) => ({ note })) }).flatMap(({ path, value }) => {
		if (typeof value !== "string" || !value.includes("$")) return [];
		return [...value.matchAll(pricedUnit)].flatMap(([found, amount = "", unit = ""]) => {
			if (!units.has(unit) || amounts.has(Number(amount.replaceAll(",", "")))) return [];
			const expected = "an amount that the service's list of prices has";
			return [problemAt(entry, formatPath(path), { found: formatValue(found), expected, remedy: "Correct the amount here or in prices." })];
		});
	});
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

/** A highest price of more times the lowest has a digit too many, and a series for less of its parts one too few. */
const widestRange = 10;
const lowestShare = 1 / 4;

const checkRange = ({ amount, from, upTo }: Price, report: Report): Problem[] => {
	if (from && upTo !== undefined && amount > 0 && upTo > amount * widestRange) {
		const expected = `${formatDollars(amount * widestRange)} or less, ${widestRange} times the lowest price`;
		return [report("upTo", { found: formatDollars(upTo), expected, remedy: "Correct upTo or the amount: one of them may have a digit too many or too few." })];
	}
	if (from ? upTo !== undefined && upTo > amount : upTo === undefined) return [];
	const expected = from ? `an amount above ${formatDollars(amount)}, because that's only the lowest price` : "no upTo, because the price has no from";
	return [report("upTo", { found: formatValue(upTo), expected, remedy: "Write the highest amount that someone is likely to pay, or correct from." })];
};

/** Less than a quarter of what something costs otherwise: the amount lacks a digit. */
export const tooCheap = (amount: number, otherwise: number): Finding => ({
	found: formatDollars(amount),
	expected: `${formatDollars(otherwise * lowestShare)} or more, a quarter of the ${formatDollars(otherwise)} that it costs otherwise`,
	remedy: "Correct the amount: a digit may be missing.",
});

export const isTooCheap = (amount: number, otherwise: number): boolean => amount > 0 && amount < otherwise * lowestShare;

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
		...(isTooCheap(amount, separately) ? [report("amount", tooCheap(amount, separately))] : []),
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
	const problems = prices.flatMap((price, index) => {
		const report: Report = (field, details) => problemAt(entry, `prices[${index}].${field}`, details);
		const twice = prices.findIndex(({ name }) => name.toLowerCase() === price.name.toLowerCase()) < index;
		return [
			...(twice
				? [report("name", { found: formatValue(price.name), expected: "a name that no other price of the service has", remedy: "Change one of them." })]
				: []),
			...checkModel(price, report),
			...checkRange(price, report),
			...checkReplaced(price, prices, report),
		];
	});
	return [...problems, ...checkNamedPrices(entry)];
};

/** The one amount that a product's card may name. */
const checkProduct = (entry: LoadedEntry<CollectionEntry<"products">>): Problem[] => {
	const { price, summary } = entry.value;
	return [...summary.matchAll(/\$(\d+(?:,\d{3})*(?:\.\d\d)?)/g)].flatMap(([found, amount = ""]) => {
		if (Number(amount.replaceAll(",", "")) === price) return [];
		const expected = `the product's price, ${formatDollars(price)}`;
		return [problemAt(entry, "summary", { found, expected, remedy: "Correct the summary or the price, or leave the amount out of the summary." })];
	});
};

/** Whether what the estimator reads of each price says the same as its words and as the texts around it, and can be added up. */
export const checkPrices = (content: Content): Problem[] => [...content.services.flatMap(checkServicePrices), ...content.products.flatMap(checkProduct)];
