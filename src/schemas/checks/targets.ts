import { maxCompared } from "../../lib/catalog/compare-path";
import { isHidden } from "../../lib/pages/navigation";
import { type Addresses, findAddresses } from "../addresses";
import { type Anchor, listAnchors } from "../anchors";
import type { Content } from "../load";
import { formatValue } from "../problem";
import { listNames, suggestOr } from "../suggest";

/** What a parameter of an address may say: names of something that exists, or any words. */
type Parameters = Readonly<Record<string, readonly string[] | undefined>>;

/** Everything that an address of this site can lead to. */
export interface Targets {
	readonly addresses: Addresses;
	readonly anchors: ReadonlyMap<string, readonly Anchor[]>;
	/** The parameters that pages read from their address. */
	readonly queries: Readonly<Record<string, Parameters>>;
}

export const findTargets = (content: Content, root: string): Targets => {
	const slugs = (name: "services" | "team" | "specials" | "packages" | "memberships" | "concerns") => content[name].map(({ value }) => value.slug);
	return {
		addresses: findAddresses(root, content),
		anchors: listAnchors(content),
		queries: {
			"/services": { category: content.categories.map(({ value }) => value.title), concern: slugs("concerns") },
			"/compare": { services: slugs("services") },
			"/schedule": {
				...{ service: slugs("services"), with: slugs("team"), offer: slugs("specials") },
				...{ package: slugs("packages"), membership: slugs("memberships"), plan: undefined },
			},
		},
	};
};

/** `/services?category=A#treatments` in its three parts. */
export const splitAddress = (href: string): { path: string; query?: string; anchor?: string } => {
	const [, path = "", query, anchor] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? [];
	return { path, query, anchor };
};

const checkPath = (href: string, { addresses }: Targets): string | undefined => {
	const { path } = splitAddress(href);
	const found = formatValue(href);
	if (addresses.has(path)) return isHidden(path) ? `${found} is only for the site itself, not for visitors. Link to another page.` : undefined;
	const to = addresses.redirects.get(path);
	if (to !== undefined) return `${found} is redirected. Write ${to}, so that the link leads straight there.`;
	const pages = [...addresses.pages].filter((each) => each !== "/" && !isHidden(each));
	return `No page has the address ${found}. ${suggestOr(path, pages, "Correct the address, or add the page it leads to.")}`;
};

const checkAnchor = (path: string, anchor: string, { anchors }: Targets): string | undefined => {
	const ids = anchors.get(path)?.map(({ id }) => id);
	if (!ids || ["top", "main-content", ...ids].includes(anchor)) return undefined;
	const there = ids.length > 0 ? `It has ${listNames(ids.map((id) => `#${id}`))}.` : "It has no places to link to.";
	return `${path} has no place #${anchor}. ${suggestOr(anchor, ids, there)}`;
};

/** A page reads only the parameters that it knows. */
const checkQuery = (path: string, query: string, queries: Targets["queries"]): string | undefined => {
	const known = queries[path];
	if (!known) return `${path} reads nothing after a question mark. Remove ?${query}.`;
	for (const [name, value] of new URLSearchParams(query)) {
		if (!Object.hasOwn(known, name))
			return `${path} doesn't read ${name}=. ${suggestOr(name, Object.keys(known), `It reads ${listNames(Object.keys(known))}. A & inside a name is written %26.`)}`;
		const given = path === "/compare" ? value.split(",") : [value];
		if (given.length > maxCompared) return `Three treatments can be compared, not ${given.length}. Remove the others.`;
		const unknown = given.find((each) => known[name]?.every((one) => one.toLowerCase() !== each.toLowerCase()));
		if (unknown !== undefined)
			return `There's no ${formatValue(unknown)} for ${name}=. ${suggestOr(unknown, known[name] ?? [], `There are ${listNames(known[name] ?? [])}.`)}`;
	}
	return undefined;
};

/** What's wrong with an address that begins with a slash; undefined if it leads where something is. */
export const checkTarget = (href: string, targets: Targets): string | undefined => {
	const { path, query, anchor } = splitAddress(href);
	const wrong = checkPath(href, targets);
	if (wrong || !targets.addresses.pages.has(path)) return wrong;
	return (
		(query === undefined ? undefined : checkQuery(path, query, targets.queries)) ?? (anchor === undefined ? undefined : checkAnchor(path, anchor, targets))
	);
};

/** What's wrong with an anchor alone, on the page that it's on. @param page undefined for texts that several pages show */
export const checkOwnAnchor = (href: string, page: string | undefined, targets: Targets): string | undefined =>
	page === undefined
		? `${href} is on several pages. Write the page's address before the #, such as /contact#reach.`
		: checkAnchor(page, href.slice(1), targets);
