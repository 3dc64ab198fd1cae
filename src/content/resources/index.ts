import type { LoadedEntry } from "../../schemas/problem";
import { defineCollection } from "../define-collection";
import { closing, intro, prose } from "../pages/block-uses";
import { fromFaqs, fromSections, listArticles, when } from "../parts";
import type { Site } from "../site/schema";
import { type Resource, resource } from "./schema";

export const resources = defineCollection({
	layout: "folder",
	path: "resources",
	schema: resource,
	key: "slug",
	type: "Resource",
	unique: ["title"],
	fewestWords: 500,
	editor: { group: "texts", label: "Articles", singular: "article", icon: "menu_book" },
	command: { kind: "resource", example: "Dry hands in winter" },
	page: {
		folder: "/resources",
		template: "resource.tsx",
		title: "title",
		sitemap: { id: "resources", heading: "Resources" },
		ids: ["sources", "related-services", "next-articles", "closing"],
		anchors: (entry: LoadedEntry<Resource>) => [
			...when(entry.value.faqs.length > 0, "questions"),
			...when(entry.value.boxedWarnings.length > 0, "boxed-warning"),
			...when(entry.value.visitSheet, "visit-sheet"),
			...fromSections(entry),
			...fromFaqs(entry),
		],
	},
	overview: {
		key: "resources",
		blocks: { skincare: intro, faqs: intro, wellness: intro, "review-policy": prose, closing },
		pictured: true,
	},
	search: ({ resources: entries, site }: { readonly resources: readonly Resource[]; readonly site: readonly Site[] }) =>
		listArticles({ site }, "/resources", entries),
});
