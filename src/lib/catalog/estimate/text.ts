import { formatDollars } from "../prices";
import { getKey, getPrice } from "./catalog";
import type { Amounts, Catalog, Item } from "./types";

/** "$590", or "$590 to $795" if the highest amount differs. */
export const formatAmounts = ({ low, high }: Amounts): string =>
	low === high ? formatDollars(low / 100) : `${formatDollars(low / 100)} to ${formatDollars(high / 100)}`;

/** As long as a plan may be in a request's note, which has room for more. */
const maxLength = 400;

/** A plan in one line for the front desk: "3 × Microneedling: Face; 20 × … Estimate: $1,145." What doesn't fit is counted. */
export const describePlan = (lines: readonly Item[], total: Amounts, catalog: Catalog): string => {
	const parts = lines.map((line) => `${line.quantity} × ${getPrice(catalog, getKey(line)).title}`);
	const write = (count: number): string => {
		const more = parts.length - count;
		return `${[...parts.slice(0, count), ...(more > 0 ? [`${more} more`] : [])].join("; ")}. Estimate: ${formatAmounts(total)}.`;
	};
	let count = parts.length;
	while (count > 1 && write(count).length > maxLength) count -= 1;
	return write(count);
};
