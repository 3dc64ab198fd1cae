/**
 * Checks of structured data. TypeScript knows schema.org's names; this project chose what a type
 * needs.
 */
import { formatDollars, formatPrice } from "../../src/lib/services/prices";
import { formatDay } from "../../src/lib/time/dates";
import { formatTime } from "../../src/lib/time/opening-hours";
import { site } from "../support/content";

type Node = Readonly<Record<string, unknown>>;

/**
 * The properties that a type needs; other nodes refer to a service or a person by id and name
 * alone.
 */
const needed: Readonly<Record<string, string>> = {
	"MedicalBusiness DaySpa":
		"name legalName url logo image telephone email address geo openingHoursSpecification priceRange areaServed sameAs",
	Service: "name description url provider offers",
	Product: "name description image offers",
	Person: "name jobTitle url worksFor",
};
const addresses = ["@id", "url", "item", "image", "logo", "urlTemplate"];

const getType = (node: Node): string =>
	String(node["@type"]).replace(",FAQPage", "").replace(",", " ");

/** @returns a few words for each thing that's wrong with a node */
const findFaults = (node: Node): string[] => {
	const type = getType(node);
	const names = Object.keys(node).filter((name) => name !== "@type");
	const own =
		names.join() === "@id,name" ? "" : (needed[type.replace(" MedicalProcedure", "")] ?? "");
	const missing = own.split(" ").filter((name) => name && !names.includes(name));
	const isElsewhere = (name: string) =>
		addresses.includes(name) &&
		type !== "CreativeWork" &&
		!`${node[name]}/`.startsWith(`${site.url}/`);
	const wrong = names.filter((name) => `${node[name] ?? ""}` === "" || isElsewhere(name));
	return [
		...missing.map((name) => `${type} without ${name}`),
		...wrong.map((name) => `${type}: ${name} is "${node[name]}"`),
	];
};

const texts =
	"name legalName email streetAddress addressLocality postalCode award ratingValue jobTitle description serviceType text".split(
		" ",
	);
const days = "datePublished dateModified lastReviewed validFrom validThrough".split(" ");

/** What a page has to show, because a node says it. */
const listClaims = (node: Node): string[] => {
	if (node.dayOfWeek)
		return [`${formatTime(String(node.opens))} to ${formatTime(String(node.closes))}`];
	return Object.entries(node).flatMap(([name, value]) => {
		if (texts.includes(name)) return [String(value)];
		if (days.includes(name))
			return [String(value).length > 4 ? formatDay(String(value)) : String(value)];
		if (name === "price") return [formatDollars(Number(value))];
		if (name === "minPrice") return [formatPrice({ amount: Number(value), from: true })];
		if (name === "telephone") return [site.phone.display];
		return name === "reviewCount" ? [`from ${value} review`] : [];
	});
};

/**
 * A page's structured data: its types, its breadcrumbs, what the page has to show, and what's wrong
 * with it.
 */
export const readGraph = (source: string) => {
	const nodes: Node[] = [];
	const referred: unknown[] = [];
	const { "@graph": graph } = JSON.parse(source, (_, value) => {
		if (value?.["@type"]) nodes.push(value);
		else if (value?.["@id"]) referred.push(value["@id"]);
		return value;
	}) as { readonly "@graph": readonly Node[] };
	const defined = nodes.map((node) => node["@id"]);
	const trail = graph.find((node) => getType(node) === "BreadcrumbList")?.itemListElement ?? [];
	return {
		types: graph.map(getType),
		trail: trail as readonly { readonly name: string; readonly item: string }[],
		claims: nodes.flatMap(listClaims),
		faults: [
			...nodes.flatMap(findFaults),
			...referred.filter((id) => !defined.includes(id)).map((id) => `${id} isn't in the graph`),
		],
	};
};
