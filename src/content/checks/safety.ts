import { countWords, getProse } from "../../schemas/entry-fields";
import { type Problem, problemAt } from "../../schemas/problem";
import { type Content, getCollection } from "../collections";
import { listEntries } from "../entries";

/** Wording that only content/statements.json may have, and what other texts have instead. */
const saidOnce: readonly (readonly [pattern: RegExp, statement: string])[] = [
	[
		/\b(?:white|mottled|blotchy|dusky|blanch\w*)\b[^.]*(?:\bcall\b|\b911\b|\bemergency\b)/i,
		"{vascularOcclusion}",
	],
	[/\bboxed warning/i, "a {boxedWarning…} in boxedWarnings"],
	[
		/not intended to (?:diagnose|treat)|not been evaluated by the (?:FDA|Food and Drug)/i,
		"{supplementDisclaimer}",
	],
];

export function* checkSafety(content: Content): Iterable<Problem> {
	const seen = new Map<string, { file: string; path: string }>();
	for (const { name, entry, fields } of listEntries(content)) {
		const prose = getProse(fields);
		const texts = prose.map(({ text }) => text);
		const { page, fewestWords = 0, schema } = getCollection(name);
		const isReviewed =
			Object.hasOwn(schema.shape, "review") || Object.hasOwn(schema.shape, "reviewer");
		if (
			page &&
			isReviewed &&
			texts.some((text) => text.includes("{phone")) &&
			!texts.some((text) => text.includes("{afterHours}"))
		)
			yield problemAt(
				entry,
				"",
				"The page gives a number to call. It also has to say what to do while nobody answers: add {afterHours} there.",
			);
		const words = countWords(
			prose.flatMap(({ path, text }) => (path.startsWith("seo.") ? [] : [text])).join(" "),
		);
		if (words < fewestWords)
			yield problemAt(
				entry,
				"",
				`It has ${words} words, and needs ${fewestWords}. Say more of what a visitor asks.`,
			);
		for (const { path, text } of prose) {
			for (const [pattern, statement] of name === "statements" ? [] : saidOnce) {
				const hit = pattern.exec(text)?.[0];
				if (hit)
					yield problemAt(
						entry,
						path,
						`“${hit}” is said once for all pages, in content/statements.json. Use ${statement} in its place.`,
					);
			}
			// No two pages share a paragraph or a head (R68).
			const isHead = path === "seo.title" || path === "seo.description";
			const isOwn = page && !/^(?:notices|boxedWarnings)/.test(path);
			if (!isHead && !(isOwn && countWords(text) >= 12)) continue;
			const key = `${isHead ? path : ""} ${text.trim().toLowerCase()}`;
			const first = seen.get(key) ?? { file: entry.file, path };
			seen.set(key, first);
			if (first.file !== entry.file)
				yield problemAt(
					entry,
					path,
					`It's the text of ${first.path} in ${first.file}. No two pages share a paragraph or a head: change it here or there.`,
				);
		}
	}
}
