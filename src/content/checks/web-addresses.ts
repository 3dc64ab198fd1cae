import type { Content, LoadedEntry } from "../load";
import { formatPath, formatValue, type Problem, problemAt } from "../problem";
import type { Fault } from "../schemas/fault";
import { walk } from "../walk";
import { findAddressFault, getHost, parseAddress } from "../web-address";

/** A link in a text: its words and its address, whatever that is. Without one, with blanks or with parentheses it isn't a link: markup.ts says so. */
const textLink = /(?<!!)\[[^[\]]+\]\(([^()\s]+)\)/g;

/** An address of this site is a path: it also holds where the site is tried out, and a visitor stays in the page. */
const findOwnFault = (address: string, own: string): Fault | undefined => {
	const url = address.startsWith("https://") ? parseAddress(address) : undefined;
	if (!url || own === "" || getHost(address) !== own) return undefined;
	const { pathname, search, hash } = url;
	return { expected: "a page of this site by its path alone, without the site's name", remedy: `Write "${pathname}${search}${hash}".` };
};

const addressFields = new Set<PropertyKey | undefined>(["href", "bookingUrl"]);

const checkEntry = (entry: LoadedEntry<unknown>, own: string): Problem[] =>
	walk(entry.value).flatMap(({ path, value }) => {
		if (typeof value !== "string") return [];
		const isField = addressFields.has(path.at(-1));
		if (!isField && !value.includes("](")) return [];
		const found: [string, Fault | undefined][] = isField
			? [[value, findOwnFault(value, own)]]
			: [...value.matchAll(textLink)].map(([, address = ""]) => [address, findAddressFault(address) ?? findOwnFault(address, own)]);
		return found.flatMap(([address, fault]) => (fault ? [problemAt(entry, formatPath(path), { found: formatValue(address), ...fault })] : []));
	});

/** Where links lead, beyond the form of the fields: links in texts, and pages of this site under its whole address. */
export const checkWebAddresses = (content: Content): Problem[] => {
	const own = getHost(content.site[0]?.value.url ?? "");
	return Object.values(content)
		.flat()
		.flatMap((entry) => checkEntry(entry, own));
};
