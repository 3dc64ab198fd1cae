import { stripLinks } from "../../lib/text/markup";
import { countWords, getProse } from "../../schemas/fields";
import { type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import { type CollectionEntry, type Content, getCollection } from "../collections";
import { listEntries } from "../fields";
import { orderedProcedures, type Procedure } from "../team/license";

type Service = CollectionEntry<"services">;

/** Medicines whose labels have a boxed warning: how texts name them, and the statement that holds the warning. */
const boxedDrugs: readonly (readonly [pattern: RegExp, procedure: Procedure, statement: string])[] = [
	[/semaglutide|tirzepatide/i, "prescription", "boxedWarningGlp1"],
	[/botulinum toxin/i, "injection", "boxedWarningToxin"],
	[/bupropion/i, "prescription", "boxedWarningBupropion"],
	[/metformin/i, "prescription", "boxedWarningMetformin"],
	[/estradiol|estrogen/i, "prescription", "boxedWarningEstrogen"],
	[/testosterone/i, "prescription", "boxedWarningTestosterone"],
];

/** How a text names a vessel that an injection has blocked. */
const blockedVessel = /\bocclusion\b|\bblock\w*\b[^.]{0,30}\b(?:blood )?vessels?\b|\b(?:into|on) a blood vessel\b/i;

/** What the page of a treatment has to say (docs/specification.md R65, R79). */
function* checkService(entry: LoadedEntry<Service>, texts: readonly string[]): Iterable<Problem> {
	const { aboutTreatment, boxedWarnings, description, notices, prices, procedure, slug, title, whatToExpect } = entry.value;
	const offer = stripLinks([title, description, ...aboutTreatment, ...prices.map(({ name }) => name)].join(" "));
	if (orderedProcedures.includes(procedure) && !whatToExpect.before.includes("{examination}"))
		yield problemAt(entry, "whatToExpect.before", `A prescriber examines the client before ${procedure}. Add {examination} to the text.`);
	for (const [pattern, needed, statement] of boxedDrugs) {
		const drug = procedure === needed && pattern.exec(offer)?.[0];
		if (drug && !boxedWarnings.some((text) => text.includes(`{${statement}}`)))
			yield problemAt(entry, "boxedWarnings", `The page offers ${drug}, whose label has a boxed warning. Add "{${statement}}".`);
	}
	if (procedure === "injection" && texts.some((text) => blockedVessel.test(text)) && !texts.some((text) => text.includes("{vascularOcclusion}")))
		yield problemAt(entry, "postCare", "The page names the risk of a blocked vessel. Add {vascularOcclusion}, which says what to do.");
	if (
		(/compounded|peptide|semaglutide|tirzepatide|glp-1/i.test(`${title} ${slug}`) || /weight/i.test(slug)) &&
		!notices.some((text) => /compounded[^.]*\bnot\b[^.]*FDA[\s-]approved/i.test(text))
	)
		yield problemAt(entry, "notices", "The page has to say that compounded drugs are not FDA-approved. Add the sentence.");
}

/** What content/statements.json says, and what no other text may say in its own words. */
const saidOnce: readonly (readonly [pattern: RegExp, statement: string])[] = [
	[/\b(?:white|mottled|blotchy|dusky|blanch\w*)\b[^.]*(?:\bcall\b|\b911\b|\bemergency\b)/i, "{vascularOcclusion}"],
	[/\bboxed warning/i, "a {boxedWarning…} in boxedWarnings"],
	[/not intended to (?:diagnose|treat)|not been evaluated by the (?:FDA|Food and Drug)/i, "{supplementDisclaimer}"],
];

/** What each text of a collection says by a statement's name, or with a link to what it costs. */
function* checkTexts(entry: LoadedEntry<object>, prose: ReturnType<typeof getProse>): Iterable<Problem> {
	for (const { path, text } of prose) {
		for (const [pattern, statement] of saidOnce) {
			const hit = pattern.exec(text)?.[0];
			if (hit) yield problemAt(entry, path, `“${hit}” is said once for all pages, in content/statements.json. Use ${statement} in its place.`);
		}
	}
}

/** What law and good practice require of the words, as far as a program can tell. */
export function* checkSafety(content: Content): Iterable<Problem> {
	const seen = new Map<string, { file: string; path: string }>();
	for (const { name, entry, fields } of listEntries(content)) {
		if (name === "site" || name === "statements" || name === "media" || name === "synonyms") continue;
		const prose = getProse(fields);
		const texts = prose.map(({ text }) => text);
		yield* checkTexts(entry, prose);
		if (name === "services") yield* checkService(entry as LoadedEntry<Service>, texts);
		const { page, fewestWords = 0, schema } = getCollection(name);
		const isReviewed = Object.hasOwn(schema.shape, "review") || Object.hasOwn(schema.shape, "reviewer");
		if (page && isReviewed && texts.some((text) => text.includes("{phone}")) && !texts.some((text) => text.includes("{afterHours}")))
			yield problemAt(entry, "", "The page gives a number to call. It also has to say what to do while nobody answers: add {afterHours} there.");
		const words = countWords(prose.flatMap(({ path, text }) => (path.startsWith("seo.") ? [] : [text])).join(" "));
		if (words < fewestWords) yield problemAt(entry, "", `It has ${words} words, and needs ${fewestWords}. Say more of what a visitor asks.`);
		// No two pages share a paragraph or a head (R68).
		for (const { path, text } of prose) {
			const isHead = path === "seo.title" || path === "seo.description";
			const isOwn = page && !/^(?:notices|boxedWarnings)/.test(path);
			if (!isHead && !(isOwn && countWords(text) >= 12)) continue;
			const key = `${isHead ? path : ""} ${text.trim().toLowerCase()}`;
			const first = seen.get(key) ?? { file: entry.file, path };
			seen.set(key, first);
			if (first.file !== entry.file)
				yield problemAt(entry, path, `It's the text of ${first.path} in ${first.file}. No two pages share a paragraph or a head: change it here or there.`);
		}
	}
	for (const entry of content.products) {
		const { details, kind } = entry.value;
		if (kind === "Supplement" && !details.some((text) => text.includes("{supplementDisclaimer}")))
			yield problemAt(entry, "details", "A supplement needs a statement of law (21 CFR 101.93). Add {supplementDisclaimer}.");
	}
}
