import type { CollectionName } from "../collections";
import { getAtPath, type LoadedEntry, type RawContent } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";
import { listNames, suggestOr } from "../suggest";
import type { Check } from "./check";

/** The keys of a collection's entries, also of those that are invalid. */
export const getKeys = (raw: RawContent, collection: CollectionName, key = "slug"): Set<unknown> =>
	new Set(raw[collection].map((entry) => getAtPath(entry, [key])));

/** Values that should be keys of another collection. */
export const checkReferences = (entry: LoadedEntry<unknown>, field: string, values: readonly string[], keys: Set<unknown>, home: string): Problem[] =>
	values.flatMap((value, index) => {
		if (keys.has(value)) return [];
		const names = [...keys].map(String);
		const expected = `one of ${home}: ${listNames(names)}`;
		const remedy = suggestOr(value, names, `Correct it, or add the entry to ${home}.`);
		return [problemAt(entry, values.length > 1 ? `${field}[${index}]` : field, { found: formatValue(value), expected, remedy })];
	});

const checkUnique = (entry: LoadedEntry<unknown>, field: string, values: readonly string[]): Problem[] =>
	new Set(values).size === values.length
		? []
		: [problemAt(entry, field, { found: formatValue(values), expected: "each value once", remedy: "Remove the repetition." })];

/** Every concern has a place on the finder's map. */
const checkPlaced = (entry: LoadedEntry<unknown>, places: readonly string[], concerns: readonly unknown[]): Problem[] =>
	concerns
		.filter((concern) => !places.includes(String(concern)))
		.map((concern) =>
			problemAt(entry, "map", { found: "nothing", expected: `a place for ${formatValue(concern)}`, remedy: "Add it: concern, view, x and y in percent." }),
		);

/** Slugs of other collections name entries that exist. */
export const checkAllReferences: Check = (content, { raw }) => {
	const services = getKeys(raw, "services");
	const team = getKeys(raw, "team");
	const categories = getKeys(raw, "categories");
	const concerns = getKeys(raw, "concerns");
	const exclusions = getKeys(raw, "exclusions");
	const toServices = (entry: LoadedEntry<unknown>, field: string, slugs: readonly string[]) =>
		checkReferences(entry, field, slugs, services, "content/services");
	return [
		...content.services.flatMap((entry) => {
			const { category, concerns: treated, exclusions: reasons, performers, related, slug } = entry.value;
			return [
				...checkReferences(entry, "category", [category], categories, "content/categories.json"),
				...checkReferences(entry, "concerns", treated, concerns, "content/concerns.json"),
				...checkReferences(
					entry,
					"exclusions",
					reasons.map(({ exclusion }) => exclusion),
					exclusions,
					"content/exclusions.json",
				),
				...checkReferences(entry, "performers", performers, team, "content/team"),
				...toServices(entry, "related", related),
				...checkUnique(entry, "related", [...related, slug]),
			];
		}),
		...content.finder.flatMap((entry) => {
			const places = entry.value.map.map(({ concern }) => concern);
			return [
				...checkReferences(entry, "map", places, concerns, "content/concerns.json"),
				...checkUnique(entry, "map", places),
				...checkPlaced(entry, places, [...concerns]),
			];
		}),
		...content.resources.flatMap((entry) => [
			...checkReferences(entry, "reviewer", [entry.value.reviewer], team, "content/team"),
			...toServices(entry, "relatedServices", entry.value.relatedServices),
		]),
		...content.reviews.flatMap((entry) => (entry.value.service ? toServices(entry, "service", [entry.value.service]) : [])),
		...content.memberships.flatMap((entry) => {
			const { discounts, included, memberPrices } = entry.value.benefits;
			const items = [...included.flatMap(({ choices }) => choices.flatMap((choice) => choice.items)), ...memberPrices];
			const named = [...discounts.flatMap(({ services }) => services), ...items.map(({ service }) => service)];
			return toServices(entry, "benefits", [...new Set(named)]);
		}),
		...[...content.specials, ...content.packages, ...content.landingPages].flatMap((entry) => toServices(entry, "services", entry.value.services)),
	];
};
