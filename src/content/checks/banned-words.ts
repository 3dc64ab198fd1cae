import type { Problem } from "../problem";

interface BannedWord {
	pattern: RegExp;
	why: string;
	/** The paths of an entry where it may be used. */
	allowedIn?: RegExp;
}

/** What the site never says (docs/specification.md R64). */
export const bannedWords: readonly BannedWord[] = [
	{ pattern: /same active ingredient as/i, why: "compounded drugs are not compared with brands" },
	{ pattern: /generic\s+(ozempic|wegovy|mounjaro|zepbound)/i, why: "there is no such product" },
	{
		pattern: /\b(botox|dysport|xeomin|daxxify|juv[eé]derm|restylane|ozempic|wegovy|mounjaro|zepbound)\b/i,
		why: "trademarks are named in brands, once and correctly, not in running text",
		allowedIn: /^(brands|seo\.keywords|\[\d+\]\.source)\b/,
	},
	{ pattern: /clinically[\s-]+proven/i, why: "a claim nobody here can prove" },
	{ pattern: /guarantee(d|s)?\b/i, why: "no result is certain" },
	{ pattern: /\bcur(e|es|ed|ing)\b/i, why: "no treatment here claims to" },
	{ pattern: /\bbest (med(ical)?[\s-]?spa|in (oklahoma|tulsa|broken arrow))/i, why: "a superlative nobody can check" },
	{
		pattern:
			/\b(number one|#1|world[\s-]class|state[\s-]of[\s-]the[\s-]art|cutting[\s-]edge|miracle|anti-?aging|painless|risk[\s-]free|no side effects|permanent(ly)? (removes|results|solution))\b/i,
		why: "an advertising word without a fact",
	},
	{
		pattern: /\b(detox(ify|ifies|ification)?|boosts? (your )?immun\w*|prevents? (illness|disease|colds))\b/i,
		why: "a disease or health claim that cannot be made",
	},
	// A comment, a picture and an error of a spreadsheet are problems of their own (markup.ts, leftovers.ts).
	{ pattern: /(?<!<|#[A-Z]{2,6})!(?!\[)/, why: "no exclamation marks" },
];

/** The sentences that a law sets for supplements (21 CFR 101.93), the only place for the word "cure". */
const supplementDisclaimer =
	"This statement has not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.";

/** The device's clearance, as the FDA words it, isn't a promise of ours. */
const clearance = "“permanent hair reduction”";

const approved = /FDA[\s-]+(approved|cleared)/gi;
const denial = /(not|never|n[’']t)\s+(been\s+)?(reviewed or\s+)?$/i;

/** "FDA-approved" within 200 characters of "compounded" is only allowed as a denial. */
const findCompoundedClaim = (text: string): string | undefined => {
	for (const hit of text.matchAll(approved)) {
		const around = text.slice(Math.max(0, hit.index - 200), hit.index + hit[0].length + 200);
		if (/compounded/i.test(around) && !denial.test(text.slice(Math.max(0, hit.index - 24), hit.index))) return hit[0];
	}
	return undefined;
};

/** Problems with the words of one text. */
export const checkWording = (file: string, path: string, whole: string): Problem[] => {
	const text = whole.replace(supplementDisclaimer, "").replace(clearance, "");
	const hits = bannedWords.flatMap(({ pattern, why, allowedIn }) => {
		const hit = allowedIn?.test(path) ? null : pattern.exec(text);
		return hit ? [{ hit: hit[0], why }] : [];
	});
	const claim = findCompoundedClaim(text);
	if (claim) hits.push({ hit: claim, why: "compounded drugs may only be said not to be FDA-approved" });
	return hits.map(({ hit, why }) => ({
		file,
		path,
		found: `"${hit}"`,
		expected: `wording without it: ${why}`,
		remedy: "Say plainly what happens instead; the list is in src/content/checks/banned-words.ts.",
	}));
};
