import type * as Schema from "schema-dts";

export type BusinessNode = Schema.MergeLeafTypes<[Schema.MedicalBusinessLeaf, Schema.DaySpaLeaf]>;

export type PageType = "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage" | "MedicalWebPage" | "ProfilePage";

/** A page, which is an FAQPage, too, if it answers questions. Every page type takes the properties of WebPage. */
export type PageNode = Omit<Schema.WebPageLeaf, "@type"> & {
	"@type": PageType | readonly [PageType, Schema.FAQPageLeaf["@type"]];
};

/** A service; one that takes a medical license is a procedure, too. */
export type ServiceNode = Schema.ServiceLeaf | Schema.MergeLeafTypes<[Schema.ServiceLeaf, Schema.MedicalProcedureLeaf]>;

export type GraphNode =
	| Schema.BreadcrumbList
	| BusinessNode
	| Schema.ItemList
	| Schema.JobPostingLeaf
	| Schema.OfferCatalog
	| Schema.OfferLeaf
	| PageNode
	| Schema.PersonLeaf
	| Schema.ProductLeaf
	| ServiceNode
	| Schema.WebSite;

/** What a page is about besides the spa: its nodes, and what the page's own node says about them. */
export interface Subject {
	readonly nodes?: readonly GraphNode[];
	readonly details?: Omit<Partial<PageNode>, "@type" | "@id">;
}
