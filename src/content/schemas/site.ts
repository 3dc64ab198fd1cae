import { z } from "zod";
import { day, href, line, sample } from "./parts";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "a time written HH:MM", abort: true });

/** content/site.json: the facts of the business, each written once. */
export const site = z.strictObject({
	name: line(60),
	company: line(80),
	tagline: line(80),
	/** The site's address; SITE_URL overrides it at build time. */
	url: z.url(),
	locale: z.literal("en-US"),
	timeZone: line(40),
	phone: z.strictObject({ display: line(20), e164: z.string().regex(/^\+\d{11}$/) }),
	email: z.email(),
	/** What a text message to the spa begins with; `{topic}` is the treatment or product that its link is beside. */
	textMessage: z.strictObject({ general: line(120), about: line(120).includes("{topic}") }),
	address: z.strictObject({
		street: line(80),
		city: line(40),
		region: z.string().length(2),
		postalCode: z.string().regex(/^\d{5}$/),
		country: z.string().length(2),
	}),
	/** Decimal degrees. */
	geo: z.strictObject({ latitude: z.number(), longitude: z.number() }),
	/** 0 is Sunday. A day without an entry is closed. */
	hours: z
		.array(
			z
				.strictObject({ day: z.number().int().min(0).max(6), name: line(12), opens: time, closes: time })
				.refine(({ opens, closes }) => opens < closes, { error: "a time after opens, on the same day", path: ["closes"] }),
		)
		.min(1)
		.max(7),
	/** Days on which the spa is closed despite its weekly hours. */
	holidays: z.array(z.strictObject({ date: day, name: line(60) })),
	/** Meters. */
	serviceRadius: z.number().int().positive(),
	areasServed: z.array(line(40)).min(1),
	priceRange: z.enum(["$", "$$", "$$$"]),
	social: z.array(z.strictObject({ network: z.enum(["Facebook", "Instagram", "TikTok", "YouTube"]), href, sample })).length(4),
	award: z.strictObject({ label: line(40), year: z.number().int(), by: line(60), sample }),
	/** Why a visitor can trust the spa: with the award, one line in the hero of a page. */
	trust: z.array(line(60)).min(1).max(2),
	/** An external booking page; if it's set, it's offered first. */
	bookingUrl: z.url().nullable(),
	map: z.strictObject({ note: line(160), parking: line(160), href }),
});
export type Site = z.infer<typeof site>;
