import { getPageUrl, type Subject } from "./nodes";

export const describeListPage = (
	site: string,
	overview: string,
	pages: readonly { readonly name: string; readonly path: string }[],
): Subject => {
	const id = { "@id": `${site}${overview}#list` };
	const itemListElement = pages.map(({ name, path }, index) => ({
		"@type": "ListItem" as const,
		position: index + 1,
		name,
		url: getPageUrl(site, path),
	}));
	return { nodes: [{ "@type": "ItemList", ...id, itemListElement }], details: { mainEntity: id } };
};
