import { isPortraitGround } from "../../lib/business/consent";
import type { LoadedEntry } from "../../schemas/problem";
import type { Findings, Loaded } from "../define-collection";
import { addConsent } from "../media/checks";
import type { MediaEntry } from "../media/schema";
import { type License, licensesFor, prescribers, type StateLicense } from "./license";
import { getInitials, type TeamMember } from "./schema";

/** The licenses that short forms in `credentials` and names of jobs stand for. */
const stands: readonly (readonly [words: RegExp, licenses: readonly License[]])[] = [
	[/\bMD\b|\bMedical Director\b|\bPhysician$/i, ["physician"]],
	[/\bPA(?:-C)?\b|\bPhysician Assistant\b/i, ["physician-assistant"]],
	[/\b(?:APRN|FNP-C|FNP-BC|Nurse Practitioner)\b/i, ["nurse-practitioner"]],
	[/\b(?:RN|Registered Nurse|Nurse Injector)\b/i, ["registered-nurse", "nurse-practitioner"]],
	[/\b(?:LE|Esthetician)\b/i, ["esthetician"]],
	[/\b(?:CLT|Laser Technician)\b/i, ["laser-technician"]],
];

export const listHeld = (licenses: readonly License[]): string =>
	licenses.filter((license) => license !== "none").join(", ") || "no license";

export function* checkPerson(
	person: TeamMember,
	{ team, media }: Loaded<{ team: TeamMember; media: MediaEntry }>,
): Findings {
	const { credentials, group, image, licenses, licenseNumbers, monogram, name, role } = person;
	const initials = getInitials(name);
	const held = listHeld(licenses);
	if (monogram[0] !== initials[0] || ![...monogram].every((letter) => initials.includes(letter)))
		yield ["monogram", `${monogram} aren't the initials of ${name}. Correct them or the name.`];
	if (licenses.includes("none") && licenses.length > 1)
		yield [
			"licenses",
			`They say "none" and ${held}. Remove "none", or the licenses that the person doesn't hold.`,
		];
	for (const [license, number] of Object.entries(licenseNumbers) as [
		StateLicense,
		string | null,
	][]) {
		const path = `licenseNumbers.${license}`;
		const other = team.find(({ value }) => value.licenseNumbers[license] === number);
		if (!licenses.includes(license))
			yield [
				path,
				`There's a number, but the person holds ${held}. Remove it, or add "${license}" to licenses.`,
			];
		if (number && other && other.value !== person)
			yield [
				path,
				`${other.value.name} has the number ${number} already. Look both up in the board's register.`,
			];
	}
	for (const [path, text] of Object.entries({ credentials, role }))
		for (const [words, needed] of stands) {
			const said = words.exec(text)?.[0];
			if (said && !needed.some((license) => licenses.includes(license)))
				yield [
					path,
					`${said} needs the license "${needed[0]}", and the person holds ${held}. Correct one of the two.`,
				];
		}
	if (/\bCertified Nurse Injector\b/i.test(role) && !/\bCANS\b/.test(credentials))
		yield [
			"role",
			"“Certified” needs the certificate, CANS, among the credentials. Until then the role is Nurse Injector.",
		];
	const picture = media.find(({ value }) => value.file === image)?.value;
	if (picture && picture.person !== "staff" && !isPortraitGround(picture))
		yield [
			"image",
			`${picture.file} is no portrait ground. If it's this person, set its person to "staff" ${addConsent}.`,
		];
	if (group === "medical" && !licenses.some((license) => licensesFor.injection.includes(license)))
		yield [
			"group",
			`The medical group needs a medical or nursing license, and the person holds ${held}.`,
		];
}

export const listOr = (licenses: readonly License[]): string => licenses.join(" or ");

/** Undefined for anyone who has one of the needed licenses. @param slug the person's */
export const findUnlicensed = (
	team: readonly LoadedEntry<TeamMember>[],
	slug: string,
	needed: readonly License[],
): readonly License[] | undefined => {
	const licenses = team.find(({ value }) => value.slug === slug)?.value.licenses;
	return licenses?.some((license) => needed.includes(license)) ? undefined : licenses;
};

export function* checkReviewer(
	{ review: { reviewer } }: { readonly review: { readonly reviewer: string } },
	team: readonly LoadedEntry<TeamMember>[],
): Findings {
	const held = findUnlicensed(team, reviewer, prescribers);
	if (held)
		yield [
			"review.reviewer",
			`A medical review takes a prescriber: ${listOr(prescribers)}. ${reviewer} holds ${listHeld(held)}.`,
		];
}
