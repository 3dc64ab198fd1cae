import { formatDollars } from "../../lib/services/prices";
import { defineCollection } from "../define-collection";
import { priceWords, replaceOffers } from "../parts";
import { type TreatmentPackage, treatmentPackage } from "./schema";

export const packages = defineCollection({
	layout: "array",
	path: "packages.json",
	schema: treatmentPackage,
	key: "slug",
	type: "TreatmentPackage",
	editor: { group: "offers", item: "offers", label: "Packages", singular: "package" },
	samples: [replaceOffers],
	search: ({ packages: entries }: { readonly packages: readonly TreatmentPackage[] }) => [
		{
			href: "/pricing#packages",
			kind: "price",
			title: "Packages",
			lines: entries.map(({ name, amount, summary }) => `${name}, ${formatDollars(amount)}: ${summary}`),
			keywords: `bundle series ${priceWords}`,
		},
	],
});
