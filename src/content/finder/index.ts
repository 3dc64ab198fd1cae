import { defineCollection } from "../define-collection";
import { closing, intro, prose } from "../pages/block-uses";
import { finder as schema } from "./schema";

const question = { text: "one-at-most" } as const;
const step = { eyebrow: "some", text: "some" } as const;

export const finder = defineCollection({
	layout: "object",
	path: "finder.json",
	schema,
	type: "Finder",
	editor: { group: "treatments", item: "treatment-lists", label: "Treatment finder" },
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
			closing,
		},
		ids: ["finder-results"],
		lists: ["finder", "concerns", "exclusions"],
	},
});
