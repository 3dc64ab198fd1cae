import type { SearchDocument } from "../../lib/search/documents";
import { getAftercareTitle, levelHeadings } from "../../lib/services/aftercare";
import { defineCollection } from "../define-collection";
import type { Page } from "../pages/schema";
import type { Service } from "../services/schema";
import { checkAftercare } from "./checks";
import { computed } from "./graphql";
import { aftercare as schema } from "./schema";

interface Entries {
	readonly services: readonly Service[];
	readonly pages: readonly Page[];
}

const helpHref = "/aftercare#help";

const toHelp = (
	href: string,
	title: string,
	lines: readonly string[],
	keywords = "",
): SearchDocument => ({ href, kind: "help", title, lines, keywords });

export const aftercare = defineCollection({
	layout: "folder",
	path: "aftercare",
	schema,
	key: "slug",
	type: "Aftercare",
	computed,
	editor: { group: "treatments", label: "Aftercare", singular: "aftercare", icon: "healing" },
	command: { kind: "aftercare", example: "Dermal needling" },
	check: checkAftercare,
	page: {
		folder: "/aftercare",
		template: "aftercare.tsx",
		title: "title",
		sitemap: { id: "aftercare", heading: "Aftercare" },
		ids: ["today", "help", "days"],
	},
	overview: {
		key: "aftercare",
		lists: ["waits"],
	},
	search: (entries, { services, pages }: Entries, typed) => [
		...pages.flatMap(({ path, blocks }) =>
			blocks.flatMap(({ key, heading, points }) =>
				`${path}#${key}` === helpHref
					? toHelp(
							helpHref,
							heading,
							points.map(({ title, text }) => `${title}: ${text}`),
						)
					: [],
			),
		),
		...entries.flatMap(({ slug, lead, items, seo, warnings }) => {
			const title = services.find((service) => service.slug === slug)?.title ?? slug;
			// So that "botox aftercare" is found, too.
			const called = typed.get(`/services/${slug}`) ?? "";
			return [
				{
					href: `/aftercare/${slug}`,
					kind: "page" as const,
					title: getAftercareTitle(title),
					lines: [lead, ...items.map(({ text }) => text)],
					keywords: `after care day days healing ${seo.keywords.join(", ")}, ${called}`,
				},
				toHelp(
					`/aftercare/${slug}#help`,
					`${title}: when to call`,
					warnings.map(({ level, text }) => `${levelHeadings[level]}: ${text}`),
					called,
				),
			];
		}),
	],
});
