import { z } from "zod";
import {
	describedPicture,
	factParagraph,
	href,
	integer,
	singleLine,
	slug,
} from "../../schemas/field-types";

export const category = z.strictObject({
	id: integer(1).meta({
		title: "Order",
		description: "The place on the home page and on /services, from 1. Each number once.",
	}),
	slug,
	title: singleLine(60).describe("The category's name on its card, in the menu and on /services."),
	shortDescription: singleLine(140)
		.min(50)
		.describe("One sentence for the card on the home page, 50 to 140 characters."),
	intro: factParagraph.meta({
		title: "Introduction",
		description: "The paragraph below the category's heading on /services.",
	}),
	href: href.describe(
		"Where the card leads: /services?category= and the title, with %20 for a blank.",
	),
	image: describedPicture("The picture on the card"),
});
export type Category = z.infer<typeof category>;
