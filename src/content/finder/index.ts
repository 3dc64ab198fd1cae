import { type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import type { Concern } from "../concerns/schema";
import { defineCollection, type Loaded } from "../define-collection";
import { intro, prose } from "../pages/block-uses";
import { checkItems } from "../price-items";
import type { Service } from "../services/schema";
import { type Finder, finder as schema } from "./schema";

const question = { text: "one-at-most" } as const;
const step = { eyebrow: "some", text: "some" } as const;

function* checkMap(
	entry: LoadedEntry<Finder>,
	{ concerns, services }: Loaded<{ concerns: Concern; services: Service }>,
): Iterable<Problem> {
	for (const { slug } of concerns.map(({ value }) => value))
		if (entry.value.map.filter(({ concern }) => concern === slug).length !== 1)
			yield problemAt(
				entry,
				"map",
				`The map needs one place for ${slug}. Add it, with view, x and y, or remove the repetition.`,
			);
	for (const [index, { prices }] of entry.value.areas.entries())
		yield* checkItems(entry, `areas[${index}].prices`, prices, services);
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
		blocks: {
			concerns: step,
			preferences: step,
			health: step,
			downtime: question,
			visits: question,
			budget: question,
			needles: question,
			skin: question,
			start: { text: "any" },
			results: { text: "any" },
			nothing: { text: "any" },
			"left-out": { text: "any" },
			"without-script": { text: "any" },
			event: { ...intro, search: true },
			ranking: prose,
		},
		ids: ["finder-results"],
		lists: ["finder", "concerns", "exclusions"],
	},
});
