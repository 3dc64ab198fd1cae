import type * as Schema from "schema-dts";

export type BusinessNode = Schema.MergeLeafTypes<[Schema.MedicalBusinessLeaf, Schema.DaySpaLeaf]>;

export type PageType =
	| "WebPage"
	| "AboutPage"
	| "CollectionPage"
	| "ContactPage"
	| "MedicalWebPage"
	| "ProfilePage";

/** Every type of page takes the properties of WebPage. */
export type PageNode = Omit<Schema.WebPageLeaf, "@type"> & {
	"@type": PageType | readonly [PageType, Schema.FAQPageLeaf["@type"]];
};

export type ServiceNode =
	| Schema.ServiceLeaf
	| Schema.MergeLeafTypes<[Schema.ServiceLeaf, Schema.MedicalProcedureLeaf]>;

export type GraphNode = Exclude<Schema.Thing, string> | BusinessNode | PageNode | ServiceNode;

/** What a page is about besides the spa: more nodes, and properties of the page's node. */
export interface Subject {
	readonly nodes?: readonly GraphNode[];
	readonly details?: Omit<Partial<PageNode>, "@type" | "@id">;
}

// Ids are the same on every page, so that search engines know that pages mean the same thing.
export const getBusinessId = (site: string): string => `${site}/#business`;
export const getPriceListId = (site: string): string => `${site}/pricing#prices`;
export const getPersonId = (site: string, path: string): string => `${site}${path}#person`;
export const getServiceId = (site: string, path: string): string => `${site}${path}#service`;

/** As in canonical links. */
export const getPageUrl = (site: string, path: string): string =>
	path === "/" ? site : `${site}${path}`;
