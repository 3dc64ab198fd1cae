import { z } from "zod";
import {
	describedPicture,
	dollars,
	factLine,
	integer,
	list,
	richParagraph,
	singleLine,
	slug,
} from "../../schemas/field-types";
import { sample } from "../../schemas/shared-fields";

export const product = z.strictObject({
	order: integer(1).describe(
		"The place in the shop, from 1. Each number once; a new product takes the next one.",
	),
	slug,
	name: singleLine(60).describe(
		"The product's name as it's on the label, such as “Elm Place Daily Moisturizer”.",
	),
	kind: z
		.enum(["Cleanse", "Treat", "Moisturize", "Protect", "Supplement"])
		.describe("What it does. The shop groups products by it."),
	summary: factLine(140)
		.min(60)
		.describe("One or two sentences for the card in the shop, 60 to 140 characters."),
	details: list(richParagraph, 1, 3).describe(
		"One to three paragraphs about the product, shown when its card is opened.",
	),
	howToUse: list(factLine(200), 2, 5).describe(
		"How to use it: two to five steps or tips, one line each.",
	),
	ingredients: list(singleLine(90), 2, 6).describe(
		"The notable ingredients in plain words: two to six.",
	),
	caution: factLine(260).describe("Who should ask first, or not use it."),
	size: singleLine(30).describe("How much is in it, such as “1.7 fl oz (50 mL)” or “60 capsules”."),
	price: dollars(1000)
		.multipleOf(0.01)
		.describe("The price in US dollars without tax, as a number without $, such as 54."),
	image: describedPicture("The picture on the card"),
	sample,
});
export type Product = z.infer<typeof product>;
