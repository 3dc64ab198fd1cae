import { formatDollars } from "../../lib/services/prices";
import { defineCollection } from "../define-collection";
import { replaceOffers } from "../launch-samples";
import { listOffers } from "../search-documents";
import { checkPackage } from "./checks";
import { treatmentPackage } from "./schema";

export const packages = defineCollection({
	layout: "array",
	path: "packages.json",
	schema: treatmentPackage,
	key: "slug",
	type: "TreatmentPackage",
	editor: { group: "offers", item: "offers", label: "Packages", singular: "package" },
	samples: [replaceOffers],
	check: checkPackage,
	search: (entries) =>
		listOffers(
			"packages",
			"bundle series",
			entries.map(({ name, amount, summary }) => `${name}, ${formatDollars(amount)}: ${summary}`),
		),
});
