import { fixedIds, getPricesId } from "../lib/pages/addresses";
import { type BlockUse, isPageKey, type PageKey, pageBlocks } from "../lib/pages/blocks";
import { slugify } from "../lib/text/words";
import { folders } from "./addresses";
import { isStateLicense } from "./collections/license";
import { questionPages } from "./collections/small-collections";
import type { Content, LoadedEntry } from "./load";

/** A part of a page that a link can lead to. */
export interface Anchor {
	readonly id: string;
	/** What in content/ makes the id; missing if the page's code does. */
	readonly source?: { readonly entry: LoadedEntry<unknown>; readonly path: string; readonly words: string };
}

const fixed = (...ids: readonly string[]): Anchor[] => ids.map((id) => ({ id }));
const when = (shown: boolean, id: string): Anchor[] => (shown ? [{ id }] : []);

type Words = readonly { readonly heading?: string; readonly question?: string }[];

const fromWords = (entry: LoadedEntry<unknown>, field: "sections" | "faqs", list: Words): Anchor[] =>
	list.map(({ heading, question = "" }, index) => {
		const words = heading ?? question;
		return { id: slugify(words), source: { entry, path: `${field}[${index}].${heading === undefined ? "question" : "heading"}`, words } };
	});

const fromSlugs = (entries: readonly LoadedEntry<{ readonly slug: string }>[], toId = (slug: string): string => slug): Anchor[] =>
	entries.map((entry) => ({ id: toId(entry.value.slug), source: { entry, path: "slug", words: entry.value.slug } }));

const listQuestions = (content: Content, path: string): Anchor[] =>
	content.faqs
		.filter(({ value }) => questionPages[value.topic] === path)
		.map((entry) => ({ id: slugify(entry.value.question), source: { entry, path: "question", words: entry.value.question } }));

/** What the pages of src/pages make of other collections. */
const listMade = (content: Content): Partial<Record<PageKey, readonly Anchor[]>> => {
	const categories = fromSlugs(content.categories);
	return {
		careers: [...fixed(...fixedIds.careers), ...fromSlugs(content.careers)],
		pricing: [...categories, ...fromSlugs(content.services, getPricesId)],
		schedule: fixed(...fixedIds.schedule),
		services: [...fixed(...fixedIds.services), ...categories],
		sitemap: fixed(...fixedIds.sitemap),
		specials: fromSlugs(content.specials),
		"treatment-finder": fixed(...fixedIds["treatment-finder"]),
	};
};

const listFixedPage = (content: Content, { value: { key, path, blocks } }: Content["pages"][number], made: readonly Anchor[]): Anchor[] => {
	const uses: Readonly<Record<string, BlockUse>> = isPageKey(key) ? pageBlocks[key] : {};
	const questions = listQuestions(content, path);
	const shown = blocks.filter((block) => uses[block.key]?.anchor && (block.key !== "questions" || questions.length > 0));
	return [...fixed(...new Set(shown.map((block) => block.key))), ...made, ...questions];
};

const listService = (entry: Content["services"][number]): Anchor[] => {
	const { course, boxedWarnings, faqs } = entry.value;
	return [
		...fixed(...fixedIds.service),
		...when(course.intervalDays !== null, "plan"),
		...when(boxedWarnings.length > 0, "boxed-warning"),
		...fromWords(entry, "faqs", faqs),
	];
};

const listPerson = (content: Content, { value: { slug, group, licenses } }: Content["team"][number]): Anchor[] => [
	...fixed(...fixedIds.person),
	...when(licenses.some(isStateLicense), "licenses"),
	...when(
		content.services.some(({ value }) => value.performers.includes(slug)),
		"services",
	),
	...when(
		content.team.some(({ value }) => value.group === group && value.slug !== slug),
		"neighbors",
	),
];

const listArticle = (entry: Content["resources"][number]): Anchor[] => {
	const { sections, faqs, boxedWarnings } = entry.value;
	return [
		...fixed(...fixedIds.article),
		...when(faqs.length > 0, "questions"),
		...when(boxedWarnings.length > 0, "boxed-warning"),
		...fromWords(entry, "sections", sections),
		...fromWords(entry, "faqs", faqs),
	];
};

/** The anchors of every page, by its address. */
export const listAnchors = (content: Content): ReadonlyMap<string, readonly Anchor[]> => {
	const made = listMade(content);
	return new Map<string, readonly Anchor[]>([
		...content.services.map((entry) => [`${folders.services}/${entry.value.slug}`, listService(entry)] as const),
		...content.team.map((entry) => [`${folders.team}/${entry.value.slug}`, listPerson(content, entry)] as const),
		...content.resources.map((entry) => [`${folders.resources}/${entry.value.slug}`, listArticle(entry)] as const),
		...content.legal.map((entry) => [`/${entry.value.slug}`, [...fixed(...fixedIds.legal), ...fromWords(entry, "sections", entry.value.sections)]] as const),
		...content.landingPages.map((entry) => {
			const { slug, sections, faqs } = entry.value;
			return [`/${slug}`, [...fixed(...fixedIds.landing), ...fromWords(entry, "sections", sections), ...fromWords(entry, "faqs", faqs)]] as const;
		}),
		...content.pages.map((page) => [page.value.path, listFixedPage(content, page, made[isPageKey(page.value.key) ? page.value.key : "media"] ?? [])] as const),
	]);
};
