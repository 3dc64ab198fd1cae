import type { ItemList } from "schema-dts";
import { getListId, getPageUrl } from "./ids";
import type { Subject } from "./nodes";

interface ListedPage {
	readonly name: string;
	readonly path: string;
}

/** The pages that an overview lists, in its order. */
const describeList = (site: string, overview: string, pages: readonly ListedPage[]): ItemList => ({
	"@type": "ItemList",
	"@id": getListId(site, overview),
	itemListElement: pages.map((page, index) => ({ "@type": "ListItem", position: index + 1, name: page.name, url: getPageUrl(site, page.path) })),
});

/** A page that lists others. @param overview its path */
export const describeListPage = (site: string, overview: string, pages: readonly ListedPage[]): Subject => ({
	nodes: [describeList(site, overview, pages)],
	details: { mainEntity: { "@id": getListId(site, overview) } },
});
