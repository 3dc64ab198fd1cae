import { getListId, getPageUrl, type Subject } from "./nodes";

/** A page that lists others, in its order. @param overview its path */
export const describeListPage = (site: string, overview: string, pages: readonly { readonly name: string; readonly path: string }[]): Subject => ({
	nodes: [
		{
			"@type": "ItemList",
			"@id": getListId(site, overview),
			itemListElement: pages.map(({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, url: getPageUrl(site, path) })),
		},
	],
	details: { mainEntity: { "@id": getListId(site, overview) } },
});
