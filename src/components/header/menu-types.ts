import type { Site } from "../../hooks/use-site";

export type MenuItem = Site["navigation"]["menu"][number];

/** How the spa is reached from the header: by phone and in its social networks. */
export interface Contact {
	readonly phone: { readonly display: string; readonly e164: string };
	readonly social: readonly { readonly network: string; readonly href: string }[];
}

type Child = MenuItem["children"][number];

/** What's below a menu item: groups with pages, and single pages beside them. Where no child has pages, all of them are groups. */
export const splitChildren = ({ children }: MenuItem): { readonly groups: readonly Child[]; readonly single: readonly Child[] } => {
	const groups = children.filter((child) => child.children.length > 0);
	return groups.length > 0 ? { groups, single: children.filter((child) => child.children.length === 0) } : { groups: children, single: [] };
};

/** The addresses of a menu item and of what's directly below it. */
export const getHrefs = ({ href, children }: MenuItem): string[] => [href, ...children.map((child) => child.href)];
