import { z } from "zod";
import { isStateLicense, licenses, type StateLicense, stateLicenses } from "./license";
import { day, factLine, factParagraph, formed, line, list, personName, picture, sample, seo, slug, whole } from "./parts";

export const teamGroups = ["medical", "aesthetics", "operations"] as const;

const licenseNumber = formed(/^[A-Z0-9]*\d[A-Z0-9]*$/, "capital letters and digits, as the board's register has them; null until you have the number");

/** content/team/<slug>.json: one person. */
export const teamMember = z.strictObject({
	id: whole(1).meta({ title: "Order", description: "The place on the team page, from 1. Each number once; a new person takes the next one." }),
	slug,
	name: personName.describe("The name without credentials, such as Amara Whitfield."),
	credentials: formed(/^(?:[A-Z][A-Za-z.-]{0,11}(?:, [A-Z][A-Za-z.-]{0,11})*)?$/, "short forms with a comma and a blank between them, such as RN, BSN")
		.max(40)
		.default("")
		.describe("Degrees and licenses in short, such as “MD”, “APRN, FNP-C” or “RN, BSN”. They're shown after the name. Leave it out if there are none."),
	role: line(70).describe("The person's job at the spa, such as “Certified Nurse Injector”. It's shown below the name."),
	group: z.enum(teamGroups).describe("Which part of the team page the person is in."),
	licenses: list(z.enum(licenses), 1).describe("The licenses that the person holds. They decide which services may name the person as a performer."),
	licenseNumbers: z
		.partialRecord(z.enum(Object.keys(stateLicenses) as StateLicense[]), licenseNumber.nullable())
		.default({})
		.meta({
			internal: true,
			description: "The number of each license that a board has issued, as the board's register has it. Write null until you have it, never an invented one.",
		}),
	monogram: formed(/^[A-Z]{2,3}$/, "two or three capital letters").meta({
		title: "Initials",
		description: "Two or three capital letters, such as AW. They're shown until there's a photograph.",
	}),
	image: picture.describe("The photograph, or one of the portrait grounds as the background of the initials: a file name from content/media/catalog.json."),
	shortBio: factLine(220).meta({ title: "Short biography", description: "One or two sentences for the person's card on the team page." }).optional(),
	bio: list(factParagraph, 3, 5).meta({ title: "Biography", description: "The biography on the person's own page: three to five paragraphs." }),
	education: list(line(140), 2, 5).describe("Degrees, certificates and memberships: two to five lines."),
	focus: list(line(90), 2, 5).meta({
		title: "Likes to be asked about",
		description: "What this person likes to be asked about: two to five lines.",
	}),
	quote: line(220).describe(
		"A sentence in the person's own words. It's on the biography and below the articles the person reviews, so it should make sense alone.",
	),
	seo,
	sample,
});
export type TeamMember = z.infer<typeof teamMember>;

/** The licenses of a person that a board has issued, each with its number or null. */
export const listStateLicenses = ({ licenses: held, licenseNumbers = {} }: Pick<TeamMember, "licenses"> & Partial<Pick<TeamMember, "licenseNumbers">>) =>
	held.filter(isStateLicense).map((license) => ({ license, ...stateLicenses[license], number: licenseNumbers[license] ?? null }));

/** content/careers/<slug>.json: one open position. */
export const career = z.strictObject({
	slug,
	title: line(80).describe("The name of the job, such as “Registered Nurse, Aesthetics”. It's the heading on /careers."),
	/** Search engines get it, too (src/lib/structured-data/careers.ts). */
	employment: line(60, /^(?:Full|Part) time\b[^\n]*$/, "Full time or Part time at the beginning").describe(
		"The hours, such as “Full time, 36 hours a week”. It begins with Full time or Part time.",
	),
	pay: line(90).describe("What the job pays, in words, such as “$23 to $29 an hour, plus tips”."),
	posted: day.describe("The day the position was first offered, written YYYY-MM-DD. Search engines show it."),
	summary: factParagraph.describe("One paragraph about the job and a usual day in it, shown below the title."),
	responsibilities: list(factLine(220), 4, 8).describe("What the person does: four to eight tasks, one line each."),
	requirements: list(factLine(220), 3, 8).describe("What the person brings, licenses first: three to eight lines."),
	benefits: list(factLine(160), 3, 7).describe("What the spa offers besides pay: three to seven lines."),
	sample,
});
