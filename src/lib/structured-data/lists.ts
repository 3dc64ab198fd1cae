import { getListId, getPageUrl, type Subject } from "./nodes";

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
