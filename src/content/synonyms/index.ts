import { defineCollection } from "../define-collection";
import { synonym } from "./schema";

export const synonyms = defineCollection({
	layout: "array",
	path: "synonyms.json",
	schema: synonym,
	key: "href",
	type: "Synonym",
	editor: { group: "business", item: "spa", label: "Search words", singular: "page" },
});
