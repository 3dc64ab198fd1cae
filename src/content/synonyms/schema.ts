import { z } from "zod";
import { list, patternText } from "../../schemas/field-types";

const typed = patternText(
	/^[a-z0-9*!'’(][a-z0-9 .,’'()&$%/+*!é-]{0,399}$/,
	"lowercase letters, digits and plain marks",
);

export const synonym = z.strictObject({
	href: patternText(
		/^(\/[a-z0-9-]+)+(\?service=[a-z-]+|#[a-z0-9-]+)?$/,
		"the path of a page, such as /services/neuromodulators",
	).meta({
		title: "Address",
		description:
			"The page, or a question on one, such as /services/neuromodulators or /resources#faqs.",
		address: true,
	}),
	synonyms: list(typed, 1, 400).describe(
		"What visitors type, in lowercase. It isn't shown, so trademarks and advertising words may be among them. For words in any order put “ + ” between " +
			"them, “/” between those of which one is enough, and “!” before those that mean something else: “lip/skin + white/gray + !strips”. “*” is any treatment's name.",
	),
});
