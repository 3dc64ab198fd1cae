import { defineCollection } from "../define-collection";
import { replaceOffers } from "../launch-samples";
import { checkSpecial } from "./checks";
import { special } from "./schema";

export const specials = defineCollection({
	layout: "folder",
	path: "specials",
	schema: special,
	key: "slug",
	type: "Special",
	editor: { group: "offers", label: "Specials", singular: "special", icon: "sell" },
	command: { kind: "special", example: "Spring facials" },
	samples: [replaceOffers],
	picture: ["the special's card", 580, 470],
	check: checkSpecial,
	shownAt: ({ title, slug }) => ({ title, path: `/specials#${slug}` }),
	overview: {
		key: "specials",
		pictured: true,
		lists: ["specials"],
		anchorsOf: ["specials"],
	},
});
