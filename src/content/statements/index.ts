import { defineCollection } from "../define-collection";
import { statement } from "./schema";

export const statements = defineCollection({
	layout: "array",
	path: "statements.json",
	schema: statement,
	key: "name",
	type: "Statement",
	editor: { group: "texts", item: "shared", label: "Statements", singular: "statement" },
});
