import type { Problem, Problems } from "../../problems";
import type { ShownText } from "../../schemas/entry-fields";

/** Words that the site never says (docs/specification.md R64), each with the reason. */
const banned: readonly (readonly [pattern: RegExp, why: string])[] = [
	[/same active ingredient as/i, "compounded drugs are not compared with brands"],
	[/generic\s+(?:ozempic|wegovy|mounjaro|zepbound)/i, "there is no such product"],
	[/clinically[\s-]+proven/i, "nobody here can prove it"],
	[/guarantee(?:d|s)?\b/i, "no result is certain"],
	[/\bcur(?:e|es|ed|ing)\b/i, "no treatment here claims to"],
	[
		/\bbest (?:med(?:ical)?[\s-]?spa|in (?:oklahoma|tulsa|broken arrow))/i,
		"nobody can check a superlative",
	],
	[
		/\b(?:number one|#1|world[\s-]class|state[\s-]of[\s-]the[\s-]art|cutting[\s-]edge|miracle|anti-?aging|painless|risk[\s-]free|no side effects|permanent(?:ly)? (?:removes|results|solution))\b/i,
		"it's an advertising word without a fact",
	],
	[
		/\b(?:detox(?:ify|ifies|ification)?|boosts? (?:your )?immun\w*|prevents? (?:illness|disease|colds))\b/i,
		"it's a health claim that can't be made",
	],
	[/(?<!<|#[A-Z]{2,6})!(?!\[)/, "texts have no exclamation marks"],
];
const trademark =
	/\b(?:botox|dysport|xeomin|daxxify|juv[eé]derm|restylane|ozempic|wegovy|mounjaro|zepbound)\b/i;

/** The law sets these sentences for supplements (21 CFR 101.93). */
const supplementDisclaimer =
	"This statement has not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.";

/** The FDA's own words for what the device is cleared for. */
const clearance = "“permanent hair reduction”";

const denial = /(?:not|never|n[’']t)\s+(?:been\s+)?(?:reviewed or\s+)?$/i;

/** Near "compounded", "FDA-approved" may only be denied. */
const findCompoundedClaim = (text: string) =>
	[...text.matchAll(/FDA[\s-]+(?:approved|cleared)/gi)].find(({ 0: hit, index }) => {
		const around = text.slice(Math.max(0, index - 200), index + hit.length + 200);
		return /compounded/i.test(around) && !denial.test(text.slice(Math.max(0, index - 24), index));
	})?.[0];

export function* checkWording({ file, path, text: whole, shape }: ShownText): Problems {
	if (file === "content/site.json" || file === "content/synonyms.json") return;
	const text = whole.replace(supplementDisclaimer, "").replace(clearance, "");
	const refuse = (hit: string, why: string): Problem => ({
		file,
		path,
		message: `“${hit}” may not be said: ${why}. Say plainly what happens instead.`,
	});
	for (const [pattern, why] of banned) {
		const hit = pattern.exec(text)?.[0];
		if (hit) yield refuse(hit, why);
	}
	const brand = shape.names ? undefined : trademark.exec(text)?.[0];
	if (brand) yield refuse(brand, "trademarks are named in the field brands, not in running text");
	const claim = findCompoundedClaim(text);
	if (claim) yield refuse(claim, "compounded drugs may only be said not to be FDA-approved");
}
