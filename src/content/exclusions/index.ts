import { defineCollection } from "../define-collection";
import { exclusion } from "./schema";

export const exclusions = defineCollection({
	layout: "array",
	path: "exclusions.json",
	schema: exclusion,
	key: "slug",
	type: "Exclusion",
	editor: { group: "treatments", item: "treatment-lists", label: "Reasons against a treatment", singular: "reason" },
});
