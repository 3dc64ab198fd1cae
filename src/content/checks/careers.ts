import type { CollectionEntry } from "../collections";
import type { Content, LoadedEntry } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";

/** "$18 to $21". */
const range = /\$(\d+(?:,\d{3})*(?:\.\d\d)?) ?(?:to|–|-) ?\$?(\d+(?:,\d{3})*(?:\.\d\d)?)/g;

const toNumber = (text: string): number => Number(text.replaceAll(",", ""));

const checkPay = (entry: LoadedEntry<CollectionEntry<"careers">>): Problem[] =>
	[...entry.value.pay.matchAll(range)].flatMap(([found, least = "", most = ""]) => {
		if (toNumber(least) < toNumber(most)) return [];
		return [
			problemAt(entry, "pay", {
				found: formatValue(found),
				expected: "the lower amount first, and a higher one after it",
				remedy: "Exchange or correct the amounts.",
			}),
		];
	});

/** Whether what a position pays goes up. */
export const checkCareers = (content: Content): Problem[] => content.careers.flatMap(checkPay);
