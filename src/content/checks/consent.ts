import type { z } from "zod";
import { isPortraitGround, showsSomeone } from "../../lib/content/consent";
import { dayIn } from "../../lib/time/clock";
import type { Content, LoadedEntry } from "../load";
import { type Finding, formatValue, type Problem, problemAt } from "../problem";
import type { mediaEntry } from "../schemas/small-collections";

type Entry = LoadedEntry<z.infer<typeof mediaEntry>>;
type Consent = NonNullable<Entry["value"]["consent"]>;

const isPortrait = (picture: Entry["value"]): boolean => /^portraits?\b/i.test(picture.subject) && !isPortraitGround(picture);

/** A subject or alt text that says it's a client's result. */
const comparison = /\bbefore[\s-]*(?:and|&|\+|\/|to|vs\.?|versus)[\s-]*after\b|\bbefore-after\b/i;
const resultSubject = /^(?:before|after|results?)\b/i;
const resultAlt = /^(?:the )?results? (?:of|after)\b/i;

/**
 * Words that mostly mean a person or a result. Not among them are words of things, too, such as face (cream) or hand (mirror). What belongs to someone
 * (“the nurse’s pen”) shows nobody.
 */
const personWords =
	/\b(?:wom[ae]n|m[ae]n|girls?|boys?|lady|ladies|person|people|clients?|patients?|guests?|couple|mother|father|nurses?|physicians?|doctors?|estheticians?|therapists?|smil(?:es|ing)|foreheads?|cheeks?|eyelids?|eyebrows?|wrinkles?|scars?|(?:days?|weeks?|months?) after)\b(?!['’])/i;

const isResult = (text: string, pattern: RegExp): boolean => comparison.test(text) || pattern.test(text);

const roles = '"client", "staff" or "other"';
const addConsent = "add the consent with its reference, date and scope";

/** What the words about a picture say of who's in it, if `person` says otherwise. */
const findPerson = (picture: Entry["value"]): Finding | undefined => {
	const { alt, subject, person } = picture;
	const found = formatValue(person);
	const text = isResult(subject, resultSubject) ? subject : isResult(alt, resultAlt) ? alt : undefined;
	if (text !== undefined && person !== "client") {
		const remedy = `Set person to "client" and ${addConsent}. If it isn't a client's result, say what it is in other words.`;
		return { found, expected: `"client", because ${formatValue(text)} is a client's result`, remedy };
	}
	if (isPortrait(picture) && (person === undefined || person === "none")) {
		const remedy = `Set person and ${addConsent}. If it's only a ground for initials, begin the subject with "portrait ground".`;
		return { found, expected: `${roles}, because ${formatValue(subject)} shows a person`, remedy };
	}
	const word = person === undefined ? (personWords.exec(alt) ?? personWords.exec(subject))?.[0] : undefined;
	if (word === undefined) return undefined;
	const remedy = `Set person to who it is and ${addConsent}. If nobody can be recognized and no result is shown, set person to "none".`;
	return { found, expected: `who is in the picture, because its description says "${word}"`, remedy };
};

const newConsent = "Take the picture off the site, or get a new consent and enter that.";

/** What's wrong with a consent's days and scope, by the field. */
const findEnds = ({ date, scope, until }: Consent, today: string): (readonly [field: string, Finding])[] => {
	const findings: (readonly [string, Finding])[] = [];
	if (!scope.includes("website")) {
		const remedy = "If the person agreed to this site, add website. Otherwise remove the picture and its entry.";
		findings.push(["scope", { found: formatValue(scope), expected: '"website" among the places, because every picture is on this site', remedy }]);
	}
	if (date > today)
		findings.push([
			"date",
			{ found: formatValue(date), expected: `the day it was signed, ${today} or earlier`, remedy: "Copy the date from the signed form." },
		]);
	if (until === undefined) return findings;
	if (until < date)
		findings.push(["until", { found: formatValue(until), expected: `${date}, the day it was signed, or later`, remedy: "Correct date or until." }]);
	else if (until < today) findings.push(["until", { found: formatValue(until), expected: "a consent that still holds", remedy: newConsent }]);
	return findings;
};

const checkEntry = (entry: Entry, today: string): Problem[] => {
	const { consent, person } = entry.value;
	const who = findPerson(entry.value);
	const problems = who ? [problemAt(entry, "person", who)] : [];
	if (showsSomeone(entry.value) && !consent) {
		const remedy = "Add the consent as it's on the signed form, or remove the picture.";
		problems.push(problemAt(entry, "consent", { found: "nothing", expected: "the person's written consent: reference, date and scope", remedy }));
	}
	if (consent && !who && !showsSomeone(entry.value)) {
		const remedy = "Say who is in the picture, or remove the consent if nobody is.";
		problems.push(problemAt(entry, "person", { found: formatValue(person), expected: `${roles}, because there's a consent`, remedy }));
	}
	if (consent) problems.push(...findEnds(consent, today).map(([field, finding]) => problemAt(entry, `consent.${field}`, finding)));
	return problems;
};

/** A person's picture is a ground for initials, or a photograph that's entered as one. */
const checkPortraits = ({ media, team }: Content): Problem[] => {
	const entries = new Map(media.map(({ value }) => [value.file, value]));
	return team.flatMap((entry) => {
		const picture = entries.get(entry.value.image);
		if (!picture || picture.person === "staff" || isPortraitGround(picture)) return [];
		const remedy = `If it shows this person, set its person to "staff" in content/media/catalog.json and ${addConsent}. Otherwise choose a portrait ground.`;
		return [problemAt(entry, "image", { found: formatValue(picture.file), expected: "a photograph of the person, or a portrait ground", remedy })];
	});
};

/** The spa's calendar day. Without a time zone that exists, that of UTC. */
const getToday = ({ site }: Content): string => {
	const now = new Date();
	try {
		return dayIn(site[0]?.value.timeZone ?? "UTC", now);
	} catch {
		return dayIn("UTC", now);
	}
};

/** Whoever can be recognized in a picture, and every client's result, has a written consent that covers this site today. */
export const checkConsents = (content: Content): Problem[] => {
	const today = getToday(content);
	return [...content.media.flatMap((entry) => checkEntry(entry, today)), ...checkPortraits(content)];
};
