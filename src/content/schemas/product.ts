import { z } from "zod";
import { line, paragraph, picture, sample, slug } from "./parts";

/** content/products/<slug>.json: something in the shop, picked up at the spa. */
export const product = z.strictObject({
	/** The order in the shop, from 1; unique. */
	order: z.number().int().positive(),
	slug,
	name: line(60),
	kind: z.enum(["Cleanse", "Treat", "Moisturize", "Protect", "Supplement"]),
	summary: line(140).min(60),
	details: z.array(paragraph).min(1).max(3),
	howToUse: z.array(line(200)).min(2).max(5),
	/** The notable ones, in plain words. */
	ingredients: z.array(line(90)).min(2).max(6),
	/** Who should ask first, or not use it. */
	caution: line(260),
	/** "120 ml", "60 capsules". */
	size: line(30),
	/** US dollars. */
	price: z.number().positive().max(1000),
	image: picture,
	sample,
});
