/** How the editor's list of collections reads: in the order of what the front desk changes most. */
import type { CollectionName } from "../content/collections";

export interface Item {
	/** Folders are a collection of the editor each; files share one. */
	name: string;
	label: string;
	icon: string;
	/** The files of a collection that holds several. */
	files?: Partial<Record<CollectionName, string>>;
	/** What one entry of a folder is called. */
	singular?: string;
	/** True if the site asks for each of its entries by name. */
	fixed?: true;
}

/** The editor's collections, in groups with a line between them. */
export const groups: readonly (readonly Item[])[] = [
	[
		{ name: "services", label: "Treatments", singular: "treatment", icon: "spa" },
		{
			name: "treatment-lists",
			label: "Treatment lists",
			icon: "category",
			files: { categories: "Categories", concerns: "Concerns", exclusions: "Reasons against a treatment", finder: "Treatment finder" },
		},
	],
	[
		{ name: "team", label: "Team", singular: "person", icon: "group" },
		{ name: "careers", label: "Open positions", singular: "position", icon: "work" },
		{ name: "clients", label: "Reviews", icon: "reviews", files: { reviews: "Reviews" } },
	],
	[
		{ name: "specials", label: "Specials", singular: "special", icon: "sell" },
		{
			name: "offers",
			label: "Offers",
			icon: "loyalty",
			files: { memberships: "Memberships", packages: "Packages", campaigns: "Campaigns" },
		},
		{ name: "products", label: "Products", singular: "product", icon: "shopping_bag" },
	],
	[
		{ name: "pages", label: "Pages", singular: "page", icon: "article", fixed: true },
		{ name: "resources", label: "Articles", singular: "article", icon: "menu_book" },
		{ name: "landingPages", label: "City pages", singular: "city page", icon: "location_city" },
		{ name: "legal", label: "Legal pages", singular: "legal page", icon: "gavel" },
		{ name: "shared", label: "Shared texts", icon: "quiz", files: { faqs: "Questions about the spa", statements: "Statements" } },
	],
	[
		{
			name: "spa",
			label: "The spa",
			icon: "storefront",
			files: { site: "Facts of the business", navigation: "Menu and footer", redirects: "Short addresses", synonyms: "Search words" },
		},
	],
	[{ name: "pictures", label: "Pictures", icon: "image", files: { media: "Descriptions of pictures" } }],
];

/**
 * The editor's collection that holds a file.
 * @throws if there's none
 */
export const findGroup = (file: CollectionName): string => {
	const item = groups.flat().find(({ files }) => files && Object.hasOwn(files, file));
	if (!item) throw new Error(`${file} has no place in src/editor/groups.ts.`);
	return item.name;
};
