/**
 * The shapes of structured data that pages may have. Strict: an unknown type or property fails. Names and meanings are schema.org's; what a type
 * needs is this project's choice.
 */
import { z } from "zod";
import { site } from "./content";

const url = z.string().startsWith(site.url);
const id = url.includes("#");
const reference = z.strictObject({ "@id": url });
const text = z.string().min(1);
const day = z.iso.date();
const time = z.string().regex(/^\d\d:\d\d$/);
const dollars = z.number().positive();
const of = <T extends string>(type: T) => z.literal(type);

const coordinates = z.strictObject({ "@type": of("GeoCoordinates"), latitude: z.number(), longitude: z.number() });
const hours = z.strictObject({
	"@type": of("OpeningHoursSpecification"),
	dayOfWeek: z.array(z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])).min(1),
	opens: time,
	closes: time,
});
const holiday = z.strictObject({
	"@type": of("OpeningHoursSpecification"),
	validFrom: day,
	validThrough: day,
	opens: z.literal("00:00"),
	closes: z.literal("00:00"),
});
const business = z.strictObject({
	"@type": z.tuple([of("MedicalBusiness"), of("DaySpa")]),
	"@id": z.literal(`${site.url}/#business`),
	name: text,
	legalName: text,
	url,
	logo: url,
	image: url,
	telephone: z.string().regex(/^\+1\d{10}$/),
	email: z.email(),
	address: z.strictObject({
		"@type": of("PostalAddress"),
		streetAddress: text,
		addressLocality: text,
		addressRegion: text,
		postalCode: text,
		addressCountry: z.literal("US"),
	}),
	geo: coordinates,
	openingHoursSpecification: z.array(z.union([hours, holiday])).min(1),
	priceRange: z.literal("$$"),
	areaServed: z.strictObject({ "@type": of("GeoCircle"), geoMidpoint: coordinates, geoRadius: z.literal(50_000) }),
	sameAs: z.array(z.url()).min(1),
	award: text.optional(),
	aggregateRating: z
		.strictObject({
			"@type": of("AggregateRating"),
			ratingValue: z.string().regex(/^[1-5]\.\d$/),
			reviewCount: z.int().positive(),
			bestRating: z.literal(5),
			worstRating: z.literal(1),
		})
		.optional(),
	hasOfferCatalog: reference.optional(),
	potentialAction: z.strictObject({ "@type": of("ReserveAction"), target: z.strictObject({ "@type": of("EntryPoint"), urlTemplate: url }) }).optional(),
});

const question = z.strictObject({
	"@type": of("Question"),
	name: text,
	acceptedAnswer: z.strictObject({ "@type": of("Answer"), text }),
});
const pageTypes = z.enum(["WebPage", "AboutPage", "CollectionPage", "ContactPage", "MedicalWebPage", "ProfilePage"]);
const page = z.strictObject({
	"@type": z.union([pageTypes, z.tuple([pageTypes, of("FAQPage")])]),
	"@id": url,
	url,
	name: text,
	inLanguage: z.literal("en-US"),
	publisher: reference,
	image: url,
	breadcrumb: reference.optional(),
	about: reference.optional(),
	mainEntity: z.union([reference, z.array(question).min(1)]).optional(),
	author: reference.optional(),
	reviewedBy: z.union([reference, z.strictObject({ "@type": of("Person"), "@id": id, name: text })]).optional(),
	datePublished: day.optional(),
	dateModified: day.optional(),
	lastReviewed: day.optional(),
	citation: z
		.array(
			z.strictObject({
				"@type": of("CreativeWork"),
				name: text,
				url: z.url({ protocol: /^https$/ }),
				datePublished: z.string().regex(/^\d{4}$/),
				publisher: z.strictObject({ "@type": of("Organization"), name: text }),
			}),
		)
		.min(1)
		.optional(),
});

const breadcrumbs = z.strictObject({
	"@type": of("BreadcrumbList"),
	"@id": id,
	itemListElement: z.array(z.strictObject({ "@type": of("ListItem"), position: z.int().positive(), name: text, item: url })).min(2),
});
const website = z.strictObject({ "@type": of("WebSite"), "@id": id, url, name: text, inLanguage: z.literal("en-US"), publisher: reference });
const list = z.strictObject({
	"@type": of("ItemList"),
	"@id": id,
	itemListElement: z.array(z.strictObject({ "@type": of("ListItem"), position: z.int().positive(), name: text, url })).min(1),
});

