/** The small lists: one array a file. */
import { z } from "zod";
import { abbreviatedName } from "./names";
import { day, faq, href, line, localSecond, paragraph, picture, pictureFile, reference, sample, slug } from "./parts";

const dollars = (max: number, min = 1) => z.number().min(min).max(max);
const serviceOf = reference("services").describe("The service, by its slug (the name of its file).");
const nameOfPrice = line(70).meta({ title: "Name of the price", description: "The name of the price, as it is in the service's own list of prices." });

/** content/categories.json: the cards on the home page and the sections of /services. */
export const category = z.strictObject({
	id: z.number().int().positive().meta({ title: "Order", description: "The place on the home page and on /services, from 1. Each number once." }),
	slug,
	title: line(60).describe("The category's name on its card, in the menu and on /services."),
	shortDescription: line(140).min(50).describe("One sentence for the card on the home page, 50 to 140 characters."),
	intro: paragraph.meta({ title: "Introduction", description: "The paragraph below the category's heading on /services." }),
	href: href.describe("Where the card leads: /services?category= and the title, with %20 for a blank."),
	image: picture.describe("The picture on the card: a file name from content/media/catalog.json."),
});
/** content/concerns.json: what visitors want treated. */
export const concern = z.strictObject({
	slug,
	title: line(40).describe("The concern in a few words, such as “Acne scars”."),
	description: line(130).min(40).describe("One sentence in a visitor's own words, 40 to 130 characters."),
});
/** content/exclusions.json: why a treatment may not be for someone. */
export const exclusion = z.strictObject({
	slug,
	label: line(110).describe("What a visitor says yes to in the treatment finder, such as “You take a blood thinner”."),
	reason: line(60).describe("How the finder explains it after “because of”, such as “a blood thinner”."),
	words: z
		.array(line(30).describe("One word or phrase in lowercase."))
		.min(1)
		.max(10)
		.describe("How the lines under “not for” of a service name it, in lowercase. Each service that does so lists it in its exclusions."),
});
/** content/reviews.json: what clients say. */
export const review = z.strictObject({
	id: z.number().int().positive().meta({ title: "Number", description: "The review's own number. Each number once; a new review takes the next one." }),
	name: abbreviatedName.describe("The client's first name and initial, such as Dana W."),
	review: z.string().trim().min(60).max(600).describe("What the client wrote, word for word, 60 to 600 characters."),
	rating: z.number().int().min(1).max(5).describe("The stars that the client gave, 1 to 5. The average is computed from them."),
	date: day.describe("The day the client wrote it, written YYYY-MM-DD."),
	service: reference("services").optional().describe("The service it's about, by its slug, if the client named one."),
	authorization: line(60)
		.optional()
		.describe("The reference of the client's signed authorization (45 CFR 164.508), such as a file number. A review that isn't a sample needs one."),
	sample,
});
/** How many of a price, named by its service's slug and its own name. */
const priceQuantity = z.strictObject({
	service: serviceOf,
	price: nameOfPrice,
	quantity: z.number().int().min(1).max(100).describe("How many of it, such as 3 treatments or 20 units."),
});
/** What a membership brings, for the price estimator; `includes` says the same in words (checks/offers.ts). */
export const benefits = z.strictObject({
	included: z
		.array(
			z.strictObject({
				every: z.enum(["month", "quarter"]).meta({ title: "How often", description: "Month, or quarter for every three months." }),
				choices: z
					.array(
						z.strictObject({
							items: z.array(priceQuantity).min(1).max(4).meta({ title: "What's in it", description: "The prices of this choice, and how many of each." }),
						}),
					)
					.min(1)
					.max(4)
					.describe("What the member chooses from: one choice, or up to four."),
			}),
		)
		.min(1)
		.max(6)
		.describe("What's included each month, or every three months: one entry for each line of includes that says so."),
	discounts: z
		.array(
			z.strictObject({
				percent: z.number().int().min(1).max(75).describe("How much is taken off, in percent, such as 10."),
				services: z
					.array(reference("services").describe("One service, by its slug (the name of its file)."))
					.min(1)
					.max(40)
					.describe("The services that it's taken off of."),
			}),
		)
		.max(4)
		.default([])
		.describe("What's taken off the single prices of some services."),
	memberPrices: z
		.array(
			z.strictObject({
				service: serviceOf,
				price: nameOfPrice,
				amount: dollars(20000).multipleOf(0.01).describe("What a member pays instead, in US dollars."),
				every: z
					.enum(["month", "quarter"])
					.optional()
					.meta({ title: "How often", description: "If it's for one a month or a quarter only: month or quarter. Otherwise leave it out." }),
			}),
		)
		.max(6)
		.default([])
		.describe("Fixed prices that members pay instead of the single ones."),
});
/** content/memberships.json: the tiers. */
export const membership = z.strictObject({
	slug,
	name: line(40).describe("The membership's name on its card."),
	monthlyPrice: dollars(2000, 10).describe("The price of a month in US dollars, as a number without $."),
	commitmentMonths: z
		.number()
		.int()
		.min(1)
		.max(24)
		.meta({ title: "Months at least", description: "How many monthly payments it takes at least. The terms say the same number." }),
	summary: line(200).describe("One or two sentences about whom it suits."),
	includes: z.array(line(160).describe("One thing that members get.")).min(3).max(7).describe("What members get, in words for the page: three to seven lines."),
	benefits: benefits.describe("What members get, as figures for the price estimator. It says the same as the lines of includes."),
	terms: z.array(line(200).describe("One condition.")).min(2).max(5).describe("Commitment, pause and cancellation: two to five lines."),
	sample,
});
/** content/packages.json: several treatments bought together. */
export const treatmentPackage = z.strictObject({
	slug,
	name: line(60).describe("The package's name on its card."),
	summary: line(220).describe("One or two sentences about whom it suits."),
	services: z
		.array(reference("services").describe("One service, by its slug (the name of its file)."))
		.min(1)
		.max(5)
		.describe("The services in it: one to five."),
	amount: dollars(20000).describe("The price of the package in US dollars, as a number without $."),
	separately: dollars(20000).describe("What the treatments cost one by one, in US dollars: the sum of the contents."),
	includes: z.array(line(160).describe("One thing that's in it.")).min(2).max(6).describe("What's in it, in words for the page: two to six lines."),
	contents: z.array(priceQuantity).min(1).max(8).describe("The same as prices of services, and how many of each. Their sum is what they cost separately."),
	terms: line(220).describe("Until when it can be used, and what happens to what isn't."),
	sample,
});
/** content/faqs.json: questions about the spa as a whole. */
export const siteFaq = faq.extend({
	topic: z.enum(["visit", "booking", "pricing", "shop", "records"]).describe("What it's about. It decides which page the question is on."),
	sample,
});
/** content/statements.json: sentences that have to read the same everywhere. A text uses one by its name in braces. */
export const statement = z.strictObject({
	name: z
		.string()
		.regex(/^[a-z]+([A-Z][a-z0-9]*)*$/, "words run together, such as afterHours")
		.describe("The name that texts use in braces: words run together, such as afterHours for {afterHours}."),
	text: line(700).min(40).describe("The sentences themselves. They may hold facts of site.json, such as {phone}."),
	source: line(160).optional().describe("Where the wording comes from, if a law or a label sets it."),
	sample,
});
/** content/synonyms.json: what visitors type if they mean a page that says it otherwise. */
export const synonym = z.strictObject({
	href: z
		.string()
		.regex(/^(\/[a-z0-9-]+)+(#[a-z0-9-]+)?$/, "the path of a page, such as /services/neuromodulators")
		.meta({ title: "Address", description: "The page, or a question on one, such as /services/neuromodulators or /resources#faqs.", address: true }),
	synonyms: z
		.array(
			line(40)
				.regex(/^[^A-Z]*$/, "lowercase")
				.describe("One word or phrase in lowercase."),
		)
		.min(1)
		.max(40)
		.describe("What visitors type, in lowercase. It isn't shown, so trademarks and advertising words may be among them."),
});
/** content/redirects.json: addresses that people type or remember, and where each leads. */
export const redirect = z.strictObject({
	from: z
		.string()
		.regex(/^(\/[a-z0-9-]+)+(\.xml)?$/, "a path of lowercase words, without a slash at the end, such as /book")
		.meta({
			title: "Old address",
			description: "What people type or remember, such as /book. It's answered with a slash at its end, too. It can't be a page.",
		}),
	to: z
		.string()
		.regex(/^(\/|(\/[a-z0-9-]+)+(\.xml)?)(#[a-z0-9-]+)?$/, "the path of a page, perhaps with an anchor, such as /resources#faqs")
		.meta({ title: "New address", description: "Where it leads: a page, or a place on one, such as /resources#faqs.", address: true }),
	note: line(120).describe("Why it's there, for whoever wonders whether it can go."),
});
/** content/campaigns.json: dialogs that open by themselves during a window of time (docs/specification.md R34). */
export const campaign = z.strictObject({
	slug,
	dialogName: line(40).describe("What a screen reader calls the dialog, such as Grand opening."),
	storageKey: line(60)
		.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lowercase words joined by hyphens, such as grand-opening-last-seen")
		.meta({
			title: "Name in the browser's memory",
			description: "The name under which the browser remembers the day it was last closed, such as grand-opening-last-seen. Each campaign has its own.",
		}),
	window: z
		.strictObject({
			first: localSecond.nullable().describe("The first second in which it may open, on the spa's clock, written YYYY-MM-DDTHH:MM:SS; null for right away."),
			last: localSecond.describe("The last second in which it may open, on the spa's clock, written YYYY-MM-DDTHH:MM:SS, such as 2027-03-31T23:59:59."),
		})
		.meta({ title: "When it's shown", description: "From when to when it may open. It appears and disappears by itself." }),
	delayMs: z
		.number()
		.int()
		.nonnegative()
		.max(60000)
		.refine((value) => value <= 0 || value >= 500, { error: "milliseconds: 0, or 500 to 60000", params: { remedy: "Write 1000 for one second." } })
		.meta({
			title: "Delay",
			description: "How long it waits after the page has loaded, or after another campaign was closed, in milliseconds: 1000 is one second.",
		}),
	frequency: z.enum(["day", "once"]).describe("Once closed, it stays closed for the rest of the day (day) or for good (once)."),
	eyebrow: line(60).meta({ title: "Small line above the title", description: "A few words in small capitals above the title, such as “You’re invited”." }),
	title: line(80).describe("The dialog's heading."),
	text: z.array(paragraph.describe("One paragraph, without a line break.")).min(1).max(3).describe("What it says: one to three paragraphs."),
	details: z
		.array(
			z.strictObject({
				label: line(30).describe("What it is, such as When or Where."),
				value: line(80).describe("The answer, such as “Tuesday, September 30, 4–7 PM”."),
			}),
		)
		.max(4)
		.default([])
		.describe("Up to four lines such as when and where, shown as a small table."),
	link: z
		.strictObject({ label: line(40).describe("The words on the button, such as “Vote now”."), href })
		.meta({ title: "Button", description: "The button at the end of the dialog, and where it leads." }),
	image: picture.optional().describe("A picture beside the text, which phones leave out: a file name from content/media/catalog.json."),
	event: z
		.strictObject({
			title: line(80).describe("The name of the entry in the visitor's calendar."),
			starts: localSecond.describe("When it starts, on the spa's clock, written YYYY-MM-DDTHH:MM:SS."),
			ends: localSecond.describe("When it ends, on the spa's clock, written YYYY-MM-DDTHH:MM:SS."),
			place: line(120).optional().describe("Where it is, if it isn't at the spa."),
		})
		.refine(({ starts, ends }) => starts < ends, {
			error: "an end that's after the start",
			path: ["ends"],
			params: { remedy: "Correct starts or ends. Hours are on a 24-hour clock." },
		})
		.optional()
		.describe("What the dialog offers for the visitor's calendar. Leave it out if there's no event."),
	sample,
});
/** What people write in place of a reference that they don't have. */
const noReference = /^(?:yes|no|ok(?:ay)?|true|signed|on file|pending|later|asked|verbal|oral|none|unknown|tbd|to ?do|n\/?a|[x?.\-–—\s]+)$/i;

/** content/media/catalog.json: every picture, with its alt text. */
export const mediaEntry = z.strictObject({
	file: pictureFile.describe("The file's name in content/media, such as hero-stones-dusk.jpg. Other files name the picture by it."),
	alt: line(200).min(20).meta({
		title: "Alt text",
		description:
			"What the picture shows, for people who can't see it, in 20 to 200 characters, without a period at the end. Leave out “picture of”: they know that.",
	}),
	/** `interior` and `exterior` are pictures of the spa itself (checks/pictures.ts). */
	subject: line(60).describe(
		"What it is in a word or two. Pictures of the spa itself are interior or exterior; grounds for initials begin with portrait ground.",
	),
	person: z.enum(["none", "client", "staff", "other"]).optional().meta({
		title: "Who is in it",
		description:
			"Who can be recognized: client (also for a client's result, such as before and after), staff, or other for anyone else, such as a guest or a model. Each of these needs a consent. Leave it out if nobody is in the picture; write none if someone is but can't be recognized.",
	}),
	consent: z
		.strictObject({
			reference: line(60)
				.refine((text) => !noReference.test(text), "the reference of a signed form, such as C-2026-014")
				.describe("Where the signed form is found, such as C-2026-014 or a file number. It isn't published, but write no name."),
			date: day.describe("The day it was signed, written YYYY-MM-DD."),
			scope: z
				.array(z.enum(["website", "social", "print"]).describe("One place: website, social or print."))
				.min(1)
				.refine((places) => new Set(places).size === places.length, "each place once")
				.meta({
					title: "Where it may be shown",
					description:
						"What the person agreed to: website (this site, with the picture that a shared link shows), social (the spa's own posts), print. A picture on this site needs website.",
				}),
			until: day
				.optional()
				.meta({ title: "Last day", description: "The last day it holds, written YYYY-MM-DD, if it ends or was withdrawn. Leave it out if it has no end." }),
		})
		.optional()
		.describe("The written consent of the person in the picture. A picture of anyone who can be recognized needs one."),
});
