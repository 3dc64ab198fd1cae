import { stripLinks } from "../../lib/text/markup";
import type { Prose } from "../../schemas/entry-fields";
import type { Findings } from "../define-collection";
import { orderedProcedures, type Procedure } from "../team/license";
import type { Service } from "./schema";

const boxedDrugs: readonly (readonly [pattern: RegExp, procedure: Procedure, statement: string])[] =
	[
		[/semaglutide|tirzepatide/i, "prescription", "boxedWarningGlp1"],
		[/botulinum toxin/i, "injection", "boxedWarningToxin"],
		[/bupropion/i, "prescription", "boxedWarningBupropion"],
		[/metformin/i, "prescription", "boxedWarningMetformin"],
		[/estradiol|estrogen/i, "prescription", "boxedWarningEstrogen"],
		[/testosterone/i, "prescription", "boxedWarningTestosterone"],
	];

/** A vessel that an injection has blocked. */
const blockedVessel =
	/\bocclusion\b|\bblock\w*\b[^.]{0,30}\b(?:blood )?vessels?\b|\b(?:into|on) a blood vessel\b/i;

/** The statements that docs/specification.md R65 and R79 require. */
export function* checkSafety(
	{
		aboutTreatment,
		boxedWarnings,
		description,
		notices,
		prices,
		procedure,
		slug,
		title,
		whatToExpect,
	}: Service,
	prose: Prose,
): Findings {
	const offer = stripLinks(
		[title, description, ...aboutTreatment, ...prices.map(({ name }) => name)].join(" "),
	);
	if (orderedProcedures.includes(procedure) && !whatToExpect.before.includes("{examination}"))
		yield [
			"whatToExpect.before",
			`A prescriber examines the client before ${procedure}. Add {examination} to the text.`,
		];
	for (const [pattern, needed, statement] of boxedDrugs) {
		const drug = procedure === needed && pattern.exec(offer)?.[0];
		if (drug && !boxedWarnings.some((text) => text.includes(`{${statement}}`)))
			yield [
				"boxedWarnings",
				`The page offers ${drug}, whose label has a boxed warning. Add "{${statement}}".`,
			];
	}
	if (
		procedure === "injection" &&
		prose.some(({ text }) => blockedVessel.test(text)) &&
		!prose.some(({ text }) => text.includes("{vascularOcclusion}"))
	)
		yield [
			"postCare",
			"The page names the risk of a blocked vessel. Add {vascularOcclusion}, which says what to do.",
		];
	if (
		(/compounded|peptide|semaglutide|tirzepatide|glp-1/i.test(`${title} ${slug}`) ||
			/weight/i.test(slug)) &&
		!notices.some((text) => /compounded[^.]*\bnot\b[^.]*FDA[\s-]approved/i.test(text))
	)
		yield [
			"notices",
			"The page has to say that compounded drugs are not FDA-approved. Add the sentence.",
		];
}
