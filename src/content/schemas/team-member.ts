import { z } from "zod";
import { isStateLicense, licenses, type StateLicense, stateLicenses } from "./license";
import { line, paragraph, picture, sample, seo, slug } from "./parts";

export const teamGroups = ["medical", "aesthetics", "operations"] as const;

/** As the board's register has it. */
const licenseNumber = z
	.string()
	.regex(/^[A-Z0-9]*\d[A-Z0-9]*$/, "capital letters and digits, as the board's register has them; null until you have the number");

/** content/team/<slug>.json: one person. */
export const teamMember = z.strictObject({
	/** The order on the team page, from 1; unique. */
	id: z.number().int().positive(),
	slug,
	/** The name without credentials. */
	name: line(60),
	/** "MD", "APRN, FNP-C", "RN, BSN"; shown after the name. */
	credentials: z.string().max(40).default(""),
	role: line(70),
	group: z.enum(teamGroups),
	/** Decides which services may list this person in `performers`. */
	licenses: z.array(z.enum(licenses)).min(1),
	/** The number of each license that a board has issued; null until it's known, never an invented one. */
	licenseNumbers: z.partialRecord(z.enum(Object.keys(stateLicenses) as StateLicense[]), licenseNumber.nullable()).default({}),
	/** Shown until there's a photograph. */
	monogram: z.string().regex(/^[A-Z]{2,3}$/, "two or three capital letters"),
	/** The photograph, or the background of the monogram. */
	image: picture,
	/** One or two sentences for the card. */
	shortBio: line(220).optional(),
	bio: z.array(paragraph).min(3).max(5),
	/** Degrees, certificates, memberships. */
	education: z.array(line(140)).min(2).max(5),
	/** What this person likes to be asked about. */
	focus: z.array(line(90)).min(2).max(5),
	/** A sentence in the person's own words. */
	quote: line(220),
	seo,
	sample,
});
export type TeamMember = z.infer<typeof teamMember>;

/** The licenses of a person that a board has issued, each with its number or null. */
export const listStateLicenses = ({ licenses: held, licenseNumbers = {} }: Pick<TeamMember, "licenses"> & Partial<Pick<TeamMember, "licenseNumbers">>) =>
	held.filter(isStateLicense).map((license) => ({ license, ...stateLicenses[license], number: licenseNumbers[license] ?? null }));
