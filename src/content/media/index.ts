import { defineCollection } from "../define-collection";
import { checkPicture } from "./checks";
import { computed } from "./graphql";
import { mediaEntry } from "./schema";

export const media = defineCollection({
	layout: "array",
	path: "media/catalog.json",
	schema: mediaEntry,
	key: "file",
	type: "Picture",
	computed,
	unique: ["alt"],
	editor: { group: "pictures", item: "pictures", label: "All pictures", singular: "picture" },
	check: checkPicture,
});
