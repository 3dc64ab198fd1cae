import { months } from "../time/months";

/** Facts of site.json by the name of their placeholder, such as `{phone}` in texts. */
export type Facts = Readonly<Record<string, string>>;

const placeholderPattern = /\{([^{}]*)\}/g;

/** Replaces placeholders. Unknown ones stay. */
export const fillPlaceholders = (text: string, facts: Facts): string =>
	text.replace(placeholderPattern, (whole, name: string) => (Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole));

export type TextPart = string | { readonly label: string; readonly href: string };

const link = String.raw`\[([^[\]]+)\]\(([^()\s]+)\)`;
const linkPattern = new RegExp(link, "g");

/** A phone number of the US, or an emergency line's; what begins with a mark is an amount, or the end of a longer number. */
const phone = String.raw`(?:\+?\b1[ .-])?(?:\(\d{3}\)|\b\d{3})[ .-]\d{3}[ .-]\d{4}\b|[$.,-]?\b(?:911|988)\b`;
const linkOrPhonePattern = new RegExp(`${link}|${phone}`, "g");

/** "sms:" after "text" alone, else "tel:". */
const toPhoneHref = (shown: string, before: string): string => {
	const digits = shown.replace(/\D/g, "");
	return `${/(?:^|[^r] )text $/i.test(before) ? "sms" : "tel"}:${digits.replace(/^1?(?=\d{10}$)/, "+1")}`;
};

/** A text in its parts, in their order. A phone number is a link. */
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

/** A text whose links are their words alone, for places that can't hold a link. */
export const stripLinks = (text: string): string => text.replace(linkPattern, "$1");

export const findLinkTargets = (text: string): string[] => [...text.matchAll(linkPattern)].map(([, , href = ""]) => href);

const number = String.raw`\$?\d[\d.,:]*`;
const unit = "(?:am|pm|[mcn]?m|mc?g|mL|fl oz|°[CF]|min|percent|(?:minute|hour|day|week|month|year|session|unit)s?)";

/** What reads badly in two halves. Nothing of it is longer than about 14 characters, so that it fits into a narrow column. */
const unbreakablePattern = new RegExp(
	`(${[
		// (918) 555-0142
		String.raw`\(\d{3}\) \d{3}-\d{4}`,
		// December 31; October 14, without its year; April 2026
		String.raw`\b(?:${months.join("|")}) \d{1,4}\b,?`,
		// SPF 30; OK 74012
		String.raw`\b(?:SPF \d+|[A-Z]{2} \d{5})\b`,
		// 5 pm; 2.5 mm; 7–10 days
		String.raw`${number}(?:–${number})? ${unit}\b`,
		// $110–$150
		`${number}–${number}`,
		// Licensed Esthetician / Certified Laser Technician: a slash doesn't begin a line
		String.raw`\b\w{1,12} /(?= )`,
		// FNP-C; GLP-1; Light-Based: up to 14 characters
		String.raw`\b(?![\w’–-]{15})\w+(?:[–-][\w’]+)+`,
	].join("|")})`,
);

/**
 * A text in its parts: every second one must not break across lines, from the second on (the first is empty if the text begins with such a
 * part). The characters stay as they are: joined again, the parts are the text.
 */
export const splitUnbreakable = (text: string): string[] => text.split(unbreakablePattern);
