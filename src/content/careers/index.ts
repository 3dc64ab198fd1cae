import { type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import { defineCollection } from "../define-collection";
import { prose, steps } from "../pages/block-uses";
import { dollars, toAmount } from "../price-items";
import { type Career, career } from "./schema";

function* checkPay(entry: LoadedEntry<Career>): Iterable<Problem> {
	for (const [found, least = "", most = ""] of entry.value.pay.matchAll(new RegExp(`${dollars} ?(?:to|–|-) ?${dollars}`, "g")))
		if (toAmount(least) >= toAmount(most)) yield problemAt(entry, "pay", `“${found}”: the lower amount comes first. Exchange or correct the amounts.`);
}

export const careers = defineCollection({
	layout: "folder",
	path: "careers",
	schema: career,
	key: "slug",
	type: "Career",
	editor: { group: "people", label: "Open positions", singular: "position", icon: "work" },
	command: { kind: "career", example: "Registered Nurse" },
	samples: [{ what: "positions", remedy: "Replace each one with a position that's open." }],
	check: checkPay,
	overview: {
		key: "careers",
		blocks: { why: steps, apply: steps, empty: { eyebrow: "any", text: "any", state: true }, equal: prose },
		pictured: true,
		ids: ["positions"],
		lists: ["careers"],
		anchorsOf: ["careers"],
		lines: ({ careers: entries }: { readonly careers: readonly Career[] }) => entries.map(({ title }) => title),
	},
});
