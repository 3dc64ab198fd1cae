import { isHidden } from "../../lib/pages/navigation";
import { findLinkTargets } from "../../lib/text/markup";
import type { EntryField } from "../../schemas/entry-fields";
import { href as hrefSchema } from "../../schemas/field-types";
import { formatValue, type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import { listNames, suggestOr } from "../../schemas/suggest";
import { findAddresses, getEntryPath, isOwn, listEntryPages } from "../addresses";
import { listAnchors } from "../anchors";
import {
	type CollectionName,
	type Content,
	findQuestionPage,
	getCollection,
	getFixedPath,
	pageDeclarations,
} from "../collections";
import { listEntries } from "../entries";

const findTargets = (content: Content, root: string) => {
	const parameters = new Map(
		[...pageDeclarations].map(([key, page]) => [
			getFixedPath(key),
			page.parameters?.(content) ?? {},
		]),
	);
	return { addresses: findAddresses(root, content), anchors: listAnchors(content), parameters };
};

type Targets = ReturnType<typeof findTargets>;

const splitAddress = (href: string): { path: string; query?: string; anchor?: string } => {
	const [, path = "", query, anchor] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? [];
	return { path, query, anchor };
};

const checkPath = (href: string, { addresses }: Targets): string | undefined => {
	const { path } = splitAddress(href);
	const found = formatValue(href);
	if (addresses.has(path))
		return isHidden(path)
			? `${found} is only for the site itself, not for visitors. Link to another page.`
			: undefined;
	const to = addresses.redirects.get(path);
	if (to !== undefined)
		return `${found} is redirected. Write ${to}, so that the link leads straight there.`;
	const pages = [...addresses.pages].filter((each) => each !== "/" && !isHidden(each));
	return `No page has the address ${found}. ${suggestOr(path, pages, "Correct the address, or add the page it leads to.")}`;
};

const checkAnchor = (path: string, anchor: string, { anchors }: Targets): string | undefined => {
	const ids = anchors.get(path)?.map(({ id }) => id);
	if (!ids || ["top", "main-content", ...ids].includes(anchor)) return undefined;
	const there =
		ids.length > 0
			? `It has ${listNames(ids.map((id) => `#${id}`))}.`
			: "It has no places to link to.";
	return `${path} has no place #${anchor}. ${suggestOr(anchor, ids, there)}`;
};

const checkQuery = (path: string, query: string, { parameters }: Targets): string | undefined => {
	const known = parameters.get(path) ?? {};
	const names = Object.keys(known);
	if (names.length === 0) return `${path} reads nothing after a question mark. Remove ?${query}.`;
	for (const [name, value] of new URLSearchParams(query)) {
		const parameter = known[name];
		if (!parameter)
			return `${path} doesn't read ${name}=. ${suggestOr(name, names, `It reads ${listNames(names)}. A & inside a name is written %26.`)}`;
		const { names: allowed, most = 1 } = parameter;
		const values = most > 1 ? value.split(",") : [value];
		if (values.length > most)
			return `${name}= takes ${most} at most, not ${values.length}. Remove the others.`;
		const unknown = values.find((each) =>
			allowed?.every((one) => one.toLowerCase() !== each.toLowerCase()),
		);
		if (unknown !== undefined && allowed)
			return `There's no ${formatValue(unknown)} for ${name}=. ${suggestOr(unknown, allowed, `There are ${listNames(allowed)}.`)}`;
	}
	return undefined;
};

/** Undefined if the address leads to something that exists. */
const checkTarget = (href: string, targets: Targets): string | undefined => {
	const { path, query, anchor } = splitAddress(href);
	const wrong = checkPath(href, targets);
	if (wrong || !targets.addresses.pages.has(path)) return wrong;
	return (
		(query === undefined ? undefined : checkQuery(path, query, targets)) ??
		(anchor === undefined ? undefined : checkAnchor(path, anchor, targets))
	);
};

const findLinks = (fields: readonly EntryField[]): [path: string, href: string][] =>
	fields.flatMap(({ path, value, shape }): [string, string][] => {
		if (typeof value !== "string") return [];
		if (shape.address) return [[path, value]];
		return shape.links ? findLinkTargets(value).map((href): [string, string] => [path, href]) : [];
	});

/** The page that shows an entry's texts; undefined if several do, as with the blocks of /team. */
const findPage = (name: CollectionName, { value }: LoadedEntry<object>): string | undefined => {
	const { page } = getCollection(name);
	if (page) return getEntryPath(page, value);
	if (name === "faqs" && "topic" in value) return findQuestionPage(String(value.topic));
	return name === "pages" && "path" in value ? String(value.path) : undefined;
};

const checkLink = (
	href: string,
	page: string | undefined,
	targets: Targets,
): string | undefined => {
	if (!hrefSchema.safeParse(href).success)
		return `Nobody can open ${formatValue(href)}. Write a page such as /about, or copy an address from a browser.`;
	if (href.startsWith("#") && page === undefined)
		return `${href} is on several pages. Write the page's address before the #, such as /contact#reach.`;
	if (href.startsWith("#")) return checkAnchor(String(page), href.slice(1), targets);
	return href.startsWith("/") ? checkTarget(href, targets) : undefined;
};

function* checkLinks(content: Content, targets: Targets): Iterable<Problem> {
	for (const { name, entry, fields } of listEntries(content)) {
		if (name === "synonyms" || name === "redirects" || name === "categories") continue;
		const page = findPage(name, entry);
		for (const [path, href] of findLinks(fields)) {
			const message = checkLink(href, page, targets);
			if (message) yield problemAt(entry, path, message);
		}
	}
}

/** A redirect hides no page, and leads straight to where something is. */
function* checkRedirects(content: Content, targets: Targets): Iterable<Problem> {
	const paths = new Map(
		content.redirects.map(({ value }) => [value.from, splitAddress(value.to).path]),
	);
	for (const entry of content.redirects) {
		const { from, to } = entry.value;
		if (targets.addresses.has(from) || isOwn(from))
			yield problemAt(
				entry,
				"from",
				`A page or a file has the address ${from} already. Remove the redirect, or the page.`,
			);
		const next = paths.get(splitAddress(to).path);
		const message =
			next === undefined
				? checkTarget(to, targets)
				: `${to} is redirected again, to ${next}. Lead it straight to a page.`;
		if (message) yield problemAt(entry, "to", message);
	}
	for (const entry of content.synonyms) {
		const message = checkTarget(entry.value.href, targets);
		if (message) yield problemAt(entry, "href", message);
	}
}

function* checkAddresses(content: Content, { addresses, anchors }: Targets): Iterable<Problem> {
	const taken = new Map(
		[...pageDeclarations.keys()].map((key) => [getFixedPath(key), "a page of the site"]),
	);
	for (const { entry, path } of listEntryPages(content)) {
		const owner =
			taken.get(path) ??
			(isOwn(path) || addresses.isFile(path) ? "the site's own files" : undefined);
		taken.set(path, entry.file);
		if (owner)
			yield problemAt(
				entry,
				"slug",
				`The address ${path} is taken: ${owner} has it. Choose another slug, and give the file its name.`,
			);
	}
	for (const [path, list] of anchors)
		for (const [index, { id, source }] of list.entries()) {
			const first = list.findIndex((other) => other.id === id);
			if (source && first < index)
				yield problemAt(
					source.entry,
					source.path,
					`Another part of ${path} has the anchor #${id}. Word one of them another way.`,
				);
		}
}

export function* checkAddressing(content: Content, root: string): Iterable<Problem> {
	const targets = findTargets(content, root);
	for (const check of [checkLinks, checkRedirects, checkAddresses]) yield* check(content, targets);
}
