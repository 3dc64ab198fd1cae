import { isHidden } from "../../lib/content/hidden-pages";
import { type Addresses, findAddresses } from "../addresses";
import { type Anchor, listAnchors } from "../anchors";
import type { Content } from "../load";
import { type Finding, formatValue } from "../problem";
import { listNames, suggest, suggestOr } from "../suggest";
import type { Surroundings } from "./check";
import { checkQuery, listQueries, type Queries } from "./queries";

/** Everything that an address of this site can lead to. */
export interface Targets {
	readonly addresses: Addresses;
	readonly anchors: ReadonlyMap<string, readonly Anchor[]>;
	readonly queries: Queries;
}

export const findTargets = (content: Content, { root, raw }: Surroundings): Targets => ({
	addresses: findAddresses(root, raw),
	anchors: listAnchors(content, raw),
	queries: listQueries(content, raw),
});

interface Parts {
	readonly path: string;
	readonly query?: string;
	readonly anchor?: string;
}

/** `/services?category=A#treatments` in its three parts. */
export const splitAddress = (href: string): Parts => {
	const [, path = "", query, anchor] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? [];
	return { path, query, anchor };
};

/** An address as the site writes its own: lowercase, single slashes, none at the end, no `.html`. */
const tidy = (path: string): string =>
	path
		.toLowerCase()
		.replace(/\/{2,}/g, "/")
		.replace(/(?:\/index)?\.html?$/, "")
		.replace(/(.)\/$/, "$1") || "/";

/** The page that was probably meant: first its folder, then the last part of its address. Undefined if none is close. */
const suggestPage = (path: string, pages: readonly string[]): string | undefined => {
	const split = (each: string): [folder: string, name: string] => [each.slice(0, each.lastIndexOf("/")), each.slice(each.lastIndexOf("/") + 1)];
	const [folder, name] = split(path);
	const known = pages.map(split);
	const folders = [...new Set(known.map(([each]) => each))];
	const meant = folders.includes(folder) ? folder : suggest(folder, folders.filter(Boolean));
	const last = suggest(
		name,
		known.flatMap(([each, own]) => (each === meant ? [own] : [])),
	);
	return meant === undefined || last === undefined ? undefined : `${meant}/${last}`;
};

const checkPath = (href: string, { addresses }: Targets): Finding | undefined => {
	const { path } = splitAddress(href);
	const found = formatValue(href);
	const rest = href.slice(path.length);
	if (addresses.has(path)) {
		if (!isHidden(path)) return undefined;
		return { found, expected: "a page that's meant for visitors", remedy: `${path} is only for the site itself. Link to another page, or remove the link.` };
	}
	const to = addresses.redirects.get(path) ?? addresses.redirects.get(tidy(path));
	if (to !== undefined)
		return { found, expected: `${formatValue(to)}, where ${path} is redirected to`, remedy: `Write ${to}, so that the link leads straight there.` };
	const meant = tidy(path);
	if (meant !== path && addresses.has(meant))
		return { found, expected: `${formatValue(meant + rest)}, as the site writes it`, remedy: `Write ${meant + rest}.` };
	const page = suggestPage(
		meant,
		[...addresses.pages].filter((each) => each !== "/" && !isHidden(each)),
	);
	const otherwise = "Correct the address, or add the page it leads to.";
	return { found, expected: "the address of a page that exists", remedy: page ? `Did you mean "${page}"? ${otherwise}` : otherwise };
};

const checkAnchor = (path: string, anchor: string, { anchors }: Targets): Finding | undefined => {
	const known = anchors.get(path);
	if (!known || anchor === "top" || anchor === "main-content" || known.some(({ id }) => id === anchor)) return undefined;
	const ids = known.map(({ id }) => id);
	const expected =
		ids.length > 0 ? `a place that ${path} has: ${listNames(ids.map((id) => `#${id}`))}` : `no # and what follows it: ${path} has no places to link to`;
	return { found: formatValue(`#${anchor}`), expected, remedy: suggestOr(anchor, ids, `Correct it, or write ${path} alone.`) };
};

/** What's wrong with an address that begins with a slash; undefined if it leads where something is. */
export const checkTarget = (href: string, targets: Targets): Finding | undefined => {
	const { path, query, anchor } = splitAddress(href);
	const wrong = checkPath(href, targets);
	if (wrong || !targets.addresses.pages.has(path)) return wrong;
	if (query !== undefined) {
		const finding = checkQuery(path, query, targets.queries);
		if (finding) return finding;
	}
	return anchor === undefined ? undefined : checkAnchor(path, anchor, targets);
};

/** What's wrong with an anchor alone, on the page that it's on. @param page undefined for texts that several pages show */
export const checkOwnAnchor = (href: string, page: string | undefined, targets: Targets): Finding | undefined => {
	if (page !== undefined) return checkAnchor(page, href.slice(1), targets);
	const remedy = "Write the page's address before the #, such as /contact#reach.";
	return { found: formatValue(href), expected: "an address that begins with a slash: this text is on several pages", remedy };
};
