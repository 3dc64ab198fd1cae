import { defineCollection } from "../define-collection";
import { fromFaqs, fromSections } from "../make-anchors";
import { headerPicture } from "../picture-places";
import { type WithSite, withoutCities } from "../search-documents";
import { landingPage } from "./schema";

export const landingPages = defineCollection({
	layout: "folder",
	path: "landing-pages",
	schema: landingPage,
	key: "slug",
	type: "LandingPage",
	unique: ["city"],
	fewestWords: 300,
	editor: { group: "texts", label: "City pages", singular: "city page", icon: "location_city" },
	picture: headerPicture,
	page: {
		folder: "",
		template: "landing-page.tsx",
		title: "heading",
		sitemap: { id: "local", heading: "Local pages" },
		ids: ["directions", "services", "questions", "closing"],
		anchors: (entry) => [...fromSections(entry), ...fromFaqs(entry)],
	},
	search: (entries, all: WithSite) =>
		entries.map(({ slug, city, heading, seo }) => ({
			href: `/${slug}`,
			kind: "page",
			title: heading,
			lines: [seo.description],
			keywords: withoutCities(all, [city]),
		})),
});
