/** The small lists: one array a file. */
import { z } from "zod";
import { abbreviatedName } from "./names";
import {
	day,
	factLine,
	factParagraph,
	faq,
	formed,
	href,
	line,
	list,
	localSecond,
	nameLine,
	picture,
	pictureFile,
	reference,
	sample,
	slug,
	whole,
} from "./parts";

const lowercase = formed(/^[^\p{Lu}\p{C}]{1,40}$/u, "lowercase, 40 letters at most").describe("One word or phrase in lowercase.");

/** content/categories.json: the cards on the home page and the sections of /services. */
export const category = z.strictObject({
	id: whole(1).meta({ title: "Order", description: "The place on the home page and on /services, from 1. Each number once." }),
	slug,
	title: line(60).describe("The category's name on its card, in the menu and on /services."),
	shortDescription: line(140).min(50).describe("One sentence for the card on the home page, 50 to 140 characters."),
	intro: factParagraph.meta({ title: "Introduction", description: "The paragraph below the category's heading on /services." }),
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
	words: list(lowercase, 1, 10).describe(
		"How the lines under “not for” of a service name it, in lowercase. Each service that does so lists it in its exclusions.",
	),
});
/** content/reviews.json: what clients say. */
export const review = z.strictObject({
	id: whole(1).meta({ title: "Number", description: "The review's own number. Each number once; a new review takes the next one." }),
	name: abbreviatedName.describe("The client's first name and initial, such as Dana W."),
	review: factLine(600).min(60).describe("What the client wrote, word for word, 60 to 600 characters."),
	rating: whole(1, 5).describe("The stars that the client gave, 1 to 5. The average is computed from them."),
	date: day.describe("The day the client wrote it, written YYYY-MM-DD."),
	service: reference("services").optional().describe("The service it's about, by its slug, if the client named one."),
	authorization: line(60)
		.meta({ text: undefined })
		.optional()
		.describe("The file number of the client's signed authorization (45 CFR 164.508). A review that isn't a sample needs one."),
	sample,
});
/** content/faqs.json: questions about the spa as a whole. */
export const siteFaq = faq.extend({
	topic: z.enum(["visit", "booking", "pricing", "shop", "records"]).describe("What it's about. It decides which page the question is on."),
	sample,
});
/** content/statements.json: sentences that have to read the same everywhere. A text uses one by its name in braces. */
export const statement = z.strictObject({
	name: formed(/^[a-z]+([A-Z][a-z0-9]*)*$/, "words run together, such as afterHours").describe("The name that texts use in braces."),
	text: factLine(700).min(40).describe("The sentences themselves. They may hold facts of site.json, such as {phone}."),
	source: nameLine(160).describe("Where the wording comes from, if a law or a label sets it.").optional(),
	sample,
});
/** content/synonyms.json: what visitors type if they mean a page that says it otherwise. */
export const synonym = z.strictObject({
	href: formed(/^(\/[a-z0-9-]+)+(#[a-z0-9-]+)?$/, "the path of a page, such as /services/neuromodulators").meta({
		title: "Address",
		description: "The page, or a question on one, such as /services/neuromodulators or /resources#faqs.",
		address: true,
	}),
	synonyms: list(lowercase, 1, 40).describe("What visitors type, in lowercase. It isn't shown, so trademarks and advertising words may be among them."),
});
/** content/redirects.json: addresses that people type or remember, and where each leads. */
export const redirect = z.strictObject({
	from: formed(/^(\/[a-z0-9-]+)+(\.xml)?$/, "a path of lowercase words, without a slash at the end, such as /book").meta({
		title: "Old address",
		description: "What people type or remember, such as /book. It's answered with a slash at its end, too. It can't be a page.",
	}),
	to: formed(/^(\/|(\/[a-z0-9-]+)+(\.xml)?)(#[a-z0-9-]+)?$/, "the path of a page, perhaps with an anchor, such as /resources#faqs").meta({
		title: "New address",
		description: "Where it leads: a page, or a place on one, such as /resources#faqs.",
		address: true,
	}),
	note: line(120).describe("Why it's there, for whoever wonders whether it can go."),
});
/** content/campaigns.json: dialogs that open by themselves during a window of time (docs/specification.md R34). */
export const campaign = z.strictObject({
	slug,
	dialogName: line(40).describe("What a screen reader calls the dialog, such as Grand opening."),
	storageKey: formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lowercase words joined by hyphens, such as grand-opening-last-seen")
		.max(60)
		.meta({
			title: "Name in the browser's memory",
			description: "Under it, the browser remembers the day it was last closed. Each campaign has its own.",
		}),
	window: z
		.strictObject({
			first: localSecond.nullable().describe("The first second in which it may open, on the spa's clock, written YYYY-MM-DDTHH:MM:SS; null for right away."),
			last: localSecond.describe("The last second in which it may open, on the spa's clock, written YYYY-MM-DDTHH:MM:SS, such as 2027-03-31T23:59:59."),
		})
		.meta({ title: "When it's shown", description: "From when to when it may open. It appears and disappears by itself." }),
	delayMs: whole(0, 60000)
		.refine((value) => value === 0 || value >= 500, "milliseconds: 0, or 500 to 60000; 1000 is one second")
		.meta({
			title: "Delay",
			description: "How long it waits, in milliseconds: 1000 is one second.",
		}),
	frequency: z.enum(["day", "once"]).describe("Once closed, it stays closed for the rest of the day (day) or for good (once)."),
	eyebrow: line(60).meta({ title: "Small line above the title", description: "A few words in small capitals above the title, such as “You’re invited”." }),
	title: line(80).describe("The dialog's heading."),
	text: list(factParagraph, 1, 3).describe("What it says: one to three paragraphs."),
	details: z
		.array(
			z.strictObject({
				label: line(30).describe("What it is, such as When or Where."),
				value: factLine(80).describe("The answer, such as “Tuesday, September 30, 4–7 PM”."),
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
			title: factLine(80).describe("The name of the entry in the visitor's calendar."),
			starts: localSecond.describe("When it starts, on the spa's clock, written YYYY-MM-DDTHH:MM:SS."),
			ends: localSecond.describe("When it ends, on the spa's clock, written YYYY-MM-DDTHH:MM:SS."),
			place: line(120).optional().describe("Where it is, if it isn't at the spa."),
		})
		.refine(({ starts, ends }) => starts < ends, { error: "an end after the start, on a 24-hour clock", path: ["ends"] })
		.optional()
		.describe("What the dialog offers for the visitor's calendar. Leave it out if there's no event."),
	sample,
});
/** content/media/catalog.json: every picture, with its alt text. */
export const mediaEntry = z.strictObject({
	file: pictureFile.describe("The file's name in content/media, such as hero-stones-dusk.jpg. Other files name the picture by it."),
	alt: line(200).min(20).meta({
		title: "Alt text",
		description: "What the picture shows, for people who can't see it, in 20 to 200 characters. Leave out “picture of”.",
	}),
	subject: line(60).describe("What it is in a word or two: interior or exterior of the spa, portrait ground for initials, or something else."),
	person: z.enum(["none", "client", "staff", "other"]).optional().meta({
		title: "Who is in it",
		description:
			"Who can be recognized: client (also for a client's result, such as before and after), staff, or other for anyone else, such as a guest or a model. Each of these needs a consent. Leave it out if nobody is in the picture; write none if someone is but can't be recognized.",
	}),
	consent: z
		.strictObject({
			reference: formed(/^(?!.*\b(?:pending|verbal|oral)\b).*\d/i, "the reference of a signed form, which has a number, such as C-2026-014")
				.max(60)
				.describe("Where the signed form is found, such as C-2026-014 or a file number. It isn't published, but write no name."),
			date: day.describe("The day it was signed, written YYYY-MM-DD."),
			scope: list(z.enum(["website", "social", "print"]), 1)
				.refine((places) => new Set(places).size === places.length, "each place once")
				.meta({
					title: "Where it may be shown",
					description: "What the person agreed to: website, social (the spa's own posts), print. Each picture needs website.",
				}),
			until: day.optional().meta({ title: "Last day", description: "The last day it holds, written YYYY-MM-DD, if it has an end." }),
		})
		.optional()
		.describe("The written consent of the person in the picture. A picture of anyone who can be recognized needs one."),
});
