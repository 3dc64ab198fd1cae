import { z } from "zod";
import { patternText, singleLine } from "../../schemas/field-types";

export const cityName = singleLine(
	40,
	/^\p{Lu}(?=.*\p{Ll})[^\d,;:()!?\n]+$/u,
	"the name of one city alone with its capital letter, such as Broken Arrow",
).meta({ person: true });

export const contact = {
	phone: z
		.strictObject({
			display: patternText(
				/^(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-][\dA-Z]{4}$/,
				"a number with its area code and nothing else, such as (918) 555-0142",
			).meta({
				title: "As people read it",
				description: "Such as (918) 555-0142. Texts use it as {phone}.",
			}),
			e164: patternText(
				/^\+1[2-9]\d\d[2-9]\d{6}$/,
				"+1 and the ten digits of a number in the US, without blanks, such as +19185550142",
			).meta({
				title: "As phones dial it",
				description: "The same number as +1 and ten digits, such as +19185550142.",
			}),
		})
		.describe("The spa's phone number, written in two ways."),
	onCall: patternText(/^\(\d{3}\) \d{3}-\d{4}$/, "a number such as (918) 555-0142")
		.nullable()
		.meta({
			title: "On-call number",
			description:
				"Who answers after hours, such as (918) 555-0142; null if nobody does. It's shown wherever “call now” is.",
		}),
	email: z
		.email("an email address in small letters, such as hello@example.com")
		.lowercase("small letters")
		.meta({ form: "an email address" })
		.describe("The spa's e-mail address, shown on the site. Texts use it as {email}."),
	textMessage: z
		.strictObject({
			general: singleLine(120).describe("What it begins with if it isn't about a treatment."),
			about: singleLine(120)
				.includes("{topic}")
				.describe(
					"What it begins with beside a treatment or product. {topic} is replaced by its name, so keep it.",
				),
		})
		.describe("What the visitor's phone fills in when someone taps the link to text the spa."),
	address: z
		.strictObject({
			street: singleLine(
				80,
				/^[^,\n]*$/,
				"the number of the house and the street alone, such as 2530 N Elm Pl",
			).describe("House number and street, such as 2530 N Elm Pl."),
			city: cityName.describe("The city. Texts use it as {city}."),
			region: patternText(/^[A-Z]{2}$/, "a state in two capital letters, such as OK").meta({
				title: "State",
				description: "The state in two capital letters, such as OK.",
			}),
			postalCode: patternText(/^\d{5}$/, 'five digits in quotes, such as "74012"').meta({
				title: "ZIP Code",
				description: "The five digits of the ZIP Code, in quotes.",
			}),
			country: z.literal("US").describe("The country, which is always US."),
		})
		.describe("The spa's street address. Texts use it as {address}."),
	geo: z
		.strictObject({
			latitude: z.number().describe("Degrees north with a decimal point, such as 36.0809."),
			longitude: z
				.number()
				.describe(
					"Degrees east with a decimal point. In America it's below zero, such as -95.7977.",
				),
		})
		.meta({
			title: "Place on the map",
			description: "Where the door is, in decimal degrees, for maps and search engines.",
		}),
};
