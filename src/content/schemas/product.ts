import { z } from "zod";
import { line, paragraph, picture, sample, slug } from "./parts";

/** content/products/<slug>.json: something in the shop, picked up at the spa. */
export const product = z.strictObject({
	order: z.number().int().positive().describe("The place in the shop, from 1. Each number once; a new product takes the next one."),
	slug,
	name: line(60).describe("The product's name as it's on the label, such as “Elm Place Daily Moisturizer”."),
	kind: z.enum(["Cleanse", "Treat", "Moisturize", "Protect", "Supplement"]).describe("What it does. The shop groups products by it."),
	summary: line(140).min(60).describe("One or two sentences for the card in the shop, 60 to 140 characters."),
	details: z
		.array(paragraph.describe("One paragraph, without a line break."))
		.min(1)
		.max(3)
		.describe("One to three paragraphs about the product, shown when its card is opened."),
	howToUse: z.array(line(200).describe("One step.")).min(2).max(5).describe("How to use it: two to five steps or tips, one line each."),
	ingredients: z.array(line(90).describe("One ingredient.")).min(2).max(6).describe("The notable ingredients in plain words: two to six."),
	caution: line(260).describe("Who should ask first, or not use it."),
	size: line(30).describe("How much is in it, such as “1.7 fl oz (50 mL)” or “60 capsules”."),
	price: z.number().positive().max(1000).describe("The price in US dollars without tax, as a number without $, such as 54."),
	image: picture.describe("The picture on the card: a file name from content/media/catalog.json."),
	sample,
});
