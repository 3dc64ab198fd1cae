import type { CreateSchemaCustomizationArgs } from "gatsby";
import { describeCourse } from "../../lib/catalog/format-course";
import { describePerformers } from "../../lib/catalog/performers";
import { findVisitPrice, formatEntryPrice } from "../../lib/catalog/prices";
import { type Comparable, explainRelated } from "../../lib/catalog/related-reasons";
import { fillPlaceholders } from "../../lib/text/markup";
import { isReasonToCall } from "../../lib/text/words";
import { licensesFor, type Procedure } from "../../schemas/collections/license";
import { careFields } from "./care";
import { type Context, findAll, findFacts, listNaming } from "./node-model";
import { findTeam } from "./people";
import { type PricedService, specialPrices } from "./special-prices";

const performedBy = async ({ performers }: { performers: readonly string[] }, _args: unknown, context: Context): Promise<string> =>
	describePerformers(performers, await findTeam(context));

interface ServiceNode extends Comparable {
	readonly slug: string;
	readonly category: string;
	readonly related: readonly string[];
}

const relatedTo = async (service: ServiceNode, _args: unknown, context: Context) => {
	const services = await findAll<ServiceNode>(context, "Service");
	const titles = new Map((await findAll<{ readonly slug: string; readonly title: string }>(context, "Concern")).map(({ slug, title }) => [slug, title]));
	const toComparable = ({ concerns, course }: ServiceNode): Comparable => ({ concerns: concerns.map((concern) => titles.get(concern) ?? concern), course });
	const others = service.related.flatMap((slug) => services.find((each) => each.slug === slug) ?? []);
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
const bandImage = async ({ galleryImages }: Gallery, _args: unknown, context: Context) => (await getPictures(galleryImages.slice(0, 1), context))[0];
const timelineImages = ({ galleryImages }: Gallery, _args: unknown, context: Context) => getPictures(galleryImages.slice(1), context);

const priceFrom = ({ prices }: PricedService) => formatEntryPrice(prices);
const visitPrice = ({ prices }: PricedService) => findVisitPrice(prices);
const courseInWords = ({ course }: { course: Parameters<typeof describeCourse>[0] }) => describeCourse(course);
const isMedical = ({ procedure }: { procedure: Procedure }) => !licensesFor[procedure].includes("esthetician");

/** The lines of the aftercare that say when to call, or those that don't. */
const selectCare =
	(toCall: boolean) =>
	async ({ postCare }: { readonly postCare: readonly string[] }, _args: unknown, context: Context): Promise<string[]> => {
		const facts = await findFacts(context);
		return postCare.map((text) => fillPlaceholders(text, facts)).filter((text) => isReasonToCall(text) === toCall);
	};

export const createServiceTypes = ({ actions, schema }: CreateSchemaCustomizationArgs): void => {
	actions.createTypes([
		`
		type Price @dontInfer {
			name: String!
			"US dollars, tax not included."
			amount: Float!
			"True if the amount is only the lowest price."
			from: Boolean! @schemaDefault
			"If it is: the highest that someone is likely to pay."
			upTo: Float
			unit: String!
			"The unit as one word of priceModels."
			model: String!
			"What several bought together are bought at otherwise."
			replaces: Replacement
			note: String @facts
		}
		"How many of another price of the same service, by its name."
		type Replacement @dontInfer { price: String!, quantity: Int! }
		"Names that visitors search for."
		type BrandNames @dontInfer { label: String!, names: [String!]!, note: String }
		type Candidacy @dontInfer { goodFor: [String!]! @facts, notFor: [String!]! @facts }
		type WhatToExpect @dontInfer { before: String! @facts, theDay: String! @facts, after: String! @facts, results: String! @facts }
		"From min to max; equal if there's one figure."
		type Range @dontInfer { min: Int!, max: Int! }
		"Fitzpatrick types, 1 to 6."
		type SkinTypes @dontInfer { from: Int!, to: Int! }
		"The facts as numbers. A week is 7 days, a month 30, a year 365."
		type Course @dontInfer {
			"Null for care that goes on for as long as it's wanted."
			sessions: Range
			"Null if there's no usual interval."
			intervalDays: Range
			visitMinutes: Range!
			"Days of visible marks or rest."
			downtimeDays: Range!
			onsetDays: Range!
			"Null if that can't be said in days."
			lastsDays: Range
			"Whether anything pierces the skin, blood draws included."
			needles: Boolean!
			numbing: Boolean!
			skinTypes: SkinTypes!
			"0 for the same day, null for as long as treatment lasts."
			aftercareDays: Int
			"Days from the last visit to an event: the fewest that make sense, and a comfortable number. Null for care that nobody plans around an event."
			eventLeadDays: Range
		}
		type ServiceExclusion @dontInfer {
			exclusion: Exclusion! @link(by: "slug")
			"What it's limited to."
			note: String
		}
		"Why a treatment may not be for someone."
		type Exclusion implements Node @dontInfer {
			slug: String!
			"What a visitor says yes to."
			label: String!
			"After 'because of'."
			reason: String!
		}
		"Another service, and why it's related."
		type RelatedService @dontInfer { service: Service!, reason: String! }
		type ServiceFacts @dontInfer { sessions: String!, spacing: String!, duration: String!, downtime: String!, onset: String!, lasts: String! }
		`,
		schema.buildObjectType({
			name: "Service",
			interfaces: ["Node"],
			extensions: { infer: false },
			fields: {
				/** A label, never a key (docs/specification.md R3). */
				label: { type: "String!", extensions: { proxy: { from: "jsonId" } } },
				slug: "String!",
				path: { type: "String!", resolve: ({ slug }: { slug: string }) => `/services/${slug}` },
				title: "String!",
				category: { type: "Category!", extensions: { link: { by: "slug" } } },
				shortDescription: { type: "String!", extensions: { facts: {} } },
				description: { type: "String!", extensions: { facts: {} } },
				image: { type: "Picture!", extensions: { link: { by: "file" } } },
				bandImage: { type: "Picture!", description: "The gallery's first picture, which goes from edge to edge.", resolve: bandImage },
				timelineImages: { type: "[Picture!]!", description: "The gallery's other pictures, which are much smaller.", resolve: timelineImages },
				medical: {
					type: "Boolean!",
					description: "True if it takes a medical or nursing license, false if an esthetician may do it, too.",
					resolve: isMedical,
				},
				brands: { type: "[BrandNames!]!", extensions: { schemaDefault: {} } },
				seo: "Seo!",
				aboutTreatment: { type: "[String!]!", extensions: { facts: {} } },
				candidacy: "Candidacy!",
				whatToExpect: "WhatToExpect!",
				facts: "ServiceFacts!",
				course: "Course!",
				courseInWords: {
					type: "String",
					description: 'How many visits and how far apart: "A first course is 3–6 sessions, usually 4–6 weeks apart." Null without a usual interval.',
					resolve: courseInWords,
				},
				exclusions: "[ServiceExclusion!]!",
				prices: "[Price!]!",
				priceFrom: { type: "String!", description: 'Its price where only one is named: "From $99 per infusion (hydration, 500 mL)".', resolve: priceFrom },
				specialPrices,
				visitPrice: { type: "Price!", description: "What a first visit costs at least: the first price that isn't per unit.", resolve: visitPrice },
				boxedWarnings: { type: "[String!]!", extensions: { facts: {} } },
				risks: { type: "[String!]!", extensions: { facts: {} } },
				preCare: { type: "[String!]!", extensions: { facts: {} } },
				postCare: { type: "[String!]!", extensions: { facts: {} } },
				aftercare: { type: "[String!]!", description: "What to do: postCare without the lines of whenToCall.", resolve: selectCare(false) },
				whenToCall: { type: "[String!]!", description: "The lines of postCare that send someone to the phone or a hospital.", resolve: selectCare(true) },
				notices: { type: "[String!]!", extensions: { facts: {} } },
				faqs: "[Faq!]!",
				concerns: { type: "[Concern!]!", extensions: { link: { by: "slug" } } },
				review: "MedicalReview!",
				sources: "[Source!]!",
				...careFields,
				performers: { type: "[TeamMember!]!", extensions: { link: { by: "slug" } } },
				performedBy: {
					type: "String!",
					description: 'Their licenses, and who supervises: "Performed by RNs and NPs under Marian Holloway, MD".',
					resolve: performedBy,
				},
				related: { type: "[RelatedService!]!", resolve: relatedTo },
				articles: { type: "[Resource!]!", resolve: listNaming("Resource", "relatedServices") },
				landingPages: { type: "[LandingPage!]!", resolve: listNaming("LandingPage", "services") },
			},
		}),
		schema.buildObjectType({
			name: "Category",
			interfaces: ["Node"],
			extensions: { infer: false },
			fields: {
				position: { type: "Int!", description: "The order, from 1.", extensions: { proxy: { from: "jsonId" } } },
				slug: "String!",
				title: "String!",
				shortDescription: "String!",
				intro: { type: "String!", extensions: { facts: {} } },
				href: "String!",
				image: { type: "Picture!", extensions: { link: { by: "file" } } },
				services: { type: "[Service!]!", resolve: listNaming("Service", "category") },
			},
		}),
	]);
};
