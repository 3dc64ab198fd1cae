import { z } from "zod";
import {
	abbreviatedName,
	day,
	factLine,
	factParagraph,
	faq,
	formed,
	href,
	line,
	list,
	nameLine,
	picture,
	pictureFile,
	reference,
	sample,
	slug,
	whole,
} from "./parts";

/** The small lists: one array a file. */

const lowercase = formed(/^[\p{Ll}\p{M}\p{N} ’'&+.,/()%$#-]{1,40}$/u, "lowercase letters, digits and plain marks, 40 at most").describe(
	"One word or phrase in lowercase.",
);

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
		.meta({ text: undefined, internal: true })
		.optional()
		.describe("The file number of the client's signed authorization (45 CFR 164.508). A review that isn't a sample needs one."),
	sample,
});
/** content/faqs.json: questions about the spa as a whole. */
export const siteFaq = faq.extend({
	topic: z.enum(["visit", "booking", "pricing", "shop", "records"]).describe("What it's about. It decides which page the question is on."),
	sample,
});
/** The pages whose questions are of a topic. The questions about records are on no page yet. */
export const questionPages: Readonly<Partial<Record<z.infer<typeof siteFaq>["topic"], string>>> = {
	visit: "/contact",
	booking: "/contact",
	pricing: "/pricing",
	shop: "/shop",
};
/** content/statements.json: sentences that have to read the same everywhere. A text uses one by its name in braces. */
export const statement = z.strictObject({
	name: formed(/^[a-z]+([A-Z][a-z0-9]*)*$/, "words run together, such as afterHours").describe("The name that texts use in braces."),
	text: factLine(700).min(40).describe("The sentences themselves. They may hold facts of site.json, such as {phone}."),
	source: nameLine(160).describe("Where the wording comes from, if a law or a label sets it.").optional(),
	sample,
});
/** content/synonyms.json: what visitors type if they mean a page that says it otherwise. */
export const synonym = z.strictObject({
	href: formed(/^(\/[a-z0-9-]+)+(\?service=[a-z-]+|#[a-z0-9-]+)?$/, "the path of a page, such as /services/neuromodulators").meta({
		title: "Address",
		description: "The page, or a question on one, such as /services/neuromodulators or /resources#faqs.",
		address: true,
	}),
	synonyms: list(lowercase, 1, 400).describe("What visitors type, in lowercase. It isn't shown, so trademarks and advertising words may be among them."),
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
/** content/media/catalog.json: every picture, with its alt text. */
export const mediaEntry = z.strictObject({
	file: pictureFile.describe("The file's name in content/media, such as hero-stones-dusk.jpg. Other files name the picture by it."),
	alt: line(200).min(20).meta({
		title: "Alt text",
		description: "What the picture shows, for people who can't see it, in 20 to 200 characters. Leave out “picture of”.",
	}),
	subject: line(60).describe("What it is in a word or two: interior or exterior of the spa, portrait ground for initials, or something else."),
	person: z.enum(["none", "client", "staff", "other"]).optional().meta({
		internal: true,
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
		.meta({ internal: true, description: "The written consent of the person in the picture. A picture of anyone who can be recognized needs one." }),
});
