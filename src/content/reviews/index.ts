import { defineCollection, type Findings } from "../define-collection";
import { type Review, review } from "./schema";

/** A client's words need a signed authorization (45 CFR 164.508). */
function* checkAuthorization({ sample, authorization }: Review): Findings {
	if (!sample && !authorization)
		yield [
			"authorization",
			"A review that isn't a sample needs the client's signed authorization. Add its reference.",
		];
}

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
			remedy:
				"Replace each one with a client's own words, with the reference of the signed authorization: invented ones are unlawful (16 CFR 465).",
		},
	],
	check: checkAuthorization,
	overview: {
		key: "testimonials",
		pictured: true,
		lists: ["reviews"],
	},
});
