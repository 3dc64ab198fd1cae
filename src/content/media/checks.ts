import { isPortraitGround, showsSomeone } from "../../lib/business/consent";
import type { CheckContext, Findings } from "../define-collection";
import type { MediaEntry } from "./schema";

const result = /\bbefore[\s-]*(?:and|&|\+|\/|to|vs\.?|versus)?[\s-]*after\b/i;
const resultStart = /^(?:before|after|(?:the )?results?)\b/i;

/** Words that mostly mean a person or a result; “the nurse’s pen” shows nobody. */
const person =
	/\b(?:wom[ae]n|m[ae]n|girls?|boys?|lady|ladies|person|people|clients?|patients?|guests?|couple|mother|father|nurses?|physicians?|doctors?|estheticians?|therapists?|smil(?:es|ing)|foreheads?|cheeks?|eyelids?|eyebrows?|wrinkles?|scars?|(?:days?|weeks?|months?) after)\b(?!['’])/i;

export const addConsent = "and add the consent with its reference, date and scope";

const findPerson = ({ alt, subject, person: who, consent }: MediaEntry): string | undefined => {
	const isResult =
		[subject, alt].some((text) => result.test(text)) ||
		resultStart.test(subject) ||
		/^(?:the )?results? (?:of|after)\b/i.test(alt);
	if (isResult && who !== "client")
		return `The words say that it's a client's result. Set person to "client" ${addConsent}, or say what it is in other words.`;
	const isPortrait = /^portraits?\b/i.test(subject) && !isPortraitGround({ subject, person: who });
	if (isPortrait && !showsSomeone({ person: who }))
		return `The subject says that it shows a person. Set person to who it is ${addConsent}. If it's only a ground for initials, begin the subject with "portrait ground".`;
	const word = who === undefined ? (person.exec(alt) ?? person.exec(subject))?.[0] : undefined;
	if (word)
		return `The words say “${word}”. Set person to who it is ${addConsent}. If nobody can be recognized and no result is shown, set person to "none".`;
	return consent && !showsSomeone({ person: who })
		? "There's a consent, but nobody in the picture. Say who it is, or remove the consent."
		: undefined;
};

/**
 * Whoever can be recognized, and every client's result, has a written consent that covers this site
 * today.
 */
export function* checkPicture(
	entry: MediaEntry,
	_content: object,
	{ today }: CheckContext,
): Findings {
	const { alt, consent, file, person: who } = entry;
	const wrong = findPerson(entry);
	if (alt.toLowerCase().includes(file))
		yield [
			"alt",
			"The alt text doesn't say what the picture shows. Describe it as to someone on the phone.",
		];
	if (/^(?:(?:an?|the|this) )?(?:image|picture|photo(?:graph)?)\b/i.test(alt))
		yield ["alt", "Screen readers say that it's a picture. Begin with what it shows."];
	if (wrong) yield ["person", wrong];
	if (showsSomeone({ person: who }) && !consent)
		yield ["consent", "The person's written consent is missing. Add it, or remove the picture."];
	if (!consent) return;
	if (!consent.scope.includes("website"))
		yield ["consent.scope", "The consent isn't for this site. If the person agreed, add website."];
	if (consent.until !== undefined && (consent.until < today || consent.until < consent.date))
		yield [
			"consent.until",
			`The consent ended on ${consent.until}. Take the picture off the site, or enter a new consent.`,
		];
}
