/** How the editor's list of collections reads: in the order of what the front desk changes most. */
import type { CollectionName } from "../schemas/collections";

export interface EditorItem {
	/** Folders are a collection of the editor each; files share one. */
	name: string;
	label: string;
	icon: string;
	/** The files of a collection that holds several, and what one entry of a list is called. */
	files?: Partial<Record<CollectionName, { label: string; entry?: string }>>;
	singular?: string;
	/** True if the site asks for each of its entries by name. */
	fixed?: true;
}

export const groups: readonly (readonly EditorItem[])[] = [
	[
		{ name: "services", label: "Treatments", singular: "treatment", icon: "spa" },
		{ name: "aftercare", label: "Aftercare", singular: "aftercare", icon: "healing" },
		{
			name: "treatment-lists",
			label: "Treatment lists",
			icon: "category",
			files: {
				categories: { label: "Categories", entry: "category" },
				concerns: { label: "Concerns", entry: "concern" },
				exclusions: { label: "Reasons against a treatment", entry: "reason" },
				finder: { label: "Treatment finder" },
				waits: { label: "Waiting times", entry: "waiting time" },
			},
		},
	],
	[
		{ name: "team", label: "Team", singular: "person", icon: "group" },
		{ name: "careers", label: "Open positions", singular: "position", icon: "work" },
		{ name: "clients", label: "Reviews", icon: "reviews", files: { reviews: { label: "Reviews", entry: "review" } } },
	],
	[
		{ name: "specials", label: "Specials", singular: "special", icon: "sell" },
		{
			name: "offers",
			label: "Offers",
			icon: "loyalty",
			files: {
				memberships: { label: "Memberships", entry: "membership" },
				packages: { label: "Packages", entry: "package" },
				campaigns: { label: "Campaigns", entry: "campaign" },
			},
		},
		{ name: "products", label: "Products", singular: "product", icon: "shopping_bag" },
	],
	[
		{ name: "pages", label: "Pages", singular: "page", icon: "article", fixed: true },
		{ name: "resources", label: "Articles", singular: "article", icon: "menu_book" },
		{ name: "concernGuides", label: "Guides by concern", singular: "guide", icon: "help" },
		{ name: "landingPages", label: "City pages", singular: "city page", icon: "location_city" },
		{ name: "legal", label: "Legal pages", singular: "legal page", icon: "gavel" },
		{
			name: "shared",
			label: "Shared texts",
			icon: "quiz",
			files: { faqs: { label: "Questions about the spa", entry: "question" }, statements: { label: "Statements", entry: "statement" } },
		},
	],
	[
		{
			name: "spa",
			label: "The spa",
			icon: "storefront",
			files: {
				site: { label: "Facts of the business" },
				navigation: { label: "Menu and footer" },
				redirects: { label: "Short addresses", entry: "short address" },
				synonyms: { label: "Search words", entry: "page" },
			},
		},
	],
	[{ name: "pictures", label: "Pictures", icon: "image", files: { media: { label: "All pictures", entry: "picture" } } }],
];

/** The editor's collection that holds a file. @throws if there's none */
export const findGroup = (file: CollectionName): string => {
	const item = groups.flat().find(({ files }) => files && Object.hasOwn(files, file));
	if (!item) throw new Error(`${file} has no place in src/editor/groups.ts.`);
	return item.name;
};
