import { z } from "zod";
import { patternText, singleLine } from "../../schemas/field-types";

export const redirect = z.strictObject({
	from: patternText(
		/^(\/[a-z0-9-]+)+(\.xml)?$/,
		"a path of lowercase words, without a slash at the end, such as /book",
	).meta({
		title: "Old address",
		description: "What people type or remember, such as /book, which can't be a page.",
	}),
	to: patternText(
		/^(\/|(\/[a-z0-9-]+)+(\.xml)?)(#[a-z0-9-]+)?$/,
		"the path of a page, perhaps with an anchor, such as /resources#faqs",
	).meta({
		title: "New address",
		description: "Where it leads: a page, or a place on one, such as /resources#faqs.",
		address: true,
	}),
	note: singleLine(120).describe("Why it's there, for anyone who wonders whether it can go."),
});
