import { defineCollection } from "../define-collection";
import { closing } from "../pages/block-uses";
import { review } from "./schema";

const notice = { anchor: true, eyebrow: "any", text: "some" } as const;

export const reviews = defineCollection({
	layout: "array",
	path: "reviews.json",
	schema: review,
	key: "id",
	type: "Review",
	unique: ["review"],
	editor: { group: "people", item: "clients", label: "Reviews", singular: "review" },
	command: { kind: "review", example: "Dana W." },
	samples: [
		{
			what: "reviews",
			remedy: "Replace each one by a client's own words, with the reference of the signed authorization: invented ones are unlawful (16 CFR 465).",
		},
	],
	overview: {
		key: "testimonials",
		blocks: { notice, write: notice, closing },
		pictured: true,
		lists: ["reviews"],
	},
});
