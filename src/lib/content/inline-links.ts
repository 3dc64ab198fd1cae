/** A part of a text: words, or a link written `[words](/path)`. */
export type TextPart = string | { readonly label: string; readonly href: string };

const pattern = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** A text in its parts, in their order. */
export const splitLinks = (text: string): TextPart[] => {
	const parts: TextPart[] = [];
	let end = 0;
	for (const { 0: whole, 1: label = "", 2: href = "", index } of text.matchAll(pattern)) {
		if (index > end) parts.push(text.slice(end, index));
		parts.push({ label, href });
		end = index + whole.length;
	}
	if (end < text.length) parts.push(text.slice(end));
	return parts;
};

/** A text whose links are their words alone, for places that can't hold a link. */
export const stripLinks = (text: string): string => text.replace(pattern, "$1");

/** The addresses that a text links to. */
export const findLinkTargets = (text: string): string[] => splitLinks(text).flatMap((part) => (typeof part === "string" ? [] : [part.href]));
