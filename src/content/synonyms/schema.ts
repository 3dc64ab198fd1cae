import { z } from "zod";
import { list, lowercase, patternText } from "../../schemas/parts";

/** content/synonyms.json: what visitors type if they mean a page that says it otherwise. */
export const synonym = z.strictObject({
	href: patternText(/^(\/[a-z0-9-]+)+(\?service=[a-z-]+|#[a-z0-9-]+)?$/, "the path of a page, such as /services/neuromodulators").meta({
		title: "Address",
		description: "The page, or a question on one, such as /services/neuromodulators or /resources#faqs.",
		address: true,
	}),
	synonyms: list(lowercase, 1, 400).describe("What visitors type, in lowercase. It isn't shown, so trademarks and advertising words may be among them."),
});
