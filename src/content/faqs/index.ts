import { defineCollection } from "../define-collection";
import { siteFaq } from "./schema";

export const faqs = defineCollection({
	layout: "array",
	path: "faqs.json",
	schema: siteFaq,
	key: "question",
	type: "SiteFaq",
	editor: {
		group: "texts",
		item: "shared",
		label: "Questions about the spa",
		singular: "question",
	},
});
