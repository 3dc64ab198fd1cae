import { defineCollection } from "../define-collection";
import { fromSections } from "../make-anchors";
import { legalPage } from "./schema";

export const legal = defineCollection({
	layout: "folder",
	path: "legal",
	schema: legalPage,
	key: "slug",
	type: "LegalPage",
	fewestWords: 300,
	editor: { group: "texts", label: "Legal pages", singular: "legal page", icon: "gavel" },
	samples: [
		{
			what: "legal pages",
			remedy: "Have a lawyer read or replace each one: they bind the company.",
		},
	],
	page: {
		folder: "",
		template: "legal-page.tsx",
		title: "title",
		sitemap: { id: "legal", heading: "Legal information" },
		ids: ["other-notices"],
		anchors: fromSections,
	},
	search: (entries) =>
		entries.map(({ slug, title, seo, sections }) => ({
			href: `/${slug}`,
			kind: "page",
			title,
			lines: [seo.description, ...sections.map(({ heading }) => heading)],
			keywords: "",
		})),
});
