import { findLinkTargets } from "../../lib/content/inline-links";
import { families, folders } from "../addresses";
import type { Content, LoadedEntry } from "../load";
import { type Finding, formatPath, formatValue, type Problem, problemAt } from "../problem";
import { questionPages } from "../question-pages";
import { walk } from "../walk";
import { findAddressFault } from "../web-address";
import type { Check, Surroundings } from "./check";
import { checkOwnAnchor, checkTarget, findTargets, type Targets } from "./targets";

/** The fields whose `[words](/path)` become links on the page. In any other, a visitor would read the brackets. */
const linkedFields =
	/^(?:(?:aboutTreatment|whatToExpect|candidacy|risks|preCare|postCare|notices|faqs\[\d+\]\.answer|answer|sections\[\d+\]\.(paragraphs|bullets|closing)|blocks\[\d+\]\.(text|points\[\d+\]\.text))\b|details\[\d+\]$)/;

/** Whether there's anything to look for; most entries have no link. */
const mayLink = ({ value }: LoadedEntry<unknown>): boolean => /"href":|\]\(/.test(JSON.stringify(value));

/** Every `href` of a value and every address that its texts link to, with their paths. Faulty ones are problems of their own (web-addresses.ts). */
const findHrefs = (value: unknown): [string, string][] => findAllHrefs(value).filter(([, href]) => !findAddressFault(href));

const findAllHrefs = (value: unknown): [string, string][] =>
	walk(value).flatMap(({ path, value: text }) => {
		if (typeof text !== "string") return [];
		if (path.at(-1) === "href") return [[formatPath(path), text]];
		if (!text.includes("](")) return [];
		const place = formatPath(path);
		return linkedFields.test(place) ? findLinkTargets(text).map((href): [string, string] => [place, href]) : [];
	});

const checkPlaces = (entry: LoadedEntry<unknown>): Problem[] =>
	walk(entry.value).flatMap(({ path, value: text }) => {
		if (typeof text !== "string" || !text.includes("](")) return [];
		const place = formatPath(path);
		if (linkedFields.test(place) || findLinkTargets(text).length === 0) return [];
		const remedy = "Write the words alone, or move the link to a paragraph, a list or an answer.";
		return [problemAt(entry, place, { found: formatValue(text), expected: "words without a link: this field doesn't show links", remedy })];
	});

/** An entry, and where its texts are. */
interface Linking {
	readonly entry: LoadedEntry<unknown>;
	/** The page that its texts are on; undefined if several show them. */
	readonly page?: string;
	/** True if a link to that page itself would lead nowhere. */
	readonly alone?: boolean;
}

/** The blocks of these pages are on the pages of people and articles, too. */
const lending = ["/team", "/resources"];

/** All entries but those whose addresses have checks of their own. */
const listLinking = (content: Content): Linking[] => {
	const { pages, faqs, categories: _categories, synonyms: _synonyms, redirects: _redirects, ...others } = content;
	const rest = Object.entries(others).flatMap(([name, entries]): LoadedEntry<unknown>[] => (families.some((family) => family === name) ? [] : entries));
	return [
		...pages.map((entry) => ({ entry, page: entry.value.path, alone: !lending.includes(entry.value.path) })),
		...faqs.map((entry) => ({ entry, page: questionPages[entry.value.topic] })),
		...families.flatMap((family) => content[family].map((entry) => ({ entry, page: `${folders[family]}/${entry.value.slug}`, alone: true }))),
		...rest.map((entry) => ({ entry })),
	];
};

const checkHref = (href: string, { page, alone }: Linking, targets: Targets): Finding | undefined => {
	if (href.startsWith("#")) return checkOwnAnchor(href, page, targets);
	if (!href.startsWith("/")) return undefined;
	if (href !== page || !alone) return checkTarget(href, targets);
	return {
		found: formatValue(href),
		expected: "another page: this link is on that page itself",
		remedy: "Link to another page, or to a place on this one with a # and its name.",
	};
};

const checkLinks = (content: Content, surroundings: Surroundings): Problem[] => {
	const targets = findTargets(content, surroundings);
	return listLinking(content)
		.filter(({ entry }) => mayLink(entry))
		.flatMap((linking) =>
			findHrefs(linking.entry.value).flatMap(([path, href]) => {
				const finding = checkHref(href, linking, targets);
				return finding ? [problemAt(linking.entry, path, finding)] : [];
			}),
		);
};

/** Links lead to what exists, as it's written there, and are where a page shows them. */
export const checkAllLinks: Check = (content, surroundings) => [
	...checkLinks(content, surroundings),
	...Object.values(content).flatMap((entries) => entries.filter(mayLink).flatMap(checkPlaces)),
];
