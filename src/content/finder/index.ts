import type { Concern } from "../concerns/schema";
import { defineCollection, type Findings, type Loaded } from "../define-collection";
import { checkItems } from "../price-items";
import type { Service } from "../services/schema";
import { type Finder, finder as schema } from "./schema";

function* checkMap(
	{ map, areas }: Finder,
	{ concerns, services }: Loaded<{ concerns: Concern; services: Service }>,
): Findings {
	for (const { slug } of concerns.map(({ value }) => value))
		if (map.filter(({ concern }) => concern === slug).length !== 1)
			yield [
				"map",
				`The map needs one place for ${slug}. Add it, with view, x and y, or remove the repetition.`,
			];
	for (const [index, { prices }] of areas.entries())
		yield* checkItems(`areas[${index}].prices`, prices, services);
}

export const finder = defineCollection({
	layout: "object",
	path: "finder.json",
	schema,
	type: "Finder",
	editor: { group: "treatments", item: "treatment-lists", label: "Treatment finder" },
	check: checkMap,
	overview: {
		key: "treatment-finder",
		ids: ["finder-results"],
		lists: ["finder", "concerns", "exclusions"],
	},
});
