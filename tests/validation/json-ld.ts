/** The structured data that pages may have. Names and meanings are schema.org's; what a type needs is this project's choice. */
import { formatDollars, formatPrice } from "../../src/lib/services/prices";
import { formatDay } from "../../src/lib/time/dates";
import { formatTime } from "../../src/lib/time/hours";
import { site } from "../support/content";

type Node = Readonly<Record<string, unknown>>;

const page = "@id url name inLanguage publisher image breadcrumb? about? mainEntity? author? reviewedBy? datePublished? dateModified? lastReviewed? citation?";
const special = "@id url name description validFrom validThrough? priceSpecification? offeredBy itemOffered";
const service = "@id name description url serviceType provider offers";

/** The properties of each type; one with a question mark may be missing. Some types have several forms. An unknown type or property fails. */
const forms: Readonly<Record<string, readonly string[]>> = {
	...Object.fromEntries(["WebPage", "AboutPage", "CollectionPage", "ContactPage", "MedicalWebPage", "ProfilePage"].map((type) => [type, [page]])),
	"MedicalBusiness DaySpa": [
		`@id name legalName url logo image telephone email address geo openingHoursSpecification priceRange areaServed sameAs
			award? aggregateRating? hasOfferCatalog? potentialAction?`,
	],
	PostalAddress: ["streetAddress addressLocality addressRegion postalCode addressCountry"],
	GeoCoordinates: ["latitude longitude"],
	GeoCircle: ["geoMidpoint geoRadius"],
	OpeningHoursSpecification: ["dayOfWeek opens closes", "validFrom validThrough opens closes"],
	AggregateRating: ["ratingValue reviewCount bestRating worstRating"],
	ReserveAction: ["target"],
	EntryPoint: ["urlTemplate"],
	WebSite: ["@id url name inLanguage publisher"],
	BreadcrumbList: ["@id itemListElement"],
	ItemList: ["@id itemListElement"],
	ListItem: ["position name item", "position name url"],
	Question: ["name acceptedAnswer"],
	Answer: ["text"],
	CreativeWork: ["name url datePublished publisher"],
	Organization: ["name"],
	Service: [service, "@id name"],
	"Service MedicalProcedure": [service],
	OfferCatalog: ["@id name itemListElement", "name itemListElement", "name url itemListElement"],
	Offer: ["name priceSpecification", special, "price priceCurrency availability seller"],
	PriceSpecification: ["price priceCurrency"],
	UnitPriceSpecification: ["priceCurrency unitText price", "priceCurrency unitText minPrice"],
	Product: ["@id name description image offers"],
	Person: ["@id name jobTitle url worksFor hasCredential?", "@id name"],
	EducationalOccupationalCredential: ["name"],
};

const ownUrl = new RegExp(`^${site.url.replaceAll(".", "\\.")}(?:[/#]|$)`);
const httpsUrl = /^https:\/\/\S+$/;
const day = /^\d{4}-\d\d-\d\d$/;
const time = /^\d\d:\d\d$/;
const positive = /^(?=.*[1-9])[\d.]+$/;

/** How values are written; one that isn't here is any text, number or list that isn't empty. */
const formats: Readonly<Record<string, RegExp>> = {
	...{ "@id": ownUrl, url: ownUrl, item: ownUrl, image: ownUrl, logo: ownUrl, urlTemplate: ownUrl },
	...{ telephone: /^\+1\d{10}$/, email: /^\S+@\S+\.\w+$/, addressCountry: /^US$/, priceRange: /^\$\$$/, geoRadius: /^50000$/, inLanguage: /^en-US$/ },
	...{ opens: time, closes: time, validFrom: day, validThrough: day, dateModified: day, lastReviewed: day },
	...{ price: positive, minPrice: positive, priceCurrency: /^USD$/, position: /^[1-9]\d*$/, reviewCount: /^[1-9]\d*$/ },
	...{ ratingValue: /^[1-5]\.\d$/, bestRating: /^5$/, worstRating: /^1$/, availability: /^https:\/\/schema\.org\/InStoreOnly$/ },
	...{ dayOfWeek: /^(?:\w+day,?)+$/ },
};
const sourceFormats = { ...formats, url: httpsUrl, datePublished: /^\d{4}$/ };

const getType = (node: Node): string =>
	[node["@type"]]
		.flat()
		.join(" ")
		.replace(/ FAQPage$/, "");

const fits = (node: Node, form: string): boolean => {
	const known = form.split(/\s+/);
	const names = Object.keys(node).filter((name) => name !== "@type");
	return names.every((name) => known.includes(name) || known.includes(`${name}?`)) && known.every((name) => name.endsWith("?") || names.includes(name));
};

/** What's wrong with a node, each thing in a few words. */
const findFaults = (node: Node): string[] => {
	const type = getType(node);
	const written: Readonly<Record<string, RegExp>> = type === "CreativeWork" ? sourceFormats : formats;
	const wrong = Object.entries(node).filter(([name, value]) => !(written[name] ?? /./).test(String(value)));
	return [
		...((forms[type] ?? []).some((form) => fits(node, form)) ? [] : [`${type} with ${Object.keys(node)}`]),
		...wrong.map(([name, value]) => `${type}: ${name} is "${value}"`),
	];
};

const texts = "name legalName email streetAddress addressLocality postalCode award ratingValue jobTitle description serviceType text title".split(" ");
const lists = ["responsibilities", "qualifications", "jobBenefits"];
const days = ["datePublished", "dateModified", "lastReviewed", "validFrom", "validThrough", "datePosted"];

/** What a page has to show, because a node says it. */
const listClaims = (node: Node): string[] => {
	if (node.dayOfWeek) return [`${formatTime(String(node.opens))} to ${formatTime(String(node.closes))}`];
	return Object.entries(node).flatMap(([name, value]) => {
		if (texts.includes(name)) return [String(value)];
		if (lists.includes(name)) return String(value).split("\n");
		if (days.includes(name)) return [day.test(String(value)) ? formatDay(String(value)) : String(value)];
		if (name === "price") return [formatDollars(Number(value))];
		if (name === "minPrice") return [formatPrice({ amount: Number(value), from: true })];
		if (name === "telephone") return [site.phone.display];
		return name === "reviewCount" ? [`from ${value} review`] : [];
	});
};

/** A page's structured data: its types, its breadcrumbs, what the page has to show, and what's wrong with it. */
export const readGraph = (source: string) => {
	const nodes: Node[] = [];
	const referred: unknown[] = [];
	const { "@context": context, "@graph": graph } = JSON.parse(source, (_, value) => {
		if (value?.["@type"]) nodes.push(value);
		else if (value?.["@id"]) referred.push(value["@id"]);
		return value;
	}) as { readonly "@context": string; readonly "@graph": readonly Node[] };
	const defined: unknown[] = nodes.map((node) => node["@id"]).filter((id) => id !== undefined);
	const trail = graph.find((node) => getType(node) === "BreadcrumbList")?.itemListElement ?? [];
	return {
		types: graph.map(getType),
		trail: trail as readonly { readonly name: string; readonly item: string }[],
		claims: nodes.flatMap(listClaims),
		faults: [
			...(context === "https://schema.org" ? [] : [`@context ${context}`]),
			...nodes.flatMap(findFaults),
			...graph.filter((node) => !node["@id"]).map((node) => `${getType(node)} without @id`),
			...referred.filter((id) => !defined.includes(id)).map((id) => `${id} isn't in the graph`),
			...defined.filter((id, index) => defined.indexOf(id) !== index).map((id) => `${id} twice`),
		],
	};
};
