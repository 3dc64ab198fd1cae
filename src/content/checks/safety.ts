import { stripLinks } from "../../lib/content/inline-links";
import type { CollectionEntry } from "../collections";
import type { Content, LoadedEntry } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";
import { orderedProcedures, type Procedure } from "../schemas/license";
import { findProse, getTexts } from "./texts";

type Service = CollectionEntry<"services">;

/** Medicines whose labels have a boxed warning: how texts name them, and the statement that holds the warning. */
const boxedDrugs: readonly { name: string; pattern: RegExp; procedure: Procedure; statement: string }[] = [
	{ name: "a GLP-1 medicine", pattern: /semaglutide|tirzepatide/i, procedure: "prescription", statement: "boxedWarningGlp1" },
	{ name: "a botulinum toxin", pattern: /botulinum toxin/i, procedure: "injection", statement: "boxedWarningToxin" },
	{ name: "bupropion", pattern: /bupropion/i, procedure: "prescription", statement: "boxedWarningBupropion" },
	{ name: "metformin", pattern: /metformin/i, procedure: "prescription", statement: "boxedWarningMetformin" },
	{ name: "estrogen", pattern: /estradiol|estrogen/i, procedure: "prescription", statement: "boxedWarningEstrogen" },
	{ name: "testosterone", pattern: /testosterone/i, procedure: "prescription", statement: "boxedWarningTestosterone" },
];

const hold = (texts: readonly string[], statement: string): boolean => texts.some((text) => text.includes(`{${statement}}`));

/** Before a nurse injects, needles or uses a laser, a prescriber examines the client and writes the order. */
const checkExamination = (entry: LoadedEntry<Service>): Problem[] => {
	const { procedure, whatToExpect } = entry.value;
	if (!orderedProcedures.includes(procedure) || hold([whatToExpect.before], "examination")) return [];
	const expected = `{examination}, because the procedure is ${procedure}`;
	return [problemAt(entry, "whatToExpect.before", { found: formatValue(whatToExpect.before), expected, remedy: "Add {examination} to the text." })];
};

/** What a service offers by its own account: its names for what it gives, not the medicines that a client may take already. */
const getOffer = ({ title, description, aboutTreatment, prices }: Service): string =>
	stripLinks([title, description, ...aboutTreatment, ...prices.map(({ name }) => name)].join(" "));

/** A boxed warning is named as such and shown first. */
const checkBoxedWarnings = (entry: LoadedEntry<Service>): Problem[] => {
	const { boxedWarnings, procedure } = entry.value;
	const offer = getOffer(entry.value);
	return boxedDrugs.flatMap(({ name, pattern, procedure: needed, statement }) => {
		if (procedure !== needed || !pattern.test(offer) || hold(boxedWarnings, statement)) return [];
		const expected = `"{${statement}}", because the page offers ${name}`;
		return [problemAt(entry, "boxedWarnings", { found: formatValue(boxedWarnings), expected, remedy: "Add it to boxedWarnings." })];
	});
};

/** How a text names a vessel that an injection has blocked. */
const blockedVessel = /\bocclusion\b|\bblock\w*\b[^.]{0,30}\b(?:blood )?vessels?\b|\b(?:into|on) a blood vessel\b/i;

/** One instruction for a blocked vessel, on every page that names the risk. */
const checkOcclusion = (entry: LoadedEntry<Service>): Problem[] => {
	const texts = getTexts(entry.value);
	const named = texts.find((text) => blockedVessel.test(text));
	if (entry.value.procedure !== "injection" || !named || hold(texts, "vascularOcclusion")) return [];
	return [
		problemAt(entry, "postCare", {
			found: "no instruction for a blocked vessel",
			expected: "{vascularOcclusion}, because the page names the risk",
			remedy: "Add it to postCare.",
		}),
	];
};

const compoundedStatement = /compounded[^.]*\bnot\b[^.]*FDA[\s-]approved/i;
const needsStatement = /compounded|peptide|semaglutide|tirzepatide|glp-1/i;

/** Weight-management and peptide pages say that compounded drugs are not FDA-approved (docs/specification.md R65). */
const checkCompounded = (entry: LoadedEntry<Service>): Problem[] => {
	const { notices, slug, title } = entry.value;
	const needed = needsStatement.test(`${title} ${slug}`) || /weight/i.test(slug);
	if (!needed || notices.some((text) => compoundedStatement.test(text))) return [];
	const expected = "a notice that compounded drugs are not FDA-approved";
	return [problemAt(entry, "notices", { found: formatValue(notices), expected, remedy: "Add the sentence to notices." })];
};

/** A page that gives a number to call also says what to do while nobody answers it. */
const checkAfterHours = (entry: LoadedEntry<object>): Problem[] => {
	const texts = getTexts(entry.value);
	if (!texts.some((text) => text.includes("{phone}")) || hold(texts, "afterHours")) return [];
	return [
		problemAt(entry, "", { found: "{phone}, and no {afterHours}", expected: "{afterHours} once", remedy: "Add it where the page tells people to call." }),
	];
};

/** What content/statements.json says, and what no other text may say in its own words. */
const saidOnce: readonly { pattern: RegExp; statement: string }[] = [
	{ pattern: /\b(?:white|mottled|blotchy|dusky|blanch\w*)\b[^.]*(?:\bcall\b|\b911\b|\bemergency\b)/i, statement: "{vascularOcclusion}" },
	{ pattern: /\bboxed warning/i, statement: "a {boxedWarning…} in boxedWarnings" },
	{ pattern: /not intended to (?:diagnose|treat)|not been evaluated by the (?:FDA|Food and Drug)/i, statement: "{supplementDisclaimer}" },
];

const checkSaidOnce = (entry: LoadedEntry<object>): Problem[] =>
	findProse(entry.value).flatMap(([path, text]) =>
		saidOnce.flatMap(({ pattern, statement }) => {
			const hit = pattern.exec(text);
			if (!hit) return [];
			const remedy = "The sentence is in content/statements.json, once for all pages: use its name in braces.";
			return [problemAt(entry, path, { found: formatValue(hit[0]), expected: statement, remedy })];
		}),
	);

const consultation = /\b(?:book|ask for|request|schedule|come in for)\b[^.]{0,12}\bconsultation\b/i;

/** A text that tells people to book a consultation leads to what it is and costs. */
const checkConsultation = (entry: LoadedEntry<object>): Problem[] =>
	findProse(entry.value).flatMap(([path, text]) => {
		const hit = consultation.exec(stripLinks(text));
		if (!hit || path.startsWith("seo") || path.includes("links") || text.includes("(/pricing#consultation)")) return [];
		const remedy = `Write [${hit[0]}](/pricing#consultation).`;
		return [problemAt(entry, path, { found: `"${hit[0]}"`, expected: "a link to /pricing#consultation", remedy })];
	});

/** What law and good practice require of the words, as far as a program can tell (docs/specification.md R79). */
export const checkSafety = (content: Content): Problem[] => {
	const { site: _site, statements: _statements, media: _media, ...collections } = content;
	return [
		...content.services.flatMap((entry) => [...checkExamination(entry), ...checkBoxedWarnings(entry), ...checkOcclusion(entry), ...checkCompounded(entry)]),
		...[...content.services, ...content.resources].flatMap(checkAfterHours),
		...Object.values(collections)
			.flat()
			.flatMap((entry) => [...checkSaidOnce(entry), ...checkConsultation(entry)]),
	];
};
