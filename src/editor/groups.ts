/** What the form editor's list shows: each folder, and the items in which files stand together. */
import { type CollectionName, collectionNames, getCollection } from "../content/collections";

/** The items that hold files, by the name that the files' declarations give. */
const items: Readonly<Record<string, { readonly label: string; readonly icon: string }>> = {
	"treatment-lists": { label: "Treatment lists", icon: "category" },
	clients: { label: "Reviews", icon: "reviews" },
	offers: { label: "Offers", icon: "loyalty" },
	shared: { label: "Shared texts", icon: "quiz" },
	spa: { label: "The spa", icon: "storefront" },
	pictures: { label: "Pictures", icon: "image" },
};

/** The editor's item that holds the entries of a collection: the folder's own, or that of its file. */
export const findItem = (name: CollectionName): string => getCollection(name).editor.item ?? name;

/** An item of the list: a folder's collection, or the collections of several files. */
export interface EditorItem {
	readonly name: string;
	readonly label: string;
	readonly icon?: string;
	readonly group: string;
	readonly collections: readonly CollectionName[];
}

/** The items in the order of the collections, each with its collections and the group in which it stands. */
export const listItems = (): EditorItem[] =>
	[...new Set(collectionNames.map(findItem))].map((name) => {
		const held = collectionNames.filter((each) => findItem(each) === name);
		const { group, label, icon } = getCollection(held[0] ?? "pages").editor;
		return { name, group, ...(items[name] ?? { label, icon }), collections: held };
	});
