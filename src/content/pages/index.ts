import { defineCollection } from "../define-collection";
import { headerPicture } from "../picture-places";
import { page } from "./schema";

export const pages = defineCollection({
	layout: "folder",
	path: "pages",
	schema: page,
	key: "key",
	type: "Page",
	editor: { group: "texts", label: "Pages", singular: "page", icon: "article", fixed: true },
	picture: headerPicture,
	shownAt: ({ label, path }) => ({ title: label, path }),
});
