import { splitLinks } from "../../lib/content/inline-links";
import type { Content } from "../load";
import type { Problem } from "../problem";
import type { ContentFile } from "../reading/file";
import { checkCharacters } from "./characters";
import { traceRules, unfinishedRules } from "./leftovers";
import { hasMarks, markupRules } from "./markup";
import { createBraceRules, hasBraces, readFacts } from "./placeholders";
import { findShownTexts, type ShownText } from "./shown-texts";
import { slipRules } from "./slips";
import { applyRules, type TextRule } from "./text-rules";
import { createFactRules } from "./typed-facts";

/** The text with its links as their words. What looks like a picture keeps its brackets. */
const withoutLinks = (text: string): string =>
	text.includes("](") && !text.includes("![")
		? splitLinks(text)
				.map((part) => (typeof part === "string" ? part : part.label))
				.join("")
		: text;

interface RuleSets {
	readonly facts: readonly TextRule[];
	readonly braces: readonly TextRule[];
}

const createRules = (content: Content): RuleSets => {
	const [site] = content.site;
	const facts = readFacts(content);
	const statements = content.statements.map(({ value }) => value.name);
	return { facts: site ? createFactRules(site.value) : [], braces: facts ? createBraceRules(facts, statements) : [] };
};

const checkText = (shown: ShownText, { facts, braces }: RuleSets): Problem[] => {
	const text = withoutLinks(shown.text);
	const rules = [
		...(shown.file === "content/site.json" ? [] : facts),
		...traceRules,
		...(hasBraces(text) ? braces : []),
		...(hasMarks(text) ? markupRules : []),
		...unfinishedRules,
		...slipRules,
	];
	return [...checkCharacters(shown), ...applyRules(rules, { ...shown, text })];
};

/**
 * What a visitor would stumble over in any text: letters that went wrong, HTML, Markdown, braces that aren't replaced, facts written out, and notes of
 * whoever wrote it.
 */
export const checkTextForms = (content: Content, { files }: { readonly files: readonly ContentFile[] }): Problem[] => {
	const rules = createRules(content);
	return findShownTexts(files).flatMap((shown) => checkText(shown, rules));
};
