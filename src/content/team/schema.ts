import { z } from "zod";
import {
	describedPicture,
	factLine,
	factParagraph,
	integer,
	list,
	patternText,
	singleLine,
	slug,
} from "../../schemas/field-types";
import { sample, seo } from "../../schemas/shared-fields";
import { isStateLicense, licenses, type StateLicense, stateLicenses } from "./license";

const licenseNumber = patternText(
	/^[A-Z0-9]*\d[A-Z0-9]*$/,
	"capital letters and digits, as the board's register has them; null until you have the number",
);

/** Titles, degrees and licenses, which belong in `credentials`. */
const extra =
	/^(?:dr|doctor|mrs?|ms|miss|prof|nurse)\b|,|\b(?:M\.?D|D\.?O|R\.?N|N\.?P|P\.?A(?:-C)?|A?PRN|FNP-\w+|BSN|MSN|DNP|LE|CLT|Ph\.?D)\.?$/i;

const personName = singleLine(
	60,
	/^\p{L}[\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]+)+$/u,
	"a first and a last name, such as Amara Whitfield",
)
	.refine(
		(name) => !extra.test(name),
		"the name without a title before it, and without degrees and licenses after it: those go into credentials",
	)
	.meta({ person: true });

/** Without accents and without small words, such as "de". */
export const getInitials = (name: string): string =>
	name
		.split(/[ -]/)
		.filter((word) => !/^(?:\p{Ll}|(?:Jr|Sr)\b|I[IV]+$)/u.test(word))
		.map((word) => word.normalize("NFD").slice(0, 1).toUpperCase())
		.join("");

export const teamMember = z.strictObject({
	id: integer(1).meta({
		title: "Order",
		description:
			"The place on the team page, from 1. Each number once; a new person takes the next one.",
	}),
	slug,
	name: personName.describe("The name without credentials, such as Amara Whitfield."),
	credentials: patternText(
		/^(?:[A-Z][A-Za-z.-]{0,11}(?:, [A-Z][A-Za-z.-]{0,11})*)?$/,
		"short forms with a comma and a blank between them, such as RN, BSN",
	)
		.max(40)
		.default("")
		.describe(
			"Degrees and licenses in short, such as “MD”, “APRN, FNP-C” or “RN, BSN”. They're shown after the name. Leave it out if there are none.",
		),
	role: singleLine(70).describe(
		"The person's job at the spa, such as “Nurse Injector”. It's shown below the name.",
	),
	group: z
		.enum(["medical", "aesthetics", "operations"])
		.describe("Which part of the team page the person is in."),
	licenses: list(z.enum(licenses), 1).describe(
		"They decide which services may name the person as a performer.",
	),
	licenseNumbers: z
		.partialRecord(z.enum(Object.keys(stateLicenses) as StateLicense[]), licenseNumber.nullable())
		.default({})
		.meta({
			internal: true,
			description:
				"The number of each license that a board has issued, as the board's register has it. Write null until you have it, never an invented one.",
		}),
	monogram: patternText(/^[A-Z]{2,3}$/, "two or three capital letters").meta({
		title: "Initials",
		description: "Such as AW. They're shown until there's a photograph.",
	}),
	image: describedPicture(
		"The photograph, or one of the portrait grounds as the background of the initials",
	),
	shortBio: factLine(220)
		.meta({
			title: "Short biography",
			description: "One or two sentences for the person's card on the team page.",
		})
		.optional(),
	bio: list(factParagraph, 3, 5).meta({
		title: "Biography",
		description: "Three to five paragraphs on the person's own page.",
	}),
	education: list(singleLine(140), 2, 5).describe(
		"Degrees, certificates and memberships: two to five lines.",
	),
	focus: list(singleLine(90), 2, 5).meta({
		title: "Likes to be asked about",
		description: "Two to five subjects, one a line.",
	}),
	quote: singleLine(220).describe(
		"A sentence in the person's own words. It's on the biography and below the articles the person reviews, so it should make sense alone.",
	),
	seo,
	sample,
});

export type TeamMember = z.infer<typeof teamMember>;

/** Those that a board has issued, each with its number or null. */
export const listStateLicenses = ({
	licenses: held,
	licenseNumbers = {},
}: Pick<TeamMember, "licenses"> & Partial<Pick<TeamMember, "licenseNumbers">>) =>
	held.filter(isStateLicense).map((license) => ({
		license,
		...stateLicenses[license],
		number: licenseNumbers[license] ?? null,
	}));
