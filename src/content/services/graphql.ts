import { describeCourse, describeFacts, formatDays } from "../../lib/services/format-course";
import { describePerformers } from "../../lib/services/performers";
import { formatEntryPrice } from "../../lib/services/prices";
import { type Comparable, explainRelated } from "../../lib/services/related-reasons";
import { byWait, type Wait } from "../../lib/services/waits";
import { fillPlaceholders } from "../../lib/text/markup";
import { isReasonToCall } from "../../lib/text/words";
import {
	type ComputedFields,
	type Context,
	findAll,
	findBusiness,
	findFacts,
	getSiteUrl,
	listNaming,
} from "../node-model";
import { findTeam } from "../team/graphql";
import { licensesFor, type Procedure } from "../team/license";
import { drawQrCode } from "./qr-code";
import type { Service } from "./schema";
import { type PricedService, specialPrices } from "./special-prices";

interface Slugged {
	readonly slug: string;
}

interface ServiceNode extends Comparable, Slugged {
	readonly category: string;
	readonly related: readonly string[];
}

const relatedTo = async (service: ServiceNode, _args: unknown, context: Context) => {
	const services = await findAll<ServiceNode>(context, "Service");
	const all = await findAll<Slugged & { readonly title: string }>(context, "Concern");
	const titles = new Map(all.map(({ slug, title }) => [slug, title]));
	const toComparable = ({ concerns, course }: ServiceNode): Comparable => ({
		concerns: concerns.map((concern) => titles.get(concern) ?? concern),
		course,
	});
	const others = service.related.flatMap(
		(slug) => services.find((each) => each.slug === slug) ?? [],
	);
	const reasons = explainRelated(toComparable(service), others.map(toComparable));
	return others.map((other, index) => ({ service: other, reason: reasons[index] }));
};

const getPictures = async (files: readonly string[], context: Context) => {
	const pictures = await findAll<{ readonly file: string }>(context, "Picture");
	return files.flatMap((file) => pictures.find((picture) => picture.file === file) ?? []);
};

interface Gallery {
	readonly galleryImages: readonly string[];
}

type Noted = Pick<Service, "course" | "courseNotes">;

const selectCare =
	(toCall: boolean) =>
	async (
		{ postCare }: { readonly postCare: readonly string[] },
		_args: unknown,
		context: Context,
	): Promise<string[]> => {
		const facts = await findFacts(context);
		return postCare
			.map((text) => fillPlaceholders(text, facts))
			.filter((text) => isReasonToCall(text) === toCall);
	};

export const computed: ComputedFields = {
	types: `
		"What a special makes of a price, by its name, and the list price that it replaces."
		type SpecialPrice @dontInfer { price: String!, amount: Float!, regular: Float!, from: Boolean!, condition: String, limit: Int, starts: String!, ends: String }
		"A treatment's facts in words, made from course."
		type ServiceFacts @dontInfer { sessions: String!, spacing: String!, duration: String!, downtime: String!, onset: String!, lasts: String!, needles: String! }
		"Another service, and why it's related."
		type RelatedService @dontInfer { service: Service!, reason: String! }
		"The dark modules as the path of an SVG, to be stroked; the size is its height and width in modules."
		type QrCode @dontInfer { size: Int!, path: String! }
	`,
	fields: {
		bandImage: {
			type: "Picture!",
			description: "The gallery's first picture, which goes from edge to edge.",
			resolve: async ({ galleryImages }: Gallery, _args, context) =>
				(await getPictures(galleryImages.slice(0, 1), context))[0],
		},
		timelineImages: {
			type: "[Picture!]!",
			description: "The gallery's other pictures, which are much smaller.",
			resolve: ({ galleryImages }: Gallery, _args, context) =>
				getPictures(galleryImages.slice(1), context),
		},
		medical: {
			type: "Boolean!",
			description:
				"True if it takes a medical or nursing license, false if an esthetician may do it, too.",
			resolve: ({ procedure }: { procedure: Procedure }) =>
				!licensesFor[procedure].includes("esthetician"),
		},
		courseInWords: {
			type: "String",
			description:
				'How many visits and how far apart: "A first course is 3 to 6 sessions, usually 4 to 6 weeks apart." Null without a usual interval.',
			resolve: ({ course }: Noted) => describeCourse(course),
		},
		facts: {
			type: "ServiceFacts!",
			description: 'Each with its note: "75 minutes, numbing included".',
			resolve: ({ course, courseNotes }: Noted) => describeFacts(course, courseNotes),
		},
		figures: {
			type: "ServiceFacts!",
			description: "Without notes, to compare by. A note is there only where there's no figure.",
			resolve: ({ course, courseNotes = {} }: Noted) =>
				describeFacts(course, {
					needles: courseNotes.needles,
					...(course.lastsDays ? {} : { lasts: courseNotes.lasts }),
				}),
		},
		priceFrom: {
			type: "String!",
			description:
				'Its price where only one is named: "From $99 per infusion (hydration, 500 mL)".',
			resolve: ({ prices }: PricedService) => formatEntryPrice(prices),
		},
		specialPrices,
		aftercare: {
			type: "[String!]!",
			description: "What to do: postCare without the lines of whenToCall.",
			resolve: selectCare(false),
		},
		whenToCall: {
			type: "[String!]!",
			description: "The lines of postCare that send someone to the phone or a hospital.",
			resolve: selectCare(true),
		},
		aftercarePath: {
			type: "String!",
			description: "The address of its aftercare page.",
			extensions: { pathBelow: { folder: "/aftercare" } },
		},
		aftercareQr: {
			type: "QrCode!",
			description: "That page's address as a QR code.",
			resolve: async ({ slug }: Slugged, _args, context) =>
				drawQrCode(`${getSiteUrl(await findBusiness(context))}/aftercare/${slug}`),
		},
		eventLead: {
			type: "String",
			description:
				'How long before an event its last visit should be: "2 to 4 weeks". Null for care that nobody plans around an event.',
			resolve: ({ course }: Noted) => course.eventLeadDays && formatDays(course.eventLeadDays),
		},
		waits: {
			type: "[Wait!]!",
			description: "Waiting times between it and something else, in either order.",
			resolve: async ({ slug }: Slugged, _args, context) =>
				(await findAll<Wait>(context, "Wait"))
					.filter(({ after, before }) => [after, before].includes(slug))
					.sort(byWait),
		},
		performedBy: {
			type: "String!",
			description:
				'Their licenses, and who supervises: "Performed by RNs and NPs under Marian Holloway, MD".',
			resolve: async ({ performers }: Pick<Service, "performers">, _args, context) =>
				describePerformers(performers, await findTeam(context)),
		},
		related: { type: "[RelatedService!]!", resolve: relatedTo },
		articles: { type: "[Resource!]!", resolve: listNaming("Resource", "relatedServices") },
		landingPages: { type: "[LandingPage!]!", resolve: listNaming("LandingPage", "services") },
	},
};
