import { defineCollection, type Findings, type Loaded } from "../define-collection";
import { anchorIf, fromFaqs, fromSections } from "../make-anchors";
import { listArticles, type WithSite } from "../search-documents";
import type { Service } from "../services/schema";
import { findUnlicensed, listOr } from "../team/checks";
import { type Procedure, prescribers } from "../team/license";
import type { TeamMember } from "../team/schema";
import { type Resource, resource } from "./schema";

const medicines: readonly Procedure[] = ["prescription", "injection", "infusion"];

function* checkResource(
	{ reviewer, relatedServices }: Resource,
	{ services, team }: Loaded<{ services: Service; team: TeamMember }>,
): Findings {
	const medicine = services.find(
		({ value: { slug, procedure } }) =>
			relatedServices.includes(slug) && medicines.includes(procedure),
	);
	if (medicine && findUnlicensed(team, reviewer, prescribers))
		yield [
			"reviewer",
			`It's about ${medicine.value.slug}, so a prescriber reviews it: ${listOr(prescribers)}.`,
		];
}

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
	picture: ["the top of the article", 880, 630],
	check: checkResource,
	page: {
		folder: "/resources",
		template: "resource.tsx",
		title: "title",
		sitemap: { id: "resources", heading: "Resources" },
		ids: ["sources", "related-services", "next-articles", "closing"],
		anchors: (entry) => [
			...anchorIf(entry.value.faqs.length > 0, "questions"),
			...anchorIf(entry.value.boxedWarnings.length > 0, "boxed-warning"),
			...anchorIf(entry.value.visitSheet, "visit-sheet"),
			...fromSections(entry),
			...fromFaqs(entry),
		],
	},
	overview: {
		key: "resources",
		pictured: true,
	},
	search: (articles, all: WithSite) => listArticles(all, "/resources", articles),
});
