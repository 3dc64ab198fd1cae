import { defineCollection } from "../define-collection";
import { headerArch } from "../shared/picture-places";
import { page } from "./schema";

export const pages = defineCollection({
	layout: "folder",
	path: "pages",
	schema: page,
	key: "key",
	type: "Page",
	editor: { group: "texts", label: "Pages", singular: "page", icon: "article", fixed: true },
	picture: headerArch,
	shownAt: ({ label, path }) => ({ title: label, path }),
});
