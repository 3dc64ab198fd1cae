import { isPortraitGround, showsSomeone } from "../../lib/content/consent";
import { roomSubjects } from "../checks/pictures";
import type { CollectionName } from "../collections";
import type { Content, RawContent } from "../load";
import { findPictures } from "../pictures";
import { getAtPath } from "../walk";
import { Refusal } from "./kinds";
import type { Input, Source } from "./source";

/** The next free number of a field, also among entries that are wrong. "7-1" counts as 7. */
export const getNext = (raw: RawContent, name: CollectionName, field: string): number =>
	Math.max(0, ...raw[name].map((entry) => Number.parseInt(String(getAtPath(entry, [field])), 10)).filter(Number.isFinite)) + 1;

/** The pictures that are the main one of an entry of these collections. */
export const listImages = (content: Content, ...names: CollectionName[]): Set<string> =>
	new Set(names.flatMap((name) => content[name].flatMap(({ value }) => findPictures(value).flatMap(({ file, path }) => (path === "image" ? [file] : [])))));

/** How often each picture is used. */
const countUses = (content: Content): Map<string, number> => {
	const uses = new Map<string, number>();
	for (const { file } of Object.values(content)
		.flat()
		.flatMap(({ value }) => findPictures(value)))
		uses.set(file, (uses.get(file) ?? 0) + 1);
	return uses;
};

/**
 * Pictures of things, the least used first: no rooms, no portraits' grounds, nobody.
 * @param beside pictures that may be on the same page; they're taken only if there are no others
 * @throws Refusal if there are too few
 */
export const pickPictures = ({ content }: Source, count: number, beside: ReadonlySet<string>): string[] => {
	const uses = countUses(content);
	const rank = (file: string): number => (uses.get(file) ?? 0) + (beside.has(file) ? uses.size : 0);
	const found = content.media
		.filter(({ value }) => !showsSomeone(value) && !isPortraitGround(value) && !roomSubjects.includes(value.subject) && !value.subject.startsWith("hero"))
		.map(({ value }) => value.file)
		.sort((a, b) => rank(a) - rank(b));
	if (found.length >= count) return found.slice(0, count);
	const needed = count === 1 ? "a picture" : `${count} pictures`;
	throw new Refusal(`It needs ${needed} of things, not of rooms or people, and content/media/catalog.json lists ${found.length}. Add pictures first.`);
};

/** The first of some texts that fits and that no other page has as its title; the last one if all are taken, and the check says so. */
const pickTitle = (content: Content, titles: readonly string[]): string => {
	const { pages, services, team, resources, legal, landingPages } = content;
	const taken = new Set([pages, services, team, resources, legal, landingPages].flat().map(({ value }) => value.seo.title.toLowerCase()));
	return titles.find((title) => title.length >= 5 && title.length <= 40 && !taken.has(title.toLowerCase())) ?? titles.at(-1) ?? "";
};

/** What search engines show. The last title has to fit in any case. */
export const draftSeo = (
	{ content, title }: Source,
	own: { readonly titles: readonly string[]; readonly description: string; readonly keywords: readonly string[] },
): Input<"services">["seo"] => ({
	title: pickTitle(content, own.titles),
	description: own.description,
	keywords: own.keywords.map((words) => `${title.toLowerCase()}${words}`),
});
