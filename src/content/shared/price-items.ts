import { suggestOr } from "../../problems/suggest";
import type { Findings, Loaded } from "../define-collection";
import type { Service } from "../services/schema";

export type Priced = Loaded<{ services: Service }>;

type Services = Priced["services"];

export interface PriceQuantity {
	readonly service: string;
	readonly price: string;
	readonly quantity?: number;
}

/** A regular expression of "$1,200" or "$12.50", which captures the number. */
export const dollarPattern = "\\$(\\d+(?:,\\d{3})*(?:\\.\\d\\d)?)";
export const toAmount = (text: string): number => Number(text.replaceAll(",", ""));

export const findPrices = (services: Services, slug: string) =>
	services.find(({ value }) => value.slug === slug)?.value.prices ?? [];

/** In dollars. @returns undefined if the service has no such price */
export const findAmount = (
	services: Services,
	{ service, price }: PriceQuantity,
): number | undefined => findPrices(services, service).find(({ name }) => name === price)?.amount;

export function* checkItems(
	path: string,
	items: readonly PriceQuantity[],
	services: Services,
): Findings {
	for (const [index, item] of items.entries()) {
		const names = findPrices(services, item.service).map(({ name }) => name);
		if (!names.includes(item.price))
			yield [
				`${path}[${index}].price`,
				`${item.service} has no price “${item.price}”. ${suggestOr(item.price, names, names.join(" · "))}`,
			];
	}
}

export function* checkAmounts(
	path: string,
	text: string,
	amounts: readonly (number | undefined)[],
): Findings {
	for (const [found, amount = ""] of text.matchAll(new RegExp(dollarPattern, "g")))
		if (!amounts.includes(toAmount(amount)))
			yield [
				path,
				`“${found}” isn't among the prices that it's about. Correct the amount here or there.`,
			];
}
