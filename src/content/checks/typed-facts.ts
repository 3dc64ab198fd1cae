import type { Site } from "../schemas/site";
import type { TextRule } from "./text-rules";

const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const directions: Readonly<Record<string, string>> = { N: "N(?:orth)?", S: "S(?:outh)?", E: "E(?:ast)?", W: "W(?:est)?" };

/** The street with other blanks, with its direction written out, and without its last word. */
const streetPattern = (street: string): string => {
	const words = street.trim().split(/\s+/);
	const parts = words.map((word) => directions[word] ?? quote(word));
	const least = words.length > 3 ? parts.slice(0, -1) : parts;
	return `\\b${least.join("\\.?\\s+")}\\b${words.length > 3 ? `(?:\\s+${parts.at(-1)}\\b)?` : ""}`;
};

/** The area code and the next three digits, and what follows: another number of that kind is out of date, or mistyped. Undefined for a number that isn't American. */
const phonePattern = (e164: string): RegExp | undefined => {
	const [, area = "", exchange = ""] = /^\+1(\d{3})(\d{3})/.exec(e164) ?? [];
	return area ? new RegExp(`(?:\\+?1[\\s.-]*)?\\(?\\b${area}\\)?[\\s.\\-–]*${exchange}(?:[\\s.\\-–]*\\d{4})?\\b`, "g") : undefined;
};

const typed = (pattern: RegExp, name: string): TextRule => ({
	pattern,
	found: ({ match }) => `"${match[0]}"`,
	expected: `"${name}": the fact is written once, in content/site.json`,
	remedy: `Type ${name} in its place.`,
});

/** Rules against facts of the business that a text writes out: they'd stay when site.json changes. */
export const createFactRules = ({ phone, email, address, url }: Site): TextRule[] => {
	const host = /^https?:\/\/(?:www\.)?([^/:]+)/.exec(url)?.[1];
	const { postalCode, region } = address;
	const street = streetPattern(address.street);
	const [, domain = ""] = email.split("@");
	const number = phonePattern(phone.e164);
	return [
		...(number ? [typed(number, "{phone}")] : []),
		...(domain ? [typed(new RegExp(`[\\w.+-]+@${quote(domain)}`, "gi"), "{email}")] : []),
		...(host
			? [
					{
						pattern: new RegExp(`(?:https?://)?(?:www\\.)?${quote(host)}(?:/[^\\s),]*)?`, "gi"),
						found: ({ match }) => `the site's own address "${match[0]}"`,
						expected: "a link to a page: [words](/path)",
						remedy: "Write a link such as [words](/contact), or leave the address out.",
					} satisfies TextRule,
				]
			: []),
		...(/^\d{5}$/.test(postalCode) ? [typed(new RegExp(`${street}.{0,40}\\b${postalCode}\\b`, "gi"), "{address}")] : []),
		typed(new RegExp(street, "gi"), "{street}"),
		...(/^\d{5}$/.test(postalCode)
			? [
					{
						...typed(new RegExp(`\\b(?:${quote(region)}\\s+)?${postalCode}\\b`, "g"), "{address}"),
						remedy: "Leave it out, or type {address} for the whole address.",
					},
				]
			: []),
	];
};
