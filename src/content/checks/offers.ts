import { formatDollars } from "../../lib/catalog/prices";
import type { CollectionEntry } from "../collections";
import type { Content, LoadedEntry } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";
import { suggestOr } from "../suggest";
import { findNumbers } from "./course";
import { isTooCheap, tooCheap } from "./prices";

type Membership = CollectionEntry<"memberships">;
type Package = CollectionEntry<"packages">;
interface Item {
	readonly service: string;
	readonly price: string;
	readonly quantity?: number;
}

/** The prices of a service; undefined if there's no such service (references.ts says so), or if its file is wrong, which is a problem of its own. */
type FindPrices = (service: string) => readonly { readonly name: string; readonly amount: number }[] | undefined;

const createFinder =
	({ services }: Content): FindPrices =>
	(service) =>
		services.find(({ value }) => value.slug === service)?.value.prices;

const findAmount = (find: FindPrices, { service, price }: Item): number | undefined => find(service)?.find(({ name }) => name === price)?.amount;

const checkItems = (entry: LoadedEntry<unknown>, path: string, items: readonly Item[], find: FindPrices): Problem[] =>
	items.flatMap(({ service, price }, index) => {
		const names = find(service)?.map(({ name }) => name);
		if (!names || names.includes(price)) return [];
		const remedy = suggestOr(price, names, `Correct the name. It has to be written as in content/services/${service}.json.`);
		return [problemAt(entry, `${path}[${index}].price`, { found: formatValue(price), expected: `one of: ${names.join(" · ")}`, remedy })];
	});

/** The sum of a package's contents at their prices; undefined if one of those isn't known. */
const addUp = ({ contents }: Package, find: FindPrices): number | undefined =>
	contents.reduce<number | undefined>((sum, item) => {
		const amount = findAmount(find, item);
		return sum === undefined || amount === undefined ? undefined : (Math.round(sum * 100) + Math.round(amount * 100) * item.quantity) / 100;
	}, 0);

/** What there's more than one of is counted in `includes`, too. */
const checkCounted = (entry: LoadedEntry<Package>): Problem[] => {
	const said = findNumbers(entry.value.includes.join(" ").toLowerCase());
	return entry.value.contents.flatMap(({ price, quantity }, index) => {
		if (quantity < 2 || said.includes(quantity)) return [];
		const expected = `a figure that a line of includes says: ${[...new Set(said)].join(", ") || "none does"}`;
		return [
			problemAt(entry, `contents[${index}].quantity`, {
				found: `${quantity} × “${price}”`,
				expected,
				remedy: "Correct the quantity, or the line of includes.",
			}),
		];
	});
};

const checkPackage = (entry: LoadedEntry<Package>, find: FindPrices): Problem[] => {
	const { amount, contents, separately, services } = entry.value;
	const sum = addUp(entry.value, find);
	const named = new Set(contents.map(({ service }) => service));
	return [
		...checkItems(entry, "contents", contents, find),
		...(sum === separately ? checkCounted(entry) : []),
		...(sum === undefined || sum === separately
			? []
			: [
					problemAt(entry, "separately", {
						found: formatDollars(separately),
						expected: `${formatDollars(sum)}, the sum of the contents at their prices`,
						remedy: `Write ${sum}, or correct the contents or the prices in content/services.`,
					}),
				]),
		...(isTooCheap(amount, separately) ? [problemAt(entry, "amount", tooCheap(amount, separately))] : []),
		...(amount < separately
			? []
			: [problemAt(entry, "amount", { found: formatDollars(amount), expected: `less than ${formatDollars(separately)}`, remedy: "Correct the amount." })]),
		...((named.size === services.length && services.every((slug) => named.has(slug))) || !services.every(find)
			? []
			: [
					problemAt(entry, "contents", {
						found: [...named].join(", "),
						expected: `prices of the services that the package names: ${services.join(", ")}`,
						remedy: "Correct contents or services.",
					}),
				]),
	];
};

const checkMemberPrices = (entry: LoadedEntry<Membership>, find: FindPrices): Problem[] =>
	entry.value.benefits.memberPrices.flatMap((price, index) => {
		const single = findAmount(find, price);
		const path = `benefits.memberPrices[${index}].amount`;
		if (single === undefined) return [];
		if (isTooCheap(price.amount, single)) return [problemAt(entry, path, tooCheap(price.amount, single))];
		if (price.amount < single) return [];
		const expected = `less than ${formatDollars(single)}, the single price of “${price.price}”`;
		return [problemAt(entry, path, { found: formatDollars(price.amount), expected, remedy: "Correct the amount." })];
	});

