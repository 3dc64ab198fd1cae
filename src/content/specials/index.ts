import { defineCollection } from "../define-collection";
import { replaceOffers } from "../launch-samples";
import { closing, emptyState, steps } from "../pages/block-uses";
import { checkSpecial } from "./checks";
import { type Special, special } from "./schema";

const list = { eyebrow: "any" } as const;

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
	shownAt: ({ title, slug }: Special) => ({ title, path: `/specials#${slug}` }),
	overview: {
		key: "specials",
		blocks: {
			current: list,
			ongoing: list,
			upcoming: list,
			empty: emptyState,
			how: steps,
			closing,
		},
		pictured: true,
		lists: ["specials"],
		anchorsOf: ["specials"],
	},
});
