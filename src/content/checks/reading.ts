import type { Content } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";

/** Every treatment is explained somewhere: an article or a local page names it, and its page leads there. */
export const checkReading = (content: Content): Problem[] => {
	const explained = new Set([
		...content.resources.flatMap(({ value }) => value.relatedServices),
		...content.landingPages.flatMap(({ value }) => value.services),
	]);
	return content.services.flatMap((entry) => {
		if (explained.has(entry.value.slug)) return [];
		const expected = "an article or a landing page that names it";
		return [problemAt(entry, "slug", { found: formatValue(entry.value.slug), expected, remedy: "Add it to an article’s relatedServices." })];
	});
};
