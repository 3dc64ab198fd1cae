import { splitLinks } from "../../lib/content/inline-links";
import { getPath } from "../../lib/content/navigation";
import type { Content, LoadedEntry } from "../load";
import { formatPath, formatValue, type Problem, problemAt } from "../problem";
import { walk } from "../walk";

interface Names {
	/** The addresses that a name belongs to. Two pages may share one. */
	readonly addresses: ReadonlyMap<string, ReadonlySet<string>>;
	/** All of them. A link that leads nowhere is a problem of its own (links.ts). */
	readonly known: ReadonlySet<string>;
}

const toKey = (name: string): string => name.trim().toLowerCase();

const collect = (named: readonly (readonly [name: string, path: string])[]): Names => {
	const addresses = new Map<string, Set<string>>();
	for (const [name, path] of named) addresses.set(toKey(name), (addresses.get(toKey(name)) ?? new Set()).add(path));
	return { addresses, known: new Set(named.map(([, path]) => path)) };
};

const listServices = ({ services }: Content) => services.map(({ value }) => [value.title, `/services/${value.slug}`] as const);
const listPeople = ({ team }: Content) => team.map(({ value }) => [value.name, `/team/${value.slug}`] as const);
const listPages = ({ pages, legal }: Content) => [
	...pages.map(({ value }) => [value.label, value.path] as const),
	...legal.map(({ value }) => [value.title, `/${value.slug}`] as const),
];

/** The address that belongs to the words of a link, if the link leads to another one. */
const findOther = (words: string, href: string, names: Names): string | undefined => {
	const meant = names.addresses.get(toKey(words));
	return meant && names.known.has(getPath(href)) && !meant.has(getPath(href)) ? [...meant][0] : undefined;
};

const checkLink = (entry: LoadedEntry<unknown>, path: string, words: string, href: string, names: Names): Problem[] => {
	const other = findOther(words, href, names);
	if (other === undefined) return [];
	const expected = `"${other}", because the link says “${words}”`;
	return [problemAt(entry, path, { found: formatValue(href), expected, remedy: `Write ${other}, or say in the link where it leads.` })];
};

const isLink = (value: unknown): value is { label: string; href: string } =>
	typeof value === "object" && value !== null && "label" in value && "href" in value && typeof value.label === "string" && typeof value.href === "string";

/** The menus: a link that has a page's name leads to this page. */
const checkMenu = (entry: LoadedEntry<unknown>, names: Names): Problem[] =>
	walk(entry.value).flatMap(({ path, value }) => (isLink(value) ? checkLink(entry, `${formatPath(path)}.href`, value.label, value.href, names) : []));

/** A link in a text may lead from a treatment's name to an article about it, but not to another treatment. */
const checkTexts = (entry: LoadedEntry<unknown>, root: string, names: Names): Problem[] =>
	walk(entry.value).flatMap(({ path, value }) =>
		typeof value === "string" && value.includes(`](${root}`)
			? splitLinks(value).flatMap((part) =>
					typeof part !== "string" && part.href.startsWith(root) ? checkLink(entry, formatPath(path), part.label, part.href, names) : [],
				)
			: [],
	);

/** Words that say nothing to someone who hears the links of a page one after the other. */
const empty = /^(?:click(?: here)?|here|(?:this )?link|more|read more|learn more|this|this page)[.!]?$/i;

const checkEmptyWords = (entry: LoadedEntry<unknown>): Problem[] =>
	walk(entry.value).flatMap(({ path, value }) =>
		typeof value === "string" && value.includes("](")
			? splitLinks(value).flatMap((part) => {
					if (typeof part === "string" || !empty.test(part.label.trim())) return [];
					const found = `the link “${part.label}”`;
					return [
						problemAt(entry, formatPath(path), {
							found,
							expected: "a link whose words say where it leads",
							remedy: "Put the brackets around other words, such as the page's name.",
						}),
					];
				})
			: [],
	);

/** Links that have the name of another page than the one they lead to. */
export const checkLabels = (content: Content): Problem[] => {
	const [services, people] = [listServices(content), listPeople(content)];
	const [ofServices, ofPeople, all] = [collect(services), collect(people), collect([...services, ...people, ...listPages(content)])];
	const entries = Object.entries(content).flatMap(([name, list]) => (name === "navigation" ? [] : (list as LoadedEntry<unknown>[])));
	return [
		...content.navigation.flatMap((entry) => checkMenu(entry, all)),
		...entries.flatMap(checkEmptyWords),
		...entries.flatMap((entry) => [...checkTexts(entry, "/services/", ofServices), ...checkTexts(entry, "/team/", ofPeople)]),
	];
};