/** What a member gets in a month if the most expensive choices are taken, at their prices; undefined if one isn't known. */
const findMonthlyWorth = ({ benefits }: Membership, find: FindPrices): number | undefined =>
	benefits.included.reduce<number | undefined>((sum, { choices, every }) => {
		const worths = choices.map(({ items }) => items.reduce((all, item) => all + (findAmount(find, item) ?? Number.NaN) * item.quantity, 0));
		const most = Math.max(...worths);
		return sum === undefined || !Number.isFinite(most) ? undefined : sum + most / (every === "month" ? 1 : 3);
	}, 0);

/** A price far from what's in it has a slip in its digits; below $10 it's the schema's to say. */
const checkMonthlyPrice = (entry: LoadedEntry<Membership>, find: FindPrices): Problem[] => {
	const { monthlyPrice } = entry.value;
	const worth = findMonthlyWorth(entry.value, find);
	if (!worth || monthlyPrice < 10 || (monthlyPrice >= worth / 4 && monthlyPrice <= worth * 2)) return [];
	const expected = `an amount close to the ${formatDollars(Math.round(worth))} that a month's treatments cost otherwise`;
	return [problemAt(entry, "monthlyPrice", { found: formatDollars(monthlyPrice), expected, remedy: "Correct the price or the benefits." })];
};

/** The words with which a line of `includes` says how often something is included. */
const often = { month: /^each month\b/i, quarter: /^every three months\b/i };

/** A line of the membership's texts, and what's wrong if there's none. */
const needLine = (entry: LoadedEntry<Membership>, path: string, found: string, lines: readonly string[], words: readonly RegExp[]): Problem[] => {
	if (lines.some((line) => words.every((word) => word.test(line)))) return [];
	const field = lines === entry.value.terms ? "terms" : "includes";
	const expected = `what a line of ${field} says: ${words.map(({ source }) => source.replace(/\\b|\\/g, "")).join(" … ")}`;
	return [problemAt(entry, path, { found, expected, remedy: `Correct the figure, or the line of ${field}.` })];
};

/** As many things included each month, or each quarter, as lines that say so. */
const checkIncluded = (entry: LoadedEntry<Membership>): Problem[] =>
	(Object.keys(often) as (keyof typeof often)[]).flatMap((every) => {
		const lines = entry.value.includes.filter((line) => often[every].test(line));
		const included = entry.value.benefits.included.filter((each) => each.every === every);
		if (lines.length === included.length) return [];
		const expected = `${lines.length}, the lines of includes that begin with “${every === "month" ? "Each month" : "Every three months"}”`;
		const found = `${included.length} of every ${every}`;
		return [problemAt(entry, "benefits.included", { found, expected, remedy: "Add what's missing, or correct the lines." })];
	});

const literal = (text: string): RegExp => new RegExp(`${text.replace(/[$.]/g, "\\$&")}(?![\\d.,]\\d|\\d)`);

const checkMembership = (entry: LoadedEntry<Membership>, find: FindPrices): Problem[] => {
	const { benefits, commitmentMonths, includes, terms } = entry.value;
	const commitment = terms.find((line) => /commitment/i.test(line))?.toLowerCase() ?? "";
	return [
		...benefits.included.flatMap(({ choices }, index) =>
			choices.flatMap(({ items }, choice) => checkItems(entry, `benefits.included[${index}].choices[${choice}].items`, items, find)),
		),
		...checkItems(entry, "benefits.memberPrices", benefits.memberPrices, find),
		...checkMemberPrices(entry, find),
		...checkMonthlyPrice(entry, find),
		...(findNumbers(commitment).includes(commitmentMonths)
			? []
			: [
					problemAt(entry, "commitmentMonths", {
						found: String(commitmentMonths),
						expected: `the months that a line of terms commits to: ${formatValue(commitment)}`,
						remedy: "Correct the figure or the line.",
					}),
				]),
		...checkIncluded(entry),
		...benefits.included.flatMap(({ choices, every }, index) =>
			choices.flatMap(({ items }) =>
				items
					.filter(({ quantity }) => quantity > 1)
					.flatMap(({ quantity }) => needLine(entry, `benefits.included[${index}]`, String(quantity), includes, [often[every], literal(String(quantity))])),
			),
		),
		...benefits.discounts.flatMap(({ percent }, index) =>
			needLine(entry, `benefits.discounts[${index}].percent`, String(percent), includes, [literal(`${percent}% off`), /single treatments/]),
		),
		...benefits.memberPrices.flatMap((price, index) => {
			const single = findAmount(find, price);
			const words = single === undefined ? [] : [literal(formatDollars(price.amount)), literal(`instead of ${formatDollars(single)}`)];
			return needLine(entry, `benefits.memberPrices[${index}].amount`, formatDollars(price.amount), includes, words);
		}),
	];
};

/** Whether packages add up to what they say, and what memberships bring exists and is what their texts say. */
export const checkOffers = (content: Content): Problem[] => {
	const find = createFinder(content);
	return [...content.packages.flatMap((entry) => checkPackage(entry, find)), ...content.memberships.flatMap((entry) => checkMembership(entry, find))];
};
