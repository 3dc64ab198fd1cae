import { findLinkTargets } from "../../lib/text/markup";
import { families, folders, isOwn } from "../addresses";
import { href as hrefSchema } from "../collections/parts";
import { questionPages } from "../collections/small-collections";
import { type Field, listEntries } from "../fields";
import type { Content, LoadedEntry } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";
import { checkOwnAnchor, checkTarget, findTargets, splitAddress, type Targets } from "./targets";

/** Every address that an entry has in a field of its own or in a text, with its path. */
const findLinks = (fields: readonly Field[]): [path: string, href: string][] =>
	fields.flatMap(({ path, value, shape }): [string, string][] => {
		if (typeof value !== "string") return [];
		if (shape.address) return [[path, value]];
		return shape.links ? findLinkTargets(value).map((href): [string, string] => [path, href]) : [];
	});

/** The page that shows an entry's texts alone. The blocks of /team and /resources are on the pages of people and articles, too. */
const findPage = (name: string, { value }: LoadedEntry<object>): string | undefined => {
	const family = families.find((each) => each === name);
	if (family && "slug" in value) return `${folders[family]}/${value.slug}`;
	if (name === "faqs" && "topic" in value) return questionPages[value.topic as keyof typeof questionPages];
	return name === "pages" && "path" in value ? String(value.path) : undefined;
};

/** The parts of an address; undefined if it has none. Not by `URL.canParse`, which refuses umlauts once V8 has compiled it (Node 20). */
const parseAddress = (address: string): URL | undefined => {
	try {
		return new URL(address);
	} catch {
		return undefined;
	}
};

const privateHost = /^localhost$|^[\d.]+$|\.(?:local|localhost|internal|lan|test|invalid)$/;

const isWritten = (address: string): boolean => {
	const url = parseAddress(address);
	return hrefSchema.safeParse(address).success && (!address.startsWith("https:") || (url !== undefined && !url.username && !privateHost.test(url.hostname)));
};

const checkLink = (href: string, page: string | undefined, targets: Targets): string | undefined => {
	if (!isWritten(href)) return `Nobody can open ${formatValue(href)}. Write a page such as /about, or copy an address from a browser.`;
	if (href.startsWith("#")) return checkOwnAnchor(href, page, targets);
	return href.startsWith("/") ? checkTarget(href, targets) : undefined;
};

/** Links lead to what exists. */
export function* checkLinks(content: Content, { root }: { readonly root: string }): Iterable<Problem> {
	const targets = findTargets(content, root);
	for (const { name, entry, fields } of listEntries(content)) {
		if (name === "synonyms" || name === "redirects" || name === "categories") continue;
		const page = findPage(name, entry);
		for (const [path, href] of findLinks(fields)) {
			const message = checkLink(href, page, targets);
			if (message) yield problemAt(entry, path, message);
		}
	}
}

/** Redirects answer where nothing else does, and lead straight to a page, a place on one, or a file; synonyms belong to what exists. */
export function* checkRedirects(content: Content, { root }: { readonly root: string }): Iterable<Problem> {
	const targets = findTargets(content, root);
	const paths = new Map(content.redirects.map(({ value }) => [value.from, splitAddress(value.to).path]));
	for (const entry of content.redirects) {
		const { from, to } = entry.value;
		if (targets.addresses.has(from) || isOwn(from))
			yield problemAt(entry, "from", `A page or a file has the address ${from} already. Remove the redirect, or the page.`);
		const next = paths.get(splitAddress(to).path);
		const message = next === undefined ? checkTarget(to, targets) : `${to} is redirected again, to ${next}. Lead it straight to a page.`;
		if (message) yield problemAt(entry, "to", message);
	}
	for (const entry of content.synonyms) {
		const message = checkTarget(entry.value.href, targets);
		if (message) yield problemAt(entry, "href", message);
	}
	for (const entry of content.categories) {
		const { href, title } = entry.value;
		const right = `/services?category=${encodeURIComponent(title)}`;
		if (href !== right) yield problemAt(entry, "href", `The address that shows “${title}” is another one. Write ${right}.`);
	}
}

/** Each page has an address of its own, and each place on a page. */
export function* checkAddresses(content: Content, { root }: { readonly root: string }): Iterable<Problem> {
	const { addresses, anchors } = findTargets({ ...content, ...Object.fromEntries(families.map((family) => [family, []])) }, root);
	const taken = new Map([...addresses.pages].map((path) => [path, "a page of the site"]));
	for (const family of families)
		for (const entry of content[family]) {
			const path = `${folders[family]}/${entry.value.slug}`;
			const owner = taken.get(path) ?? (isOwn(path) || addresses.has(path) ? "the site's own files" : undefined);
			taken.set(path, entry.file);
			if (owner) yield problemAt(entry, "slug", `The address ${path} is taken: ${owner} has it. Choose another slug, and give the file its name.`);
		}
	for (const [path, list] of [...anchors, ...findTargets(content, root).anchors])
		for (const [index, { id, source }] of list.entries()) {
			const first = list.findIndex((other) => other.id === id);
			if (source && first < index) yield problemAt(source.entry, source.path, `Another part of ${path} has the anchor #${id}. Word one of them another way.`);
		}
}
