import { z } from "zod";
import { faq, sample } from "../../schemas/shared-fields";

export const siteFaq = faq.extend({
	topic: z
		.enum(["visit", "booking", "pricing", "shop", "records"])
		.describe("What it's about. It decides which page the question is on."),
	sample,
});
