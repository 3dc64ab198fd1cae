import { defineCollection } from "../define-collection";
import { replaceReview } from "../launch-samples";
import { fromFaqs, fromSections, fromWords } from "../make-anchors";
import { listArticles, type WithSite } from "../search-documents";
import { checkGuide } from "./checks";
import { concernGuide } from "./schema";

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
		anchors: (entry) => [
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
	search: (guides, all: WithSite) => listArticles(all, "/concerns", guides),
});
