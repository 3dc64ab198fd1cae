import { formatDollars } from "../../lib/catalog/prices";
import type { CollectionEntry } from "../collections";
import type { Content, LoadedEntry } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";

type Special = LoadedEntry<CollectionEntry<"specials">>;

/** "$220 instead of $275". */
const comparison = /\$(\d+(?:,\d{3})*(?:\.\d\d)?) instead of (?:the usual )?\$(\d+(?:,\d{3})*(?:\.\d\d)?)/g;
/** "20% off". */
const discount = /(\d+)% off/g;

const toNumber = (text: string): number => Number(text.replaceAll(",", ""));

const listPrices = (prices: readonly number[]): string =>
	[...new Set(prices)]
		.sort((a, b) => a - b)
		.map(formatDollars)
		.join(", ");

/** The special's texts by their paths. */
const listTexts = ({ value: { offer, summary, terms } }: Special): [path: string, text: string][] => [
	["offer", offer],
	["summary", summary],
	...terms.map((term, index): [string, string] => [`terms[${index}]`, term]),
];

/** The special's discount, if there's one alone. */
const findPercent = (entry: Special): number | undefined => {
	const percents = new Set(listTexts(entry).flatMap(([, text]) => [...text.matchAll(discount)].map(([, percent]) => Number(percent))));
	return percents.size === 1 ? [...percents][0] : undefined;
};

interface Compared {
	readonly price: number;
	readonly regular: number;
}

/** What's wrong with "$220 instead of $275"; the prices are those of the special's services. */
const checkComparison = (
	{ price, regular }: Compared,
	prices: readonly number[],
	percent: number | undefined,
): Pick<Problem, "expected" | "remedy"> | undefined => {
	if (price >= regular) return { expected: "a lower price before “instead of” than after it", remedy: "Exchange or correct the amounts." };
	if (!prices.includes(regular)) {
		return {
			expected: `a price of the special's services after “instead of”: ${listPrices(prices)}`,
			remedy: "Correct the amount here or in the service's prices.",
		};
	}
	const reduced = regular * (1 - (percent ?? 0) / 100);
	if (percent === undefined || Math.abs(price - reduced) < 1) return undefined;
	return {
		expected: `${formatDollars(Math.round(reduced))}, which is ${percent}% less than ${formatDollars(regular)}`,
		remedy: "Correct the amount or the percentage.",
	};
};

/** "the usual $75". */
const usual = /\busual \$(\d+(?:,\d{3})*(?:\.\d\d)?)/g;

const checkUsual = (entry: Special, prices: readonly number[]): Problem[] =>
	listTexts(entry).flatMap(([path, text]) =>
		[...text.matchAll(usual)].flatMap(([found, amount = ""]) => {
			if (prices.includes(toNumber(amount)) || text.includes(`instead of the ${found}`)) return [];
			const expected = `a price of the special's services: ${listPrices(prices)}`;
			return [problemAt(entry, path, { found: formatValue(found), expected, remedy: "Correct the amount here or in the service's prices." })];
		}),
	);

const checkSpecial = (entry: Special, prices: readonly number[]): Problem[] => {
	const percent = findPercent(entry);
	return listTexts(entry).flatMap(([path, text]) =>
		[...text.matchAll(comparison)].flatMap(([found, price = "", regular = ""]) => {
			const wrong = checkComparison({ price: toNumber(price), regular: toNumber(regular) }, prices, percent);
			return wrong ? [problemAt(entry, path, { found: formatValue(found), ...wrong })] : [];
		}),
	);
};

/** Whether a special's "instead of" and "the usual" name prices that its services have, and a lower one comes before "instead of". */
export const checkSpecials = (content: Content): Problem[] => {
	const bySlug = new Map(content.services.map(({ value }) => [value.slug, value.prices]));
	return content.specials.flatMap((entry) => {
		const prices = entry.value.services.map((slug) => bySlug.get(slug));
		if (prices.some((list) => list === undefined)) return [];
		const amounts = prices.flatMap((list) => list ?? []).flatMap(({ amount, upTo }) => (upTo === undefined ? [amount] : [amount, upTo]));
		return [...checkSpecial(entry, amounts), ...checkUsual(entry, amounts)];
	});
};
