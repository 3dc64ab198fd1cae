/**
 * A text without what phones and copied contacts add: wide letters, hyphens of typesetting, special spaces, invisible marks. It's cut where
 * it's too long anyway, because the patterns below would take seconds for 64 kB.
 */
const plain = (text: string): string =>
	text
		.slice(0, 500)
		.normalize("NFKC")
		.replace(/\p{Cf}/gu, "")
		.replace(/[\p{Pd}\u2212]/gu, "-")
		.replace(/\p{Zs}+/gu, " ")
		.trim();

/** A phone number as it's kept: the number, and "ext. 12" if it has an extension. What kind it is, such as "(cell)", goes. */
export const cleanPhone = (text: string): string => {
	const typed = plain(text);
	const number = typed
		.replace(/^tel:\s*/i, "")
		.replace(/[\s,;]*\((?:cell|mobile|home|work|office)(?: phone)?\)|[\s.,;]+$/gi, "")
		.replace(/[\s,;]*(?:extension|ext|x|#)[.:=]?\s*(\d{1,6})$/i, " ext. $1");
	// If there's nothing else, it's no number, and nothing isn't what was typed.
	return number || typed;
};

/** An email address as it's kept: without what it's copied with ("Maria <maria@example.com>"), with a plain apostrophe and its domain in small letters. */
export const cleanEmail = (text: string): string => {
	const typed = plain(text);
	const address = typed
		.replace(/^(?:.*<)?(?:mailto:\s*)?/i, "")
		.replace(/[>\s.,;]+$/, "")
		.replace(/[\u2018\u2019\u02bc]/g, "'")
		.replace(/@.*/, (domain) => domain.toLowerCase());
	return address || typed;
};

/** Whether it can be a phone number anywhere. The server asks more, with a package that's too big for browsers (src/server/form-definitions.ts). */
export const looksLikePhone = (value: string): boolean => /^(?:[\s().+/-]*\d){8,18}[\s()./-]*(?: ext\. \d+)?$/.test(value);

/** Big providers, each with the ways its name is often misspelled. All of them are at .com. */
const providers = [
	"gmail gamil gmial gmai gmal gmil gmali gnail gmaill",
	"yahoo yaho yahooo yhoo yahho",
	"hotmail hotmial hotmal hotmai hotmil hormail",
	"outlook outlok outloo outlock oulook",
	"icloud iclod icoud icould iclould",
	"aol",
].map((names) => names.split(" "));

/** Typed for .com by mistake: endings that don't exist. */
const noEnding = /^(con|cmo|comm|coom|ocm|cpm|vom|xom)$/;
/** The same, but these are countries'. The providers above have no addresses there. */
const countryEnding = /^(co|cm|om)$/;

/** The address that was probably meant, if in a clean one the name of its provider or its ending looks misspelled. */
export const suggestEmail = (email: string): string | undefined => {
	const [, local = "", name = "", ending = ""] = /^(.+)@(.+)\.(\w+)$/.exec(email) ?? [];
	const provider = providers.find((names) => names.includes(name))?.[0];
	const isCom = ending === "com" || noEnding.test(ending) || (provider && countryEnding.test(ending));
	const suggestion = `${local}@${provider ?? name}.com`;
	return isCom && suggestion !== email ? suggestion : undefined;
};
