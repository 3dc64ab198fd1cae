import { z } from "zod";
import { factLine, nameLine, patternText } from "../../schemas/field-types";
import { sample } from "../../schemas/shared-fields";

export const statement = z.strictObject({
	name: patternText(/^[a-z]+([A-Z][a-z0-9]*)*$/, "words run together, such as afterHours").describe(
		"The name that texts use in braces.",
	),
	text: factLine(700)
		.min(40)
		.describe("The sentences themselves. They may hold facts of site.json, such as {phone}."),
	source: nameLine(160)
		.describe("Where the wording comes from, if a law or a label sets it.")
		.optional(),
	sample,
});
