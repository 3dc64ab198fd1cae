import { defineCollection } from "../define-collection";
import { redirect } from "./schema";

export const redirects = defineCollection({
	layout: "array",
	path: "redirects.json",
	schema: redirect,
	key: "from",
	type: "Redirect",
	editor: { group: "business", item: "spa", label: "Short addresses", singular: "short address" },
});
