import { z } from "zod";
import type { Fault } from "./schemas/fault";

const anyAddress = "a page of this site that starts with /, or another site's address that starts with https://";

/** Parts of an address that tell a network or a mailing who came from where. They do nothing for the visitor. */
const trackers =
	/^(?:utm_\w+|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|mc_[ce]id|igshid|igsh|twclid|ttclid|yclid|li_fat_id|_ga|_gl|vero_id|oly_enc_id|_hs\w+)$/i;

/** Endings that don't exist, and the ones that fingers mean. */
const slippedEndings: Readonly<Record<string, string>> = {
	con: "com",
	cmo: "com",
	ocm: "com",
	vom: "com",
	xom: "com",
	cim: "com",
	cpm: "com",
	comm: "com",
	coom: "com",
	nte: "net",
	nett: "net",
	ogr: "org",
	orgg: "org",
};

/** The ending that was meant if a host or an email address ends in one that doesn't exist. */
export const findMeantEnding = (host: string): string | undefined => slippedEndings[host.slice(host.lastIndexOf(".") + 1).toLowerCase()];

/** A phone number as phones dial it: in the US, area code and exchange begin with 2 to 9. */
const fullNumber = /^(?:\+1[2-9]\d\d[2-9]\d{6}|\+(?!1)[2-9]\d{7,14})$/;

const isNumber = (text: string): boolean => fullNumber.test(text) || /^(?:911|988)$/.test(text);

/** The parts of an address; undefined if it has none. Not by `URL.canParse`, which refuses umlauts once V8 has compiled it (Node 20). */
export const parseAddress = (address: string): URL | undefined => {
	try {
		return new URL(address);
	} catch {
		return undefined;
	}
};

/** The host of an address without www; empty if there's none. */
export const getHost = (address: string): string => parseAddress(address)?.hostname.replace(/^www\./, "") ?? "";

