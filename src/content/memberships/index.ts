import { formatDollars } from "../../lib/services/prices";
import { defineCollection } from "../define-collection";
import { replaceOffers } from "../launch-samples";
import { listOffers } from "../search-documents";
import { checkMembership } from "./checks";
import { membership } from "./schema";

export const memberships = defineCollection({
	layout: "array",
	path: "memberships.json",
	schema: membership,
	key: "slug",
	type: "Membership",
	editor: { group: "offers", item: "offers", label: "Memberships", singular: "membership" },
	samples: [replaceOffers],
	check: checkMembership,
	search: (entries) =>
		listOffers(
			"memberships",
			"member monthly",
			entries.map(
				({ name, monthlyPrice, summary }) =>
					`${name}, ${formatDollars(monthlyPrice)} a month: ${summary}`,
			),
		),
});
