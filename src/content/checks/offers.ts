import { formatDollars } from "../../lib/services/prices";
import { type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import { suggestOr } from "../../schemas/suggest";
import type { CollectionEntry, Content } from "../collections";
import { dollars, findNumbers, toAmount } from "./figures";

type Membership = LoadedEntry<CollectionEntry<"memberships">>;
type Package = LoadedEntry<CollectionEntry<"packages">>;
type Special = LoadedEntry<CollectionEntry<"specials">>;
type Services = Content["services"];
interface Item {
	readonly service: string;
	readonly price: string;
	readonly quantity?: number;
}

const findPrices = (services: Services, slug: string) => services.find(({ value }) => value.slug === slug)?.value.prices ?? [];
const findAmount = (services: Services, { service, price }: Item): number | undefined =>
	findPrices(services, service).find(({ name }) => name === price)?.amount;

/** Prices of services have their names as the services do. */
function* checkItems(entry: LoadedEntry<unknown>, path: string, items: readonly Item[], services: Services): Iterable<Problem> {
	for (const [index, item] of items.entries()) {
		const names = findPrices(services, item.service).map(({ name }) => name);
		if (!names.includes(item.price))
			yield problemAt(entry, `${path}[${index}].price`, `${item.service} has no price “${item.price}”. ${suggestOr(item.price, names, names.join(" · "))}`);
	}
}

const addUp = (services: Services, items: readonly Item[]): number =>
	items.reduce((cents, item) => cents + Math.round((findAmount(services, item) ?? Number.NaN) * 100) * (item.quantity ?? 1), 0) / 100;

function* checkPackage(entry: Package, services: Services): Iterable<Problem> {
	const { amount, contents, includes, separately, services: named } = entry.value;
	const sum = addUp(services, contents);
	const held = [...new Set(contents.map(({ service }) => service))];
	const said = findNumbers(includes.join(" "));
	yield* checkItems(entry, "contents", contents, services);
	if (Number.isFinite(sum) && sum !== separately)
		yield problemAt(entry, "separately", `The contents cost ${formatDollars(sum)} one by one. Write ${sum}, or correct the contents.`);
	if (amount >= separately || amount < separately / 4)
		yield problemAt(entry, "amount", `A package costs somewhat less than ${formatDollars(separately)}. Correct the amount.`);
	if (held.length !== named.length || !named.every((slug) => held.includes(slug)))
		yield problemAt(entry, "contents", `They're of ${held.join(", ")}, but the package names ${named.join(", ")}. Correct contents or services.`);
	for (const [index, { quantity, price }] of contents.entries())
		if (quantity > 1 && !said.includes(quantity))
			yield problemAt(entry, `contents[${index}].quantity`, `No line of includes says ${quantity} (× “${price}”). Correct the quantity or the line.`);
}

/** How a line of `includes` says how often something is included. */
const often = { month: /^each month\b/i, quarter: /^every three months\b/i };

function* checkMembership(entry: Membership, services: Services): Iterable<Problem> {
	const { benefits, commitmentMonths, includes, terms } = entry.value;
	const has = (...words: (string | RegExp)[]): boolean =>
		includes.some((line) =>
			words.every((word) => (typeof word === "string" ? new RegExp(`${word.replace(/[$.]/g, "\\$&")}(?![\\d.,]*\\d)`).test(line) : word.test(line))),
		);
	const commitment = terms.find((line) => /commitment/i.test(line)) ?? "";
	if (!findNumbers(commitment).includes(commitmentMonths))
		yield problemAt(entry, "commitmentMonths", `No line of terms commits to ${commitmentMonths} months. Correct the figure or the line.`);
	for (const every of ["month", "quarter"] as const) {
		const lines = includes.filter((line) => often[every].test(line)).length;
		const included = benefits.included.filter((each) => each.every === every).length;
		if (lines !== included)
			yield problemAt(entry, "benefits.included", `${included} are for every ${every}, and ${lines} lines of includes say so. Correct one.`);
	}
	for (const [index, { choices, every }] of benefits.included.entries()) {
		for (const [choice, { items }] of choices.entries()) {
			yield* checkItems(entry, `benefits.included[${index}].choices[${choice}].items`, items, services);
			for (const { quantity } of items)
				if (quantity > 1 && !has(often[every], String(quantity)))
					yield problemAt(entry, `benefits.included[${index}]`, `No line of includes for every ${every} says ${quantity}. Correct the quantity or the line.`);
		}
	}
	for (const [index, { percent }] of benefits.discounts.entries())
		if (!has(`${percent}% off`, /single treatments/))
			yield problemAt(entry, `benefits.discounts[${index}].percent`, `No line of includes says “${percent}% off single treatments”.`);
	yield* checkItems(entry, "benefits.memberPrices", benefits.memberPrices, services);
	for (const [index, price] of benefits.memberPrices.entries()) {
		const single = findAmount(services, price);
		const path = `benefits.memberPrices[${index}].amount`;
		if (single === undefined) continue;
		if (price.amount >= single || price.amount < single / 4)
			yield problemAt(entry, path, `Others pay ${formatDollars(single)}, and members somewhat less. Correct the amount.`);
		else if (!has(formatDollars(price.amount), `instead of ${formatDollars(single)}`))
			yield problemAt(entry, path, `No line of includes says ${formatDollars(price.amount)} instead of ${formatDollars(single)}.`);
	}
}

const comparison = new RegExp(`${dollars} instead of (?:the usual )?${dollars}`, "g");
const usual = new RegExp(`\\b(?:instead of|usual) ${dollars}`, "g");

/** A special's prices are lower than those of the list, and its words say the same: "instead of" and "the usual" as well as a percentage. */
function* checkSpecial(entry: Special, services: Services): Iterable<Problem> {
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

/** Whether packages add up to what they say, what memberships bring is what their texts say, and specials and pay compare right. */
export function* checkOffers({ services, packages, memberships, specials, careers }: Content): Iterable<Problem> {
	for (const entry of packages) yield* checkPackage(entry, services);
	for (const entry of memberships) yield* checkMembership(entry, services);
	for (const entry of specials) yield* checkSpecial(entry, services);
	for (const entry of careers)
		for (const [found, least = "", most = ""] of entry.value.pay.matchAll(new RegExp(`${dollars} ?(?:to|–|-) ?${dollars}`, "g")))
			if (toAmount(least) >= toAmount(most)) yield problemAt(entry, "pay", `“${found}”: the lower amount comes first. Exchange or correct the amounts.`);
}
