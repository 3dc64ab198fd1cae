import type { GatsbyNode } from "gatsby";
import { pageCollections } from "../../content/collections";
import { getEntryPath } from "../../content/shared/addresses";
import { findAll, findFacts, type Resolver } from "../../content/shared/node-model";
import { fillPlaceholders } from "../../lib/text/markup";
import { byName } from "../../lib/text/words";

interface PageNode {
	readonly slug: string;
	/** gatsby-transformer-json's name for an entry's `id`. */
	readonly jsonId?: number | string;
	readonly title?: string;
	readonly name?: string;
	readonly heading?: string;
}

/** By number if the entries have one, else by title. */
const resolvePageFamilies: Resolver<unknown> = async (_source, _args, context) => {
	const facts = await findFacts(context);
	const listLinks = async ({
		page,
		collection: { type, computed },
	}: (typeof pageCollections)[number]) => {
		const resolve = computed?.fields[page.title]?.resolve;
		const toLink = async (node: PageNode) => ({
			path: getEntryPath(page, node),
			label: resolve
				? String(await resolve(node, {}, context))
				: fillPlaceholders(node[page.title] ?? "", facts),
			position: typeof node.jsonId === "number" ? node.jsonId : 0,
		});
		const links = await Promise.all((await findAll<PageNode>(context, type)).map(toLink));
		return {
			...page.sitemap,
			links: links.sort(
				(one, other) => one.position - other.position || byName(one.label, other.label),
			),
		};
	};
	return Promise.all(pageCollections.map(listLinks));
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
	create({ Query: { pageFamilies: { type: "[PageFamily!]!", resolve: resolvePageFamilies } } });
};

export const pageFamilyTypes = `
	"The pages of a kind: their part of /sitemap."
	type PageFamily @dontInfer { id: String!, heading: String!, links: [PageLink!]! }
	type PageLink @dontInfer { path: String!, label: String! }
`;
