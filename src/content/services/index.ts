import type { SearchDocument } from "../../lib/search/documents";
import { formatEntryPrice, formatPrice } from "../../lib/services/prices";
import type { Category } from "../categories/schema";
import type { Concern } from "../concerns/schema";
import { defineCollection, type Loaded, listSlugs } from "../define-collection";
import { replacePrices, replaceReview } from "../launch-samples";
import { anchorIf, fromFaqs } from "../make-anchors";
import { headerPicture } from "../picture-places";
import {
	getPricesHref,
	listQuestions,
	priceWords,
	type WithSite,
	withoutCities,
} from "../search-documents";
import { checkService } from "./checks";
import { computed } from "./graphql";
import { type Service, service } from "./schema";

interface Entries extends WithSite {
	readonly categories: readonly Category[];
	readonly concerns: readonly Concern[];
}

const listService = (source: Entries, entry: Service): SearchDocument[] => {
	const { slug, title, shortDescription, prices, brands, candidacy, seo, faqs, ...service } = entry;
	const path = `/services/${slug}`;
	const treats = source.concerns
		.filter((concern) => service.concerns.includes(concern.slug))
		.map((concern) => concern.title);
	return [
		{
			href: path,
			kind: "treatment",
			title,
			note: formatEntryPrice(prices),
			lines: [
				shortDescription,
				...brands.map(({ label, names }) => `${label}: ${names.join(", ")}`),
				...candidacy.goodFor,
			],
			keywords: [withoutCities(source, seo.keywords), ...treats].join(", "),
			category: source.categories.find((each) => each.slug === service.category)?.title,
		},
		{
			href: getPricesHref(slug),
			kind: "price",
			title: `${title} prices`,
			note: formatEntryPrice(prices),
			lines: [
				prices.map((price) => `${price.name}: ${formatPrice(price)} ${price.unit}`).join("; "),
			],
			keywords: priceWords,
		},
		...listQuestions(path, title, faqs),
	];
};

export const services = defineCollection({
	layout: "folder",
	path: "services",
	schema: service,
	key: "slug",
	type: "Service",
	computed,
	unique: ["title", "shortDescription"],
	fewestWords: 350,
	editor: { group: "treatments", label: "Treatments", singular: "treatment", icon: "spa" },
	command: { kind: "service", example: "Dermal needling" },
	picture: headerPicture,
	check: checkService,
	samples: [
		replaceReview,
		{ at: "prices", what: "prices", remedy: replacePrices },
		{
			at: "brands",
			what: "brand names",
			remedy: "Name the products and devices that the spa has.",
		},
	],
	page: {
		folder: "/services",
		template: "service.tsx",
		title: "title",
		sitemap: { id: "services", heading: "Services" },
		ids: [
			"about",
			"candidacy",
			"expect",
			"price",
			"risks",
			"care-sheet",
			"performers",
			"questions",
			"reading",
			"sources",
			"related",
			"dates",
		],
		anchors: (entry) => [
			...anchorIf(entry.value.course.intervalDays !== null, "plan"),
			...anchorIf(entry.value.course.eventLeadDays !== null, "event"),
			...anchorIf(entry.value.boxedWarnings.length > 0, "boxed-warning"),
			...fromFaqs(entry),
		],
	},
	overview: {
		key: "services",
		pictured: true,
		ids: ["treatments"],
		anchorsOf: ["categories"],
		parameters: ({
			categories,
			concerns,
		}: Loaded<{ categories: Category; concerns: Concern }>) => ({
			category: { names: categories.map(({ value }) => value.title) },
			concern: { names: listSlugs(concerns) },
		}),
	},
	search: (entries, all: Entries) => entries.flatMap((each) => listService(all, each)),
});
