import { slugify } from "../lib/text/words";
import type { LoadedEntry } from "../schemas/problem";
import type { Anchor } from "./define-collection";

export const anchorIf = (shown: boolean, id: string): Anchor[] => (shown ? [{ id }] : []);

export const fromWords = (entry: LoadedEntry<unknown>, path: string, words: string): Anchor => ({
	id: slugify(words),
	source: { entry, path },
});

export const fromSections = (
	entry: LoadedEntry<{ readonly sections: readonly { readonly heading: string }[] }>,
): Anchor[] =>
	entry.value.sections.map(({ heading }, index) =>
		fromWords(entry, `sections[${index}].heading`, heading),
	);

export const fromFaqs = (
	entry: LoadedEntry<{ readonly faqs: readonly { readonly question: string }[] }>,
): Anchor[] =>
	entry.value.faqs.map(({ question }, index) =>
		fromWords(entry, `faqs[${index}].question`, question),
	);

export const fromSlugs = (
	entries: readonly LoadedEntry<object>[],
	toId = (slug: string): string => slug,
): Anchor[] =>
	entries.map((entry) => ({
		id: toId("slug" in entry.value ? String(entry.value.slug) : ""),
		source: { entry, path: "slug" },
	}));
