import { type CollectionName, collectionNames, getCollection } from "../content/collections";

const items: Readonly<Record<string, { readonly label: string; readonly icon: string }>> = {
	"treatment-lists": { label: "Treatment lists", icon: "category" },
	clients: { label: "Reviews", icon: "reviews" },
	offers: { label: "Offers", icon: "loyalty" },
	shared: { label: "Shared texts", icon: "quiz" },
	spa: { label: "The spa", icon: "storefront" },
	pictures: { label: "Pictures", icon: "image" },
};

export const findItem = (name: CollectionName): string => getCollection(name).editor.item ?? name;

export const listItems = () =>
	[...new Set(collectionNames.map(findItem))].map((name) => {
		const held = collectionNames.filter((each) => findItem(each) === name);
		const { group, label, icon } = getCollection(held[0] ?? "pages").editor;
		return { name, group, ...(items[name] ?? { label, icon }), collections: held };
	});

export type EditorItem = ReturnType<typeof listItems>[number];