const hostForm = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;
const privateHost = /^localhost$|^\[|^[\d.]+$|\.(?:local|localhost|internal|lan|home|test|invalid)$/;

const findHostFault = (host: string): Fault | undefined => {
	const meant = findMeantEnding(host);
	if (privateHost.test(host)) return { expected: "a site that everyone can open", remedy: `Nobody else can open ${host}. Write the site's public address.` };
	if (!hostForm.test(host) || /^www\.[^.]+$/.test(host))
		return {
			expected: "the whole name of the site after https://, such as https://www.example.com",
			remedy: "Open the page in a browser, and copy its address.",
		};
	if (meant) return { expected: `a site's name with an ending that exists, such as .${meant}`, remedy: `Write .${meant} at the end of the name.` };
	return undefined;
};

/** The address without the parts that track visitors; undefined if it has none. */
const withoutTrackers = (address: string): string | undefined => {
	const [, start = "", query = "", hash = ""] = /^([^?#]*)\?([^#]*)(#.*)?$/.exec(address) ?? [];
	const parts = query.split("&");
	const kept = parts.filter((part) => !trackers.test(part.split("=")[0] ?? ""));
	return kept.length === parts.length ? undefined : `${start}${kept.length > 0 ? `?${kept.join("&")}` : ""}${hash}`;
};

/** A bracket at the end may belong to the address, such as one of an encyclopedia. */
const hasBalancedEnd = (address: string): boolean => address.endsWith(")") && (address.match(/\(/g)?.length ?? 0) >= (address.match(/\)/g)?.length ?? 0);

const findTailFault = (address: string): Fault | undefined => {
	const clean = withoutTrackers(address);
	if (clean !== undefined) return { expected: "an address without parts that track visitors", remedy: `Write "${clean}".` };
	const sign = /["'“”‘’<>{}|^`\\]/.exec(address)?.[0];
	if (sign) return { expected: `an address without the sign ${sign}`, remedy: "Remove the sign, or copy the address from the browser again." };
	if (/[.,;:!?)\]…]$/.test(address) && !hasBalancedEnd(address))
		return { expected: "an address without punctuation at its end", remedy: `Write "${address.replace(/[.,;:!?)\]…]+$/, "")}".` };
	return undefined;
};

/** Pages that only lead on to another one, and count who was there. */
const leadOn = /^https:\/\/(?:lm?\.(?:facebook|instagram)\.com\/|(?:www\.)?google\.[a-z.]+\/url\?)/i;

const findWebFault = (address: string): Fault | undefined => {
	const rest = address.slice("https://".length);
	if (/^[a-z]*:?\/\//i.test(rest) || /^https?:/i.test(rest))
		return { expected: "https:// once", remedy: `Write "https://${rest.replace(/^(?:[a-z]*:?\/\/|https?:\/*)+/i, "")}".` };
	const url = parseAddress(address);
	if (url?.username || url?.password)
		return { expected: "an address without a user name or a password", remedy: "Remove everything between https:// and @, and the @." };
	if (leadOn.test(address))
		return { expected: "the page itself, not an address that leads on to it", remedy: "Open the link in a browser, and copy the address of the page." };
	return findHostFault(url?.hostname ?? "") ?? findTailFault(address);
};

const findDialedFault = (scheme: string, rest: string): Fault | undefined =>
	isNumber(rest)
		? undefined
		: {
				expected: `${scheme} and the whole number, such as ${scheme}+19185550142`,
				remedy: "Write a plus sign, 1, the area code and the number, without blanks.",
			};

const findMailFault = (rest: string): Fault | undefined => {
	const [mailbox = ""] = rest.split("?");
	if (z.email().safeParse(mailbox).success) return undefined;
	return { expected: "mailto: and an email address, such as mailto:hello@example.com", remedy: "Correct the email address." };
};

const bareHost = /^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;

/** An address whose beginning isn't one of those that links have. */
const findStartFault = (address: string): Fault => {
	const slipped = /^h?t?t?p?s?:?\/{1,3}(?=[\w-]+\.)|^https?:?(?:\/\/?)?(?=[\w-]+\.)|^[a-z]{3,6}:\/\//i.exec(address)?.[0];
	if (/^http:\/\//i.test(address))
		return { expected: "https:// instead of http://", remedy: `Write "https://${address.slice(7)}", and try whether the page opens there.` };
	if (/^https:\/\//i.test(address)) return { expected: "https:// in small letters", remedy: `Write "https://${address.slice(8)}".` };
	if (bareHost.test(address) && !/^https?\./i.test(address)) return { expected: "https:// at the beginning", remedy: `Write "https://${address}".` };
	if (slipped && !/^(?:ftp|file|data|ws|wss):/i.test(address))
		return { expected: "https:// at the beginning, with a colon and two slashes", remedy: `Write "https://${address.slice(slipped.length)}".` };
	const scheme = /^[a-z][\w+.-]*:/i.exec(address)?.[0];
	return { expected: anyAddress, remedy: scheme ? `Write the address of a page. A link can't begin with "${scheme}".` : "Write the address of a page." };
};

/** Blanks, and signs that can't be seen. */
const findBlanksFault = (address: string): Fault | undefined => {
	const joined = address.replace(/[\s\u200b-\u200f\u2060\ufeff]+/g, "");
	if (joined === address) return undefined;
	const isOutside = address.trim() === joined || /^(?:tel|sms|mailto):/.test(joined);
	return {
		expected: "an address without blanks",
		remedy: isOutside ? `Write "${joined}".` : "Remove the blanks, or write %20 for each one that belongs to the address.",
	};
};

/**
 * What's wrong with where a link leads: a page of this site (`/about`), a place on the page (`#faqs`), `tel:`, `sms:`, `mailto:` or another site by https;
 * undefined if nothing is.
 */
export const findAddressFault = (address: string): Fault | undefined => {
	const blanks = findBlanksFault(address);
	if (blanks) return blanks;
	if (/^\/\/[\w-]+\.[\w.-]+/.test(address)) return { expected: anyAddress, remedy: `Write "https:${address}".` };
	if (address.startsWith("/")) return findTailFault(address);
	if (address.startsWith("#"))
		return /^#[\w-]+$/.test(address) ? undefined : { expected: "# and the name of a place on the page, such as #faqs", remedy: "Correct the name." };
	const scheme = /^(?:tel|sms|mailto):/.exec(address)?.[0];
	if (scheme) return scheme === "mailto:" ? findMailFault(address.slice(scheme.length)) : findDialedFault(scheme, address.slice(scheme.length));
	return /^https:\/\//.test(address) ? findWebFault(address) : findStartFault(address);
};

/** As `findAddressFault`, for what has to be on another site, such as a booking page. */
export const findOutsideFault = (address: string): Fault | undefined => {
	const expected = "another site's address that starts with https://";
	if (/^(?:\/(?!\/)|#|(?:tel|sms|mailto):)/.test(address)) return { expected, remedy: "Open the page in a browser, and copy its address." };
	const fault = findAddressFault(address);
	return fault?.expected === anyAddress ? { ...fault, expected } : fault;
};

/** As `findOutsideFault`, for a site's own address: no page of it, and no slash at the end. */
export const findOriginFault = (address: string): Fault | undefined => {
	const fault = findOutsideFault(address);
	if (fault) return fault;
	const { origin } = new URL(address);
	return origin === address ? undefined : { expected: "https:// and the site's name alone, without a slash or a page after it", remedy: `Write "${origin}".` };
};