const unitPrice = { "@type": of("UnitPriceSpecification"), priceCurrency: z.literal("USD"), unitText: text };
const offer = z.strictObject({
	"@type": of("Offer"),
	name: text,
	priceSpecification: z.union([z.strictObject({ ...unitPrice, price: dollars }), z.strictObject({ ...unitPrice, minPrice: dollars })]),
});
const serviceFacts = {
	"@id": id,
	name: text,
	description: text,
	url,
	serviceType: text,
	provider: reference,
	offers: z.array(offer).min(1),
};
const service = z.strictObject({ "@type": of("Service"), ...serviceFacts });
const procedure = z.strictObject({ "@type": z.tuple([of("Service"), of("MedicalProcedure")]), ...serviceFacts });
const serviceCatalog = z.strictObject({ "@type": of("OfferCatalog"), name: text, url, itemListElement: z.array(offer).min(1) });
const categoryCatalog = z.strictObject({ "@type": of("OfferCatalog"), name: text, itemListElement: z.array(serviceCatalog).min(1) });
const priceList = z.strictObject({ "@type": of("OfferCatalog"), "@id": id, name: text, itemListElement: z.array(z.union([categoryCatalog, offer])).min(1) });
const special = z.strictObject({
	"@type": of("Offer"),
	url,
	name: text,
	description: text,
	validFrom: day,
	validThrough: day.optional(),
	offeredBy: reference,
	itemOffered: z.array(z.strictObject({ "@type": of("Service"), "@id": id, name: text })).min(1),
});
const product = z.strictObject({
	"@type": of("Product"),
	name: text,
	description: text,
	image: url,
	offers: z.strictObject({
		"@type": of("Offer"),
		price: dollars,
		priceCurrency: z.literal("USD"),
		availability: z.literal("https://schema.org/InStoreOnly"),
		seller: reference,
	}),
});
const person = z.strictObject({
	"@type": of("Person"),
	"@id": id,
	name: text,
	jobTitle: text,
	url,
	worksFor: reference,
	hasCredential: z.array(z.strictObject({ "@type": of("EducationalOccupationalCredential"), name: text })).optional(),
});
const job = z.strictObject({
	"@type": of("JobPosting"),
	"@id": id,
	url,
	title: text,
	description: text,
	responsibilities: text,
	qualifications: text,
	jobBenefits: text,
	datePosted: day,
	employmentType: z.enum(["FULL_TIME", "PART_TIME"]),
	hiringOrganization: reference,
	jobLocation: reference,
});

const nodes = { business, page, breadcrumbs, website, list, service, procedure, priceList, special, product, person, job };
export type NodeKind = keyof typeof nodes;
export type Nodes = { readonly [K in NodeKind]: readonly z.infer<(typeof nodes)[K]>[] };

const kinds: Readonly<Record<string, NodeKind>> = {
	"MedicalBusiness DaySpa": "business",
	BreadcrumbList: "breadcrumbs",
	WebSite: "website",
	ItemList: "list",
	Service: "service",
	"Service MedicalProcedure": "procedure",
	OfferCatalog: "priceList",
	Offer: "special",
	Product: "product",
	Person: "person",
	JobPosting: "job",
};
const getKind = (type: unknown): NodeKind => {
	const name = [type].flat().join(" ");
	const kind = kinds[name] ?? (pageTypes.safeParse([type].flat()[0]).success ? "page" : undefined);
	if (!kind) throw new Error(`A node of the graph has the type "${name}", which no page may have (tests/support/json-ld.ts).`);
	return kind;
};

const graph = z.strictObject({
	"@context": z.literal("https://schema.org"),
	"@graph": z.array(z.looseObject({ "@type": z.unknown() })).min(2),
});

/** The nodes of a page's structured data, by kind. @throws if a type or property is unknown, missing or wrong */
export const readNodes = (source: string): Nodes => {
	const found: Record<NodeKind, unknown[]> = Object.fromEntries(Object.keys(nodes).map((kind) => [kind, []])) as never;
	for (const node of graph.parse(JSON.parse(source))["@graph"]) {
		const kind = getKind(node["@type"]);
		found[kind].push(nodes[kind].parse(node));
	}
	return found as unknown as Nodes;
};

/** Every `@id` that a page's data refers to, and every one it defines. */
export const listIds = (source: string): { defined: string[]; referred: string[] } => {
	const defined: string[] = [];
	const referred: string[] = [];
	JSON.parse(source, (_, value) => {
		if (value && typeof value === "object" && typeof value["@id"] === "string") (Object.keys(value).length === 1 ? referred : defined).push(value["@id"]);
		return value;
	});
	return { defined, referred };
};
