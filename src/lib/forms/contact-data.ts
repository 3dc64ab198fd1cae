/**
 * Text without what phones and copied contacts add. It's cut, because the patterns below are slow
 * on long texts.
 */
const plain = (text: string): string =>
	text
		.slice(0, 500)
		.normalize("NFKC")
		.replace(/\p{Cf}/gu, "")
		.replace(/[\p{Pd}\u2212]/gu, "-")
		.replace(/\p{Zs}+/gu, " ")
		.trim();

/** A phone number as it's stored: "ext. 12" for an extension, and no words such as "(cell)". */
export const cleanPhone = (text: string): string => {
	const typed = plain(text);
	const number = typed
		.replace(/^tel:\s*/i, "")
		.replace(/[\s,;]*\((?:cell|mobile|home|work|office)(?: phone)?\)|[\s.,;]+$/gi, "")
		.replace(/[\s,;]*(?:extension|ext|x|#)[.:=]?\s*(\d{1,6})$/i, " ext. $1");
	// Don't empty what somebody typed: the check then says what's wrong with it.
	return number || typed;
};

/** An email address as it's stored, without what it's copied with: "Maria <maria@example.com>". */
export const cleanEmail = (text: string): string => {
	const typed = plain(text);
	const address = typed
		.replace(/^(?:.*<)?(?:mailto:\s*)?/i, "")
		.replace(/[>\s.,;]+$/, "")
		.replace(/[\u2018\u2019\u02bc]/g, "'")
		.replace(/@.*/, (domain) => domain.toLowerCase());
	return address || typed;
};

/**
 * Whether it can be a number in any country. The server checks more, with a package that's too big
 * for browsers.
 */
export const looksLikePhone = (value: string): boolean =>
	/^(?:[\s().+/-]*\d){8,18}[\s()./-]*(?: ext\. \d+)?$/.test(value);

/** Big providers, each with frequent misspellings of its name. All of them are at .com. */
const providers = [
	"gmail gamil gmial gmai gmal gmil gmali gnail gmaill",
	"yahoo yaho yahooo yhoo yahho",
	"hotmail hotmial hotmal hotmai hotmil hormail",
	"outlook outlok outloo outlock oulook",
	"icloud iclod icoud icould iclould",
	"aol",
].map((names) => names.split(" "));

/** Misspellings of .com that are no domain. */
const noEnding = /^(con|cmo|comm|coom|ocm|cpm|vom|xom)$/;
/** These are domains of countries, but the providers above have no addresses there. */
const countryEnding = /^(co|cm|om)$/;

/** The address that was probably meant. @returns undefined if it looks right */
export const suggestEmail = (email: string): string | undefined => {
	const [, local = "", name = "", ending = ""] = /^(.+)@(.+)\.(\w+)$/.exec(email) ?? [];
	const provider = providers.find((names) => names.includes(name))?.[0];
	const isCom =
		ending === "com" || noEnding.test(ending) || (provider && countryEnding.test(ending));
	const suggestion = `${local}@${provider ?? name}.com`;
	return isCom && suggestion !== email ? suggestion : undefined;
};
