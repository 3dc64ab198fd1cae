import { z } from "zod";
import { line, paragraph, picture, sample, slug } from "./parts";

/** content/products/<slug>.json: something on the shop's shelf, picked up in the spa. */
export const product = z.strictObject({
	/** The order in the shop, from 1; unique. */
	order: z.number().int().positive(),
	slug,
	name: line(60),
	/** "Cleanse", "Treat", "Moisturize", "Protect", "Supplement". */
	kind: z.enum(["Cleanse", "Treat", "Moisturize", "Protect", "Supplement"]),
	/** 60 to 140 characters. */
	summary: line(140).min(60),
	/** 1 to 3 paragraphs. */
	details: z.array(paragraph).min(1).max(3),
	howToUse: z.array(line(200)).min(2).max(5),
	/** What stands out in it, in plain words: 2 to 6. */
	ingredients: z.array(line(90)).min(2).max(6),
	/** Who should ask first or leave it. */
	caution: line(260),
	/** "120 ml", "60 capsules". */
	size: line(30),
	/** US dollars. */
	price: z.number().positive().max(1000),
	image: picture,
	sample,
});
export type Product = z.infer<typeof product>;
