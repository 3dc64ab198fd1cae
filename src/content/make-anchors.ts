import { slugify } from "../lib/text/words";
import type { LoadedEntry } from "../schemas/problem";
import type { Anchor } from "./define-collection";

export const anchorIf = (shown: boolean, id: string): Anchor[] => (shown ? [{ id }] : []);

export const fromWords = (entry: LoadedEntry<unknown>, path: string, words: string): Anchor => ({
	id: slugify(words),
	source: { entry, path },
});

const fromList =
	<L extends string, F extends string>(list: L, field: F) =>
	(entry: LoadedEntry<Record<L, readonly Record<F, string>[]>>): Anchor[] =>
		entry.value[list].map((item, index) =>
			fromWords(entry, `${list}[${index}].${field}`, item[field]),
		);

export const fromSections = fromList("sections", "heading");
export const fromFaqs = fromList("faqs", "question");

export const fromSlugs = (
	entries: readonly LoadedEntry<object>[],
	toId = (slug: string): string => slug,
): Anchor[] =>
	entries.map((entry) => ({
		id: toId("slug" in entry.value ? String(entry.value.slug) : ""),
		source: { entry, path: "slug" },
	}));
