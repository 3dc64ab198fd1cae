import type { Content, LoadedEntry, RawContent } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";
import { getAtPath } from "../walk";
import type { Check } from "./check";
import { getKeys } from "./references";

/** Entries that no service names. None, if a service names one that there isn't: it may be a slip in the only one that would. */
const findUnnamed = (
	entries: readonly LoadedEntry<{ readonly slug: string }>[],
	named: ReadonlySet<unknown>,
	keys: ReadonlySet<unknown>,
	fix: Fix,
): Problem[] => {
	if ([...named].some((slug) => !keys.has(slug))) return [];
	return entries.flatMap((entry) => {
		const { slug } = entry.value;
		if (named.has(slug)) return [];
		const remedy = `Add ${slug} to ${fix.field} of a file of content/services, or remove this entry: ${fix.effect}`;
		return [problemAt(entry, "slug", { found: formatValue(slug), expected: "one that a service names", remedy })];
	});
};

/** Where a service names it, and what visitors meet if none does. */
interface Fix {
	readonly field: string;
	readonly effect: string;
}

const checkNamed = (content: Content, raw: RawContent): Problem[] => {
	const collect = (...path: string[]) => new Set(raw.services.flatMap((service) => getAtPath(service, path) ?? []));
	const reasons = new Set([...collect("exclusions")].map((reason) => getAtPath(reason, ["exclusion"])));
	const concern = { field: "concerns", effect: "visitors who choose it would find nothing." };
	return [
		...findUnnamed(content.categories, collect("category"), getKeys(raw, "categories"), {
			field: "category",
			effect: "visitors would see a category without treatments.",
		}),
		...findUnnamed(content.concerns, collect("concerns"), getKeys(raw, "concerns"), concern),
		...findUnnamed(content.exclusions, reasons, getKeys(raw, "exclusions"), {
			field: "exclusions",
			effect: "visitors would answer a question that changes nothing.",
		}),
	];
};

const checkCategoryLinks = (content: Content): Problem[] =>
	content.categories.flatMap((entry) => {
		const { href, title } = entry.value;
		const expected = `/services?category=${encodeURIComponent(title)}`;
		return href === expected
			? []
			: [problemAt(entry, "href", { found: formatValue(href), expected: `"${expected}", from the title`, remedy: `Write ${expected}.` })];
	});

/** Categories, concerns and reasons are in use, and a category's address shows it. */
export const checkCoverage: Check = (content, { raw }) => {
	// A service that can't be read may be the one that names them.
	const readable = raw.services.every((service) => getAtPath(service, ["category"]) !== undefined);
	return [...(readable ? checkNamed(content, raw) : []), ...checkCategoryLinks(content)];
};
