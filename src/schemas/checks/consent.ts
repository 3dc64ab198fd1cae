import { isPortraitGround, showsSomeone } from "../../lib/spa/consent";
import { dayIn } from "../../lib/time/clock";
import type { Content } from "../load";
import { type Problem, problemAt } from "../problem";

type Entry = Content["media"][number];

/** A subject or alt text that says it's a client's result. */
const result = /\bbefore[\s-]*(?:and|&|\+|\/|to|vs\.?|versus)?[\s-]*after\b/i;
const resultStart = /^(?:before|after|(?:the )?results?)\b/i;

/** Words that mostly mean a person or a result. What belongs to someone (“the nurse’s pen”) shows nobody. */
const person =
	/\b(?:wom[ae]n|m[ae]n|girls?|boys?|lady|ladies|person|people|clients?|patients?|guests?|couple|mother|father|nurses?|physicians?|doctors?|estheticians?|therapists?|smil(?:es|ing)|foreheads?|cheeks?|eyelids?|eyebrows?|wrinkles?|scars?|(?:days?|weeks?|months?) after)\b(?!['’])/i;

const addConsent = "and add the consent with its reference, date and scope";

/** What the words about a picture say of who's in it, if `person` says otherwise. */
const findPerson = ({ alt, subject, person: who, consent }: Entry["value"]): string | undefined => {
	const isResult = [subject, alt].some((text) => result.test(text)) || resultStart.test(subject) || /^(?:the )?results? (?:of|after)\b/i.test(alt);
	if (isResult && who !== "client") return `The words say that it's a client's result. Set person to "client" ${addConsent}, or say what it is in other words.`;
	const isPortrait = /^portraits?\b/i.test(subject) && !isPortraitGround({ subject, person: who });
	if (isPortrait && !showsSomeone({ person: who }))
		return `The subject says that it shows a person. Set person to who it is ${addConsent}. If it's only a ground for initials, begin the subject with "portrait ground".`;
	const word = who === undefined ? (person.exec(alt) ?? person.exec(subject))?.[0] : undefined;
	if (word) return `The words say “${word}”. Set person to who it is ${addConsent}. If nobody can be recognized and no result is shown, set person to "none".`;
	return consent && !showsSomeone({ person: who }) ? "There's a consent, but nobody in the picture. Say who it is, or remove the consent." : undefined;
};

/** Whoever can be recognized in a picture, and every client's result, has a written consent that covers this site today. */
export function* checkConsents({ media, team, site }: Content, { now }: { readonly now: Date }): Iterable<Problem> {
	const today = dayIn(site[0]?.value.timeZone ?? "UTC", now);
	for (const entry of media) {
		const { consent, person: who } = entry.value;
		const wrong = findPerson(entry.value);
		if (wrong) yield problemAt(entry, "person", wrong);
		if (showsSomeone({ person: who }) && !consent) yield problemAt(entry, "consent", "The person's written consent is missing. Add it, or remove the picture.");
		if (!consent) continue;
		if (!consent.scope.includes("website")) yield problemAt(entry, "consent.scope", "The consent isn't for this site. If the person agreed, add website.");
		if (consent.date > today) yield problemAt(entry, "consent.date", `${consent.date} hasn't come yet. Copy the day from the signed form.`);
		if (consent.until !== undefined && (consent.until < today || consent.until < consent.date))
			yield problemAt(entry, "consent.until", `The consent ended on ${consent.until}. Take the picture off the site, or enter a new consent.`);
	}
	const pictures = new Map(media.map(({ value }) => [value.file, value]));
	for (const entry of team) {
		const picture = pictures.get(entry.value.image);
		if (picture && picture.person !== "staff" && !isPortraitGround(picture))
			yield problemAt(entry, "image", `${picture.file} is no portrait ground. If it's this person, set its person to "staff" ${addConsent}.`);
	}
}
