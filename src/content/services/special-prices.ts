import type { PriceLine } from "../../lib/services/prices";
import type { SpecialWindow } from "../../lib/services/specials";
import { byCodes } from "../../lib/text/words";
import { findAll, type Resolver } from "../shared/node-model";

export interface PricedService {
	readonly slug: string;
	readonly prices: readonly (PriceLine & { readonly name: string })[];
}
interface SpecialNode extends SpecialWindow {
	readonly slug: string;
	readonly prices?: readonly {
		readonly service: string;
		readonly price: string;
		readonly amount: number;
	}[];
}

const resolve: Resolver<PricedService> = async (service, _args, context) =>
	(await findAll<SpecialNode>(context, "Special"))
		.sort((one, other) => byCodes(one.slug, other.slug))
		.flatMap(({ starts, ends, prices = [] }) =>
			prices.flatMap((special) => {
				const list =
					special.service === service.slug &&
					service.prices.find(({ name }) => name === special.price);
				return list
					? [{ ...special, starts, ends, regular: list.amount, from: list.from ?? false }]
					: [];
			}),
		);

export const specialPrices = {
	type: "[SpecialPrice!]!",
	description: "The prices of specials, over or not.",
	resolve,
};
