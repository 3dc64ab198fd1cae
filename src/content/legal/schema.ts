import { z } from "zod";
import { factParagraph, list, pastDay, singleLine, slug } from "../../schemas/field-types";
import { proseSection, sample, seo } from "../../schemas/shared-fields";

export const legalPage = z.strictObject({
	slug,
	title: singleLine(80).describe(
		"The large heading at the top of the page, such as “Privacy policy”.",
	),
	lead: factParagraph.meta({
		title: "Opening paragraph",
		description: "What the page says, in short, below the heading.",
	}),
	updated: pastDay.describe(
		"The day its text last changed, written YYYY-MM-DD. The page shows it.",
	),
	sections: list(proseSection, 4, 20).describe("The text of the page in four to twenty sections."),
	seo,
	sample,
});
export type LegalPage = z.infer<typeof legalPage>;
