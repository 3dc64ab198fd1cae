import { formatDollars } from "../../lib/services/prices";
import { defineCollection } from "../define-collection";
import { priceWords, replaceOffers } from "../parts";
import { type Membership, membership } from "./schema";

export const memberships = defineCollection({
	layout: "array",
	path: "memberships.json",
	schema: membership,
	key: "slug",
	type: "Membership",
	editor: { group: "offers", item: "offers", label: "Memberships", singular: "membership" },
	samples: [replaceOffers],
	search: ({ memberships: entries }: { readonly memberships: readonly Membership[] }) => [
		{
			href: "/pricing#memberships",
			kind: "price",
			title: "Memberships",
			lines: entries.map(({ name, monthlyPrice, summary }) => `${name}, ${formatDollars(monthlyPrice)} a month: ${summary}`),
			keywords: `member monthly ${priceWords}`,
		},
	],
});
