import { months } from "../time/months";

export type Facts = Readonly<Record<string, string>>;

const placeholderPattern = /\{([^{}]*)\}/g;

export const fillPlaceholders = (text: string, facts: Facts): string =>
	text.replace(placeholderPattern, (whole, name: string) =>
		Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole,
	);

export type TextPart = string | { readonly label: string; readonly href: string };

const link = String.raw`\[([^[\]]+)\]\(([^()\s]+)\)`;
const linkPattern = new RegExp(link, "g");

/**
 * A US phone number, or 911 or 988. One of `$.,-` before those two tells that they're no number to
 * call.
 */
const phone = String.raw`(?:\+?\b1[ .-])?(?:\(\d{3}\)|\b\d{3})[ .-]\d{3}[ .-]\d{4}\b|[$.,-]?\b(?:911|988)\b`;
const linkOrPhonePattern = new RegExp(`${link}|${phone}`, "g");

/** "sms:" after "text", but "tel:" after "call or text". */
const toPhoneHref = (shown: string, before: string): string => {
	const digits = shown.replace(/\D/g, "");
	return `${/(?:^|[^r] )text $/i.test(before) ? "sms" : "tel"}:${digits.replace(/^1?(?=\d{10}$)/, "+1")}`;
};

export const splitLinks = (text: string): TextPart[] => {
	const parts: TextPart[] = [];
	let end = 0;
	for (const { 0: whole, 1: label = whole, 2: href, index } of text.matchAll(linkOrPhonePattern)) {
		if (/^[$.,-]/.test(whole)) continue;
		if (index > end) parts.push(text.slice(end, index));
		parts.push({ label, href: href ?? toPhoneHref(whole, text.slice(0, index)) });
		end = index + whole.length;
	}
	if (end < text.length) parts.push(text.slice(end));
	return parts;
};

export const stripLinks = (text: string): string => text.replace(linkPattern, "$1");

export const findLinkTargets = (text: string): string[] =>
	[...text.matchAll(linkPattern)].map(([, , href = ""]) => href);

const number = String.raw`\$?\d[\d.,:]*`;
const unit =
	"(?:am|pm|[mcn]?m|mc?g|mL|fl oz|°[CF]|min|percent|(?:minute|hour|day|week|month|year|session|unit)s?)";

/**
 * What a line break must not divide. Matches have about 14 characters at most, to fit narrow
 * columns.
 */
const unbreakablePattern = new RegExp(
	`(${[
		// (918) 555-0142
		String.raw`\(\d{3}\) \d{3}-\d{4}`,
		// December 31; April 2026
		String.raw`\b(?:${months.join("|")}) \d{1,4}\b,?`,
		// SPF 30; OK 74012
		String.raw`\b(?:SPF \d+|[A-Z]{2} \d{5})\b`,
		// 5 pm; 2.5 mm; 7–10 days
		String.raw`${number}(?:–${number})? ${unit}\b`,
		// $110–$150
		`${number}–${number}`,
		// No slash begins a line.
		String.raw`\b\w{1,12} /(?= )`,
		// FNP-C; Light-Based: up to 14 characters
		String.raw`\b(?![\w’–-]{15})\w+(?:[–-][\w’]+)+`,
	].join("|")})`,
);

/** Splits a text into parts, of which every second one must not be broken across lines. */
export const splitUnbreakable = (text: string): string[] => text.split(unbreakablePattern);
