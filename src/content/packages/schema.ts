import { z } from "zod";
import { dollars, factLine, list, reference, singleLine, slug } from "../../schemas/field-types";
import { priceQuantity, sample } from "../../schemas/shared-fields";

export const treatmentPackage = z.strictObject({
	slug,
	name: singleLine(60).describe("The package's name on its card."),
	summary: factLine(220).describe("One or two sentences about whom it suits."),
	services: list(reference("services"), 1, 5).describe("The services in it: one to five."),
	amount: dollars(20000).describe("The price of the package in US dollars, as a number without $."),
	separately: dollars(20000).describe(
		"What the treatments cost one by one, in US dollars: the sum of the contents.",
	),
	includes: list(factLine(160), 2, 6).describe(
		"What's in it, in words for the page: two to six lines.",
	),
	contents: list(priceQuantity, 1, 8).describe(
		"The same as prices of services, and how many of each.",
	),
	terms: factLine(220).describe("Until when it can be used, and what happens to what isn't."),
	sample,
});
export type TreatmentPackage = z.infer<typeof treatmentPackage>;
