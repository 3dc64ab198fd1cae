import { defineCollection } from "../define-collection";
import { type Career, career } from "./schema";

export const careers = defineCollection({
	layout: "folder",
	path: "careers",
	schema: career,
	key: "slug",
	type: "Career",
	editor: { group: "people", label: "Open positions", singular: "position", icon: "work" },
	command: { kind: "career", example: "Registered Nurse" },
	samples: [{ what: "positions", remedy: "Replace each one with a position that's open." }],
	overview: {
		key: "careers",
		pictured: true,
		ids: ["positions"],
		lists: ["careers"],
		anchorsOf: ["careers"],
		searchLines: ({ careers: entries }: { readonly careers: readonly Career[] }) =>
			entries.map(({ title }) => title),
	},
});
