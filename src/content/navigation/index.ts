import { defineCollection } from "../define-collection";
import { checkNavigation } from "./checks";
import { navigation as schema } from "./schema";

export const navigation = defineCollection({
	layout: "object",
	path: "navigation.json",
	schema,
	type: "Navigation",
	editor: { group: "business", item: "spa", label: "Menu and footer" },
	check: checkNavigation,
});
