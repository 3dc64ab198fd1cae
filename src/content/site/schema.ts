import { z } from "zod";
import { weekdays } from "../../lib/time/dates";
import {
	day,
	factLine,
	integer,
	list,
	patternText,
	reference,
	singleLine,
} from "../../schemas/field-types";
import { sample } from "../../schemas/shared-fields";
import { cityName, contact } from "./contact-schema";

const time = patternText(
	/^([01]\d|2[0-3]):[0-5]\d$/,
	"a time written HH:MM, on a 24-hour clock: 5 in the afternoon is 17:00",
);

const outside = patternText(
	/^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?(?<![.,;:!])$/,
	"another site's address that starts with https://",
);

const isTimeZone = (name: string): boolean => Intl.supportedValuesOf("timeZone").includes(name);

export const site = z.strictObject({
	name: singleLine(60).describe("The spa's name as visitors know it. Texts use it as {spa}."),
	company: singleLine(80).describe(
		"The legal name of the company, for the footer and the legal pages. Texts use it as {company}.",
	),
	tagline: singleLine(80).describe("A few words that go with the name, such as those on the sign."),
	url: patternText(
		/^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}$/,
		"https:// and the site's name alone, without a slash or a page after it",
	).meta({
		title: "Address of the site",
		description:
			"The site's own address, beginning with https://. SITE_URL overrides it when the site is built.",
	}),
	locale: z.literal("en-US").meta({
		title: "Language",
		description: "Always en-US, which is American English.",
	}),
	timeZone: patternText(
		/^(?:America|Pacific)\/[\w/]+$/,
		"the official name of a time zone in the US, such as America/Chicago",
	)
		.refine(isTimeZone, "a time zone that exists, such as America/Chicago")
		.describe(
			"The spa's time zone by its official name, such as America/Chicago. Opening hours and campaigns go by it.",
		),
	...contact,
	hours: list(
		z
			.strictObject({
				day: integer(0, 6).describe(
					"The day of the week as a number: 0 is Sunday, 1 Monday, 6 Saturday.",
				),
				name: z.enum(weekdays).describe("The day's name as it's shown, such as Monday."),
				opens: time.describe("When the spa opens, on a 24-hour clock, such as 09:00."),
				closes: time.describe("When the spa closes, such as 17:00."),
			})
			.refine(({ opens, closes }) => opens < closes, {
				error: ({ input }) =>
					`a time after opens, which is ${Object(input).opens}; 5 in the afternoon is 17:00`,
				path: ["closes"],
			}),
		1,
		7,
	).describe(
		"The weekly opening hours. A day that isn't listed is closed. Texts use them as {hours}.",
	),
	holidays: z
		.array(
			z.strictObject({
				date: day.describe("The day that the spa is closed, written YYYY-MM-DD."),
				name: singleLine(60).describe(
					"The name of the holiday, such as Thanksgiving Day. It's shown with the hours.",
				),
			}),
		)
		.describe("Days on which the spa is closed despite its weekly hours."),
	consultation: z
		.strictObject({
			title: singleLine(40).describe(
				"What it's called in the appointment form, such as Consultation.",
			),
			price: integer(0, 1000).describe(
				"What it costs, in US dollars. Texts use it as {consultationPrice}.",
			),
			minutes: integer(5, 240).describe(
				"How many minutes it takes. Texts use it as {consultationMinutes}.",
			),
			performers: list(reference("team"), 1).describe(
				"Who gives consultations: one or more people.",
			),
			sample,
		})
		.describe(
			"The consultation. It's the first choice of the appointment form, for those who aren't sure what they need.",
		),
	firstAppointment: z
		.strictObject({
			usually: singleLine(40).describe(
				"In words that follow “usually”, such as “within a week”. Texts use it as {firstAppointment}.",
			),
			sample,
		})
		.describe("How soon somebody new can usually come in. The appointment form says it."),
	serviceRadius: integer(1000, 400_000).describe(
		"How far clients usually come from, in meters, for search engines. 50000 is about 31 miles.",
	),
	areasServed: list(cityName, 1).describe(
		"The cities and towns that clients come from, for search engines.",
	),
	priceRange: z
		.enum(["$", "$$", "$$$"])
		.describe("How expensive the spa is, for search engines: $ to $$$."),
	social: z
		.array(
			z.strictObject({
				network: z
					.enum(["Facebook", "Instagram", "TikTok", "YouTube"])
					.describe("The name of the network."),
				href: outside
					.meta({ address: true })
					.describe("The address of the spa's own page there, beginning with https://."),
				sample,
			}),
		)
		.length(4)
		.meta({
			title: "Social networks",
			description: "The spa's pages on the four networks, linked at the bottom of every page.",
		}),
	award: z
		.strictObject({
			label: singleLine(40).describe("Its name, such as Best in Area."),
			year: z
				.number()
				.int()
				.min(1990)
				.meta({ past: true, description: "The year of the award, such as 2025." }),
			by: singleLine(60).meta({
				title: "Given by",
				description: "Who gave it, such as “Readers’ vote”.",
			}),
			sample,
		})
		.describe("An award that the spa has won, shown as a seal."),
	trust: list(factLine(60), 1, 2).meta({
		title: "Reasons to trust the spa",
		description: "One or two short reasons. With the award, they're one line at the top of a page.",
	}),
	questions: z.array(z.string().min(1)).default([]).meta({
		internal: true,
		title: "Questions for the owner",
		description:
			"What only the owner or a board can say. No page shows them: npm run check:launch lists each one until it's answered and removed.",
	}),
	bookingUrl: outside.nullable().meta({
		title: "Booking page",
		description:
			"The address of a booking page elsewhere, beginning with https://; null if there's none. If it's set, it's offered first.",
	}),
	map: z
		.strictObject({
			note: singleLine(160).describe(
				"Where the spa is, in words, beside the map: streets and what's close by.",
			),
			parking: singleLine(160).describe("Where to park, and how to come in without steps."),
			href: outside
				.meta({ address: true })
				.describe("The address of an online map that shows the spa, beginning with https://."),
		})
		.describe("How visitors find the door."),
});

export type Site = z.infer<typeof site>;
