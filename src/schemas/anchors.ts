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
	readonly source?: { readonly entry: LoadedEntry<unknown>; readonly path: string };
}

const fixed = (...ids: readonly string[]): Anchor[] => ids.map((id) => ({ id }));
const when = (shown: boolean, id: string): Anchor[] => (shown ? [{ id }] : []);

const fromWords = (entry: LoadedEntry<unknown>, path: string, words: string): Anchor => ({ id: slugify(words), source: { entry, path } });

const fromSections = (entry: LoadedEntry<{ readonly sections: readonly { readonly heading: string }[] }>): Anchor[] =>
	entry.value.sections.map(({ heading }, index) => fromWords(entry, `sections[${index}].heading`, heading));

const fromFaqs = (entry: LoadedEntry<{ readonly faqs: readonly { readonly question: string }[] }>): Anchor[] =>
	entry.value.faqs.map(({ question }, index) => fromWords(entry, `faqs[${index}].question`, question));

const fromSlugs = (entries: readonly LoadedEntry<{ readonly slug: string }>[], toId = (slug: string): string => slug): Anchor[] =>
	entries.map((entry) => ({ id: toId(entry.value.slug), source: { entry, path: "slug" } }));

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
	const faqs = content.faqs.filter(({ value }) => questionPages[value.topic] === path);
	const questions = faqs.map((entry) => fromWords(entry, "question", entry.value.question));
	const shown = blocks.filter((block) => uses[block.key]?.anchor && (block.key !== "questions" || questions.length > 0));
	return [...fixed(...new Set(shown.map((block) => block.key))), ...made, ...questions];
};

const listService = (entry: Content["services"][number]): Anchor[] => {
	const { course, boxedWarnings } = entry.value;
	return [
		...fixed(...fixedIds.service),
		...when(course.intervalDays !== null, "plan"),
		...when(course.eventLeadDays !== null, "event"),
		...when(boxedWarnings.length > 0, "boxed-warning"),
		...fromFaqs(entry),
	];
};

const listPerson = ({ services, team }: Content, { value: { slug, group, licenses } }: Content["team"][number]): Anchor[] => {
	const performs = services.some(({ value }) => value.performers.includes(slug));
	const hasNeighbors = team.some(({ value }) => value.group === group && value.slug !== slug);
	return [...fixed(...fixedIds.person), ...when(licenses.some(isStateLicense), "licenses"), ...when(performs, "services"), ...when(hasNeighbors, "neighbors")];
};

const listArticle = (entry: Content["resources"][number]): Anchor[] => {
	const { faqs, boxedWarnings, visitSheet } = entry.value;
	return [
		...fixed(...fixedIds.article),
		...when(faqs.length > 0, "questions"),
		...when(boxedWarnings.length > 0, "boxed-warning"),
		...when(visitSheet, "visit-sheet"),
		...fromSections(entry),
		...fromFaqs(entry),
	];
};

const listGuide = (entry: Content["concernGuides"][number]): Anchor[] => [
	...fixed(...fixedIds.guide),
	...fromSections(entry),
	fromWords(entry, "treatments.heading", entry.value.treatments.heading),
	...fromFaqs(entry),
];

/** The anchors of every page, by its address. */
export const listAnchors = (content: Content): ReadonlyMap<string, readonly Anchor[]> => {
	const made = listMade(content);
	return new Map<string, readonly Anchor[]>([
		...content.services.map((entry) => [`${folders.services}/${entry.value.slug}`, listService(entry)] as const),
		...content.aftercare.map((entry) => [`${folders.aftercare}/${entry.value.slug}`, fixed(...fixedIds.aftercare)] as const),
		...content.concernGuides.map((entry) => [`${folders.concernGuides}/${entry.value.slug}`, listGuide(entry)] as const),
		...content.team.map((entry) => [`${folders.team}/${entry.value.slug}`, listPerson(content, entry)] as const),
		...content.resources.map((entry) => [`${folders.resources}/${entry.value.slug}`, listArticle(entry)] as const),
		...content.legal.map((entry) => [`/${entry.value.slug}`, [...fixed(...fixedIds.legal), ...fromSections(entry)]] as const),
		...content.landingPages.map((entry) => [`/${entry.value.slug}`, [...fixed(...fixedIds.landing), ...fromSections(entry), ...fromFaqs(entry)]] as const),
		...content.pages.map((page) => [page.value.path, listFixedPage(content, page, made[isPageKey(page.value.key) ? page.value.key : "media"] ?? [])] as const),
	]);
};
