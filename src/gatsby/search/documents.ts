import { collectionList, type Entries, getPage } from "../../content/collections";
import { getPricesHref, listQuestions, withoutCities } from "../../content/search-documents";
import { isHidden } from "../../lib/pages/navigation";
import type { SearchDocument } from "../../lib/search/documents";
import { type Facts, fillPlaceholders, stripLinks } from "../../lib/text/markup";

const listPage = (
	source: Entries,
	{ key, path, label, blocks, seo }: Entries["pages"][number],
): SearchDocument[] => {
	const { blocks: uses, topics = [], ...page } = getPage(key);
	const points = blocks
		.filter((block) => !uses[block.key]?.state)
		.flatMap((block) => block.points.map(({ title, text }) => `${title}: ${text}`));
	const lines = [seo.description, ...(page.searchLines?.(source) ?? []), ...points];
	return [
		...(isHidden(path)
			? []
			: [
					{
						href: path,
						kind: "page" as const,
						title: label,
						lines,
						keywords: withoutCities(source, seo.keywords),
					},
				]),
		...blocks
			.filter((block) => uses[block.key]?.search)
			.map((block) => ({
				href: `${path}#${block.key}`,
				kind: "page" as const,
				title: block.heading,
				lines: block.text,
				keywords: "",
			})),
		...listQuestions(
			path,
			label,
			source.faqs.filter(({ topic }) => topics.includes(topic)),
		),
	];
};

/** Somebody who types a treatment's synonym may mean its prices, too. */
const getSynonyms = ({ synonyms }: Entries): ReadonlyMap<string, string> =>
	new Map(
		synonyms.flatMap(({ href, synonyms: typed }) =>
			[href, getPricesHref(href.replace("/services/", ""))].map(
				(each) => [each, typed.join(", ")] as const,
			),
		),
	);

const asShown = (facts: Facts, text: string): string => stripLinks(fillPlaceholders(text, facts));

export const listDocuments = (source: Entries, facts: Facts): SearchDocument[] => {
	const synonyms = getSynonyms(source);
	const documents = [
		...collectionList.flatMap(
			([name, { search }]) => search?.(source[name], source, synonyms) ?? [],
		),
		...source.pages.flatMap((page) => listPage(source, page)),
	];
	return documents.map((document) => {
		const typed = synonyms.get(document.href)?.split(", ") ?? [];
		// For help, each phrase is a symptom.
		const patterns = typed.filter((text) => document.kind === "help" || text.includes(" + "));
		const names = typed.filter((text) => !patterns.includes(text));
		return {
			...document,
			title: asShown(facts, document.title),
			lines: document.lines.map((line) => asShown(facts, line)),
			...(names.length > 0 && { synonyms: names.join(", ") }),
			...(patterns.length > 0 && { patterns }),
		};
	});
};
