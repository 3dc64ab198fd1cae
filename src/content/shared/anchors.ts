import type { LoadedEntry } from "../../problems";
import {
	type Content,
	getPageDeclaration,
	isCollectionName,
	pageCollections,
} from "../collections";
import type { Anchor } from "../define-collection";
import { listEntryPages } from "./addresses";
import { fromSlugs, fromWords } from "./make-anchors";

const fixed = (ids: Iterable<string>) => [...ids].map((id) => ({ id }));

const listFixedPage = (
	content: Content,
	{ value: { key, blocks } }: Content["pages"][number],
): Anchor[] => {
	const { blocks: uses, ids = [], topics = [], anchorsOf = [], anchors } = getPageDeclaration(key);
	const questions = content.faqs
		.filter(({ value }) => topics.includes(value.topic))
		.map((entry) => fromWords(entry, "question", entry.value.question));
	const shown = blocks.filter(
		(block) => uses[block.key]?.anchor && (block.key !== "questions" || questions.length > 0),
	);
	const kinds = key === "sitemap" ? pageCollections.map(({ page: { sitemap } }) => sitemap.id) : [];
	const listed = fromSlugs(
		anchorsOf
			.filter(isCollectionName)
			.flatMap((name): readonly LoadedEntry<object>[] => content[name]),
	);
	return [
		...fixed(new Set([...shown.map((block) => block.key), ...ids, ...kinds])),
		...listed,
		...(anchors?.(content) ?? []),
		...questions,
	];
};

export const listAnchors = (content: Content) =>
	new Map<string, readonly Anchor[]>([
		...listEntryPages(content).map(
			({ page, entry, path }) =>
				[path, [...fixed(page.ids), ...(page.anchors?.(entry, content) ?? [])]] as const,
		),
		...content.pages.map((entry) => [entry.value.path, listFixedPage(content, entry)] as const),
	]);
