import { z } from "zod";
import { singleLine, slug } from "../../schemas/field-types";

export const concern = z.strictObject({
	slug,
	title: singleLine(40).describe("The concern in a few words, such as “Acne scars”."),
	description: singleLine(130)
		.min(40)
		.describe("One sentence in a visitor's own words, 40 to 130 characters."),
});
export type Concern = z.infer<typeof concern>;
