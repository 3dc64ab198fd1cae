import { isPortraitGround, showsSomeone } from "../../lib/business/consent";
import { toLocalDate } from "../../lib/time/clock";
import { type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import type { CollectionEntry, Content } from "../collections";
import { type License, licensesFor, type Procedure, prescribers } from "../team/license";
import { getInitials } from "../team/schema";

type Person = LoadedEntry<CollectionEntry<"team">>;

/** The licenses that a short form in `credentials`, or the name of a job, stands for. */
const stands: readonly (readonly [words: RegExp, field: "credentials" | "role", licenses: readonly License[]])[] = [
	[/\bMD\b/, "credentials", ["physician"]],
	[/\bPA(?:-C)?\b/, "credentials", ["physician-assistant"]],
	[/\b(?:APRN|FNP-C|FNP-BC)\b/, "credentials", ["nurse-practitioner"]],
	[/\bRN\b/, "credentials", ["registered-nurse", "nurse-practitioner"]],
	[/\bLE\b/, "credentials", ["esthetician"]],
	[/\bCLT\b/, "credentials", ["laser-technician"]],
	[/\bMedical Director\b|\bPhysician$/i, "role", ["physician"]],
	[/\bPhysician Assistant\b/i, "role", ["physician-assistant"]],
	[/\bNurse Practitioner\b/i, "role", ["nurse-practitioner"]],
	[/\b(?:Registered Nurse|Nurse Injector)\b/i, "role", ["registered-nurse", "nurse-practitioner"]],
	[/\bEsthetician\b/i, "role", ["esthetician"]],
	[/\bLaser Technician\b/i, "role", ["laser-technician"]],
];

const listHeld = (licenses: readonly License[]): string => licenses.filter((license) => license !== "none").join(", ") || "no license";

/** What's said about a person agrees: initials, licenses, their numbers, credentials, job. */
function* checkPerson(entry: Person): Iterable<Problem> {
	const { credentials, group, licenses, licenseNumbers, monogram, name, role } = entry.value;
	const initials = getInitials(name);
	const held = listHeld(licenses);
	if (monogram[0] !== initials[0] || ![...monogram].every((letter) => initials.includes(letter)))
		yield problemAt(entry, "monogram", `${monogram} aren't the initials of ${name}. Correct them or the name.`);
	if (licenses.includes("none") && licenses.length > 1)
		yield problemAt(entry, "licenses", `They say "none" and ${held}. Remove "none", or the licenses that the person doesn't hold.`);
	for (const license of Object.keys(licenseNumbers) as License[])
		if (!licenses.includes(license))
			yield problemAt(entry, `licenseNumbers.${license}`, `There's a number, but the person holds ${held}. Remove it, or add "${license}" to licenses.`);
	for (const [words, field, needed] of stands) {
		const said = words.exec(field === "role" ? role : credentials)?.[0];
		if (said && !needed.some((license) => licenses.includes(license)))
			yield problemAt(entry, field, `${said} needs the license "${needed[0]}", and the person holds ${held}. Correct one of the two.`);
	}
	if (group === "medical" && !licenses.some((license) => licensesFor.injection.includes(license)))
		yield problemAt(entry, "group", `The medical group needs a medical or nursing license, and the person holds ${held}.`);
}

const listOr = (licenses: readonly License[]): string => licenses.join(" or ");

const medicines: readonly Procedure[] = ["prescription", "injection", "infusion"];

/** Who may perform and review what, by license (docs/specification.md R67), and whose words may be shown. */
export function* checkPeople({ team, services, concernGuides, resources, reviews }: Content): Iterable<Problem> {
	const held = new Map(team.map(({ value }) => [value.slug, value.licenses]));
	const numbers = new Map<string, string>();
	for (const entry of team) {
		yield* checkPerson(entry);
		for (const [license, number] of Object.entries(entry.value.licenseNumbers)) {
			const other = number && numbers.get(`${license} ${number}`);
			if (number) numbers.set(`${license} ${number}`, entry.value.name);
			if (other) yield problemAt(entry, `licenseNumbers.${license}`, `${other} has the number ${number} already. Look both up in the board's register.`);
		}
	}
	for (const entry of services) {
		const { procedure, performers } = entry.value;
		const allowed = licensesFor[procedure];
		for (const [index, slug] of performers.entries()) {
			const licenses = held.get(slug);
			if (licenses && !licenses.some((license) => allowed.includes(license)))
				yield problemAt(
					entry,
					`performers[${index}]`,
					`${slug} holds ${listHeld(licenses)}, and the procedure "${procedure}" needs ${listOr(allowed)}. Name somebody who holds one of these.`,
				);
		}
	}
	const prescribed = services.flatMap(({ value: { slug, procedure } }) => (medicines.includes(procedure) ? [slug] : []));
	for (const entry of resources) {
		const { reviewer, relatedServices } = entry.value;
		const medicine = relatedServices.find((slug) => prescribed.includes(slug));
		const licenses = held.get(reviewer);
		if (licenses && medicine && !licenses.some((license) => prescribers.includes(license)))
			yield problemAt(entry, "reviewer", `It's about ${medicine}, so a prescriber reviews it: ${listOr(prescribers)}.`);
	}
	for (const entry of [...services, ...concernGuides]) {
		const { reviewer } = entry.value.review;
		const licenses = held.get(reviewer);
		if (licenses && !licenses.some((license) => prescribers.includes(license)))
			yield problemAt(entry, "review.reviewer", `A medical review takes a prescriber: ${listOr(prescribers)}. ${reviewer} holds ${listHeld(licenses)}.`);
	}
	// A client's words may be published with a signed authorization only (45 CFR 164.508).
	for (const entry of reviews)
		if (!entry.value.sample && !entry.value.authorization)
			yield problemAt(entry, "authorization", "A review that isn't a sample needs the client's signed authorization. Add its reference.");
}

/** A subject or alt text that says it's a client's result. */
const result = /\bbefore[\s-]*(?:and|&|\+|\/|to|vs\.?|versus)?[\s-]*after\b/i;
const resultStart = /^(?:before|after|(?:the )?results?)\b/i;

/** Words that mostly mean a person or a result. What belongs to someone (“the nurse’s pen”) shows nobody. */
const person =
	/\b(?:wom[ae]n|m[ae]n|girls?|boys?|lady|ladies|person|people|clients?|patients?|guests?|couple|mother|father|nurses?|physicians?|doctors?|estheticians?|therapists?|smil(?:es|ing)|foreheads?|cheeks?|eyelids?|eyebrows?|wrinkles?|scars?|(?:days?|weeks?|months?) after)\b(?!['’])/i;

const addConsent = "and add the consent with its reference, date and scope";

/** What the words about a picture say of who's in it, if `person` says otherwise. */
const findPerson = ({ alt, subject, person: who, consent }: Content["media"][number]["value"]): string | undefined => {
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
	const today = toLocalDate(site[0]?.value.timeZone ?? "UTC", now);
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
