import type { Content, LoadedEntry } from "../load";
import { formatPath, formatValue, type Problem, problemAt } from "../problem";
import type { Fault } from "../schemas/fault";
import { walk } from "../walk";
import { findAddressFault, getHost, parseAddress } from "../web-address";

/** A link in a text: its words and its address, whatever that is; without one, or with blanks, markup.ts says so. An address may hold a pair of parentheses. */
const textLink = /(?<!!)\[[^[\]]+\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g;

/** An address of this site is a path: it also holds where the site is tried out, and a visitor stays in the page. */
const findOwnFault = (address: string, own: string): Fault | undefined => {
	const url = address.startsWith("https://") ? parseAddress(address) : undefined;
	if (!url || own === "" || getHost(address) !== own) return undefined;
	const { pathname, search, hash } = url;
	return { expected: "a page of this site by its path alone, without the site's name", remedy: `Write "${pathname}${search}${hash}".` };
};

/** A link in a text ends at the first parenthesis. */
const findTextFault = (address: string): Fault | undefined => {
	const fault = findAddressFault(address);
	if (fault || !/[()]/.test(address)) return fault;
	return { expected: "an address without parentheses", remedy: `Write "${address.replaceAll("(", "%28").replaceAll(")", "%29")}".` };
};

const addressFields = new Set<PropertyKey | undefined>(["href", "bookingUrl"]);

const checkEntry = (entry: LoadedEntry<unknown>, own: string): Problem[] =>
	walk(entry.value).flatMap(({ path, value }) => {
		if (typeof value !== "string") return [];
		const isField = addressFields.has(path.at(-1));
		if (!isField && !value.includes("](")) return [];
		const found: [string, Fault | undefined][] = isField
			? [[value, findOwnFault(value, own)]]
			: [...value.matchAll(textLink)].map(([, address = ""]) => [address, findTextFault(address) ?? findOwnFault(address, own)]);
		return found.flatMap(([address, fault]) => (fault ? [problemAt(entry, formatPath(path), { found: formatValue(address), ...fault })] : []));
	});

/** Where links lead, beyond the form of the fields: links in texts, and pages of this site under its whole address. */
export const checkWebAddresses = (content: Content): Problem[] => {
	const own = getHost(content.site[0]?.value.url ?? "");
	return Object.values(content)
		.flat()
		.flatMap((entry) => checkEntry(entry, own));
};
