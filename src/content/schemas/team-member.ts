import { z } from "zod";
import { licenses } from "./license";
import { line, paragraph, picture, sample, seo, slug } from "./parts";

export const teamGroups = ["medical", "aesthetics", "operations"] as const;

/** content/team/<slug>.json: one person. */
export const teamMember = z.strictObject({
	/** The order on the team page within the group, from 1; unique. */
	id: z.number().int().positive(),
	slug,
	/** The name without credentials. */
	name: line(60),
	/** "MD", "APRN, FNP-C", "RN, BSN": set behind the name. May be empty. */
	credentials: z.string().max(40).default(""),
	role: line(70),
	group: z.enum(teamGroups),
	/** Licences held, for the check of who may perform what. */
	licenses: z.array(z.enum(licenses)).min(1),
	/** Two or three letters, shown until there is a photograph. */
	monogram: z.string().regex(/^[A-Z]{2,3}$/, "two or three capital letters"),
	/** The ground under the monogram, or the photograph. */
	image: picture,
	/** One or two sentences for the card; optional. */
	shortBio: line(220).optional(),
	/** 3 to 5 paragraphs. */
	bio: z.array(paragraph).min(3).max(5),
	/** Degrees, certificates, memberships: 2 to 5 lines. */
	education: z.array(line(140)).min(2).max(5),
	/** What this person is glad to be asked about: 2 to 5 lines. */
	focus: z.array(line(90)).min(2).max(5),
	/** A sentence in the person's own words. */
	quote: line(220),
	seo,
	sample,
});
export type TeamMember = z.infer<typeof teamMember>;
