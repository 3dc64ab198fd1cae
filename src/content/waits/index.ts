import { defineCollection } from "../define-collection";
import { checkWait } from "./checks";
import { computed } from "./graphql";
import { wait } from "./schema";

export const waits = defineCollection({
	layout: "array",
	path: "waits.json",
	schema: wait,
	type: "Wait",
	computed,
	editor: {
		group: "treatments",
		item: "treatment-lists",
		label: "Waiting times",
		singular: "waiting time",
	},
	check: checkWait,
});
