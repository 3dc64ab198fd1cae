import type { LoadedEntry } from "../../schemas/problem";
import { defineCollection } from "../define-collection";
import { replaceReview } from "../launch-samples";
import { fromFaqs, fromSections, fromWords } from "../make-anchors";
import { listArticles } from "../search-documents";
import type { Site } from "../site/schema";
import { checkGuide } from "./checks";
import { type ConcernGuide, concernGuide } from "./schema";

export const concernGuides = defineCollection({
	layout: "folder",
	path: "concern-guides",
	schema: concernGuide,
	key: "slug",
	type: "ConcernGuide",
	fewestWords: 600,
	editor: { group: "treatments", label: "Guides by concern", singular: "guide", icon: "help" },
	command: { kind: "guide", example: "Large pores" },
	picture: ["the top of the guide", 880, 630],
	check: checkGuide,
	samples: [replaceReview],
	page: {
		folder: "/concerns",
		template: "concern-guide.tsx",
		title: "title",
		sitemap: { id: "concerns", heading: "Guides by concern" },
		ids: ["questions", "sources", "closing"],
		anchors: (entry: LoadedEntry<ConcernGuide>) => [
			...fromSections(entry),
			fromWords(entry, "treatments.heading", entry.value.treatments.heading),
			...fromFaqs(entry),
		],
	},
	overview: {
		key: "concerns",
		pictured: true,
		lists: ["concernGuides"],
	},
	search: ({
		concernGuides: entries,
		site,
	}: {
		readonly concernGuides: readonly ConcernGuide[];
		readonly site: readonly Site[];
	}) => listArticles({ site }, "/concerns", entries),
});
