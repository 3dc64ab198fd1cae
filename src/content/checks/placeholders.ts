import { getFacts } from "../../lib/business/facts";
import type { Problems } from "../../problems";
import { listNames, suggest } from "../../problems/suggest";
import type { ShownText } from "../../schemas/entry-fields";
import type { Content } from "../collections";
import { applyRules, type TextRule } from "./raw-text";

export function* checkPlaceholders(
	{ file, path, text, shape }: ShownText,
	{ site: [site], statements, reviews }: Content,
): Problems {
	if (!site || !/[{}]/.test(text)) return;
	const getValues = <T>(entries: readonly { readonly value: T }[]): T[] =>
		entries.map(({ value }) => value);
	// Statements can't name each other. The page itself replaces {topic}.
	const usable = file.endsWith("/statements.json") ? [] : getValues(statements);
	const names = Object.keys(getFacts(site.value, usable, getValues(reviews)));
	const allowed = shape.facts ? names : path.startsWith("textMessage.about") ? ["topic"] : [];
	for (const [whole, name = ""] of text.matchAll(/\{([^{}]*)\}/g)) {
		if (allowed.includes(name)) continue;
		const meant = suggest(name.trim(), allowed);
		const fix = meant
			? `Did you mean {${meant}}?`
			: `There are ${listNames(allowed.map((each) => `{${each}}`))}.`;
		const message =
			allowed.length > 0
				? `There's no fact ${whole}. ${fix}`
				: `${whole} isn't replaced in this field. Say it in words: names in braces work in paragraphs, lists, questions and answers.`;
		yield { file, path, message };
	}
	if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, "")))
		yield {
			file,
			path,
			message: "There's one brace without the other. A name has both, such as {phone}.",
		};
	if (/(?<=\p{L})\{|\}(?=\p{L})/u.test(text))
		yield { file, path, message: "A space is missing between a word and a name in braces." };
}

const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds facts that a text writes out: they'd stay when site.json changes. */
const createFactRules = ({
	phone,
	email,
	address,
	url,
}: Content["site"][number]["value"]): TextRule[] => {
	const [, area = "", exchange = ""] = /^\+1(\d{3})(\d{3})/.exec(phone.e164) ?? [];
	const street = address.street.trim().split(/\s+/).map(quote).join("\\.?\\s+");
	const typed = (source: string, name: string): TextRule => ({
		pattern: new RegExp(source, "i"),
		fix: `Type ${name} in its place: the fact is written once, in content/site.json.`,
	});
	return [
		typed(
			`(?:\\+?1[\\s.-]*)?\\(?\\b${area}\\)?[\\s.–-]*${exchange}(?:[\\s.–-]*\\d{4})?\\b`,
			"{phone}",
		),
		typed(`[\\w.+-]+@${quote(email.split("@")[1] ?? "")}`, "{email}"),
		typed(
			`(?:https?://)?(?:www\\.)?${quote(new URL(url).hostname.replace(/^www\./, ""))}`,
			"a link such as [words](/contact)",
		),
		typed(`\\b${street}\\b(?:.{0,40}\\b${address.postalCode}\\b)?`, "{street} or {address}"),
		typed(`\\b(?:${address.region}\\s+)?${address.postalCode}\\b`, "{address}"),
	];
};

export function* checkTypedFacts(shown: ShownText, { site: [site] }: Content): Problems {
	if (site && shown.file !== site.file) yield* applyRules(createFactRules(site.value), shown);
}
