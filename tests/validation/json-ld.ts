/** What structured data has to hold: names and meanings are schema.org's, what a type needs is this project's choice. TypeScript knows the names (schema-dts). */
import { formatDollars, formatPrice } from "../../src/lib/services/prices";
import { formatDay } from "../../src/lib/time/dates";
import { formatTime } from "../../src/lib/time/hours";
import { site } from "../support/content";

type Node = Readonly<Record<string, unknown>>;

const service = "name description url serviceType provider offers";
/** The properties that a type needs, besides its id in a graph. */
const needed: Readonly<Record<string, string>> = {
	page: "url name inLanguage publisher image",
	"MedicalBusiness DaySpa": "name legalName url logo image telephone email address geo openingHoursSpecification priceRange areaServed sameAs",
	PostalAddress: "streetAddress addressLocality addressRegion postalCode addressCountry",
	GeoCircle: "geoMidpoint geoRadius",
	OpeningHoursSpecification: "opens closes",
	AggregateRating: "ratingValue reviewCount bestRating worstRating",
	WebSite: "url name inLanguage publisher",
	ListItem: "position name",
	Question: "name acceptedAnswer",
	CreativeWork: "name url datePublished publisher",
	Service: service,
	"Service MedicalProcedure": service,
	OfferCatalog: "name itemListElement",
	UnitPriceSpecification: "priceCurrency unitText",
	Product: "name description image offers",
	Person: "name jobTitle url worksFor",
};

const ownUrl = new RegExp(`^${site.url.replaceAll(".", "\\.")}(?:[/#]|$)`);
const day = /^\d{4}-\d\d-\d\d$/;
const time = /^\d\d:\d\d$/;
const positive = /^(?=.*[1-9])[\d.]+$/;
/** How values are written; one that isn't here is any text, number or list that isn't empty. */
const formats: Readonly<Record<string, RegExp>> = {
	...{ "@id": ownUrl, url: ownUrl, item: ownUrl, image: ownUrl, logo: ownUrl, urlTemplate: ownUrl },
	...{ telephone: /^\+1\d{10}$/, email: /^\S+@\S+\.\w+$/, priceRange: /^\$\$$/, geoRadius: /^50000$/ },
	...{ opens: time, closes: time, validFrom: day, validThrough: day, dateModified: day, lastReviewed: day },
	...{ price: positive, minPrice: positive, priceCurrency: /^USD$/, position: positive, reviewCount: positive, ratingValue: /^[1-5]\.\d$/ },
};
const sourceFormats = { ...formats, url: /^https:\/\/\S+$/, datePublished: /^\d{4}$/ };

const getType = (node: Node): string => `${[node["@type"]].flat().join(" ")}`.replace(/ FAQPage$/, "");

/** What's wrong with a node, each thing in a few words. */
const findFaults = (node: Node): string[] => {
	const type = getType(node);
	const names = Object.keys(node).filter((name) => name !== "@type");
	// Other nodes refer to a service or a person by id and name.
	const isReference = names.join() === "@id,name";
	const missing = (needed[type.endsWith("Page") ? "page" : type] ?? "").split(" ").filter((name) => name && !isReference && !names.includes(name));
	const written = type === "CreativeWork" ? sourceFormats : formats;
	const wrong = Object.entries(node).filter(([name, value]) => !(written[name] ?? /./).test(String(value)));
	return [...missing.map((name) => `${type} without ${name}`), ...wrong.map(([name, value]) => `${type}: ${name} is "${value}"`)];
};

const texts = "name legalName email streetAddress addressLocality postalCode award ratingValue jobTitle description serviceType text".split(" ");
const days = "datePublished dateModified lastReviewed validFrom validThrough".split(" ");

/** What a page has to show, because a node says it. */
const listClaims = (node: Node): string[] => {
	if (node.dayOfWeek) return [`${formatTime(String(node.opens))} to ${formatTime(String(node.closes))}`];
	return Object.entries(node).flatMap(([name, value]) => {
		if (texts.includes(name)) return [String(value)];
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
	const defined = nodes.map((node) => node["@id"]).filter((id) => id !== undefined);
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
