import { defineCollection } from "../define-collection";
import { siteFaq } from "./schema";

export const faqs = defineCollection({
	layout: "array",
	path: "faqs.json",
	schema: siteFaq,
	key: "question",
	samples: [
		{
			key: "Do you have gift cards?",
			what: "answer about gift cards",
			remedy: "Ask the owner whether there are any, for what, how to get one, and whether they end.",
		},
	],
	type: "SiteFaq",
	editor: { group: "texts", item: "shared", label: "Questions about the spa", singular: "question" },
});
