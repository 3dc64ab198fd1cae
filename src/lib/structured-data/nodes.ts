import type {
	BreadcrumbList,
	DaySpaLeaf,
	FAQPageLeaf,
	ItemList,
	JobPostingLeaf,
	MedicalBusinessLeaf,
	MedicalProcedureLeaf,
	MergeLeafTypes,
	OfferCatalog,
	OfferLeaf,
	PersonLeaf,
	ProductLeaf,
	ServiceLeaf,
	WebPageLeaf,
	WebSite,
} from "schema-dts";

export type BusinessNode = MergeLeafTypes<[MedicalBusinessLeaf, DaySpaLeaf]>;

export type PageType = "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage" | "MedicalWebPage" | "ProfilePage";

/** A page, which is an FAQPage, too, if it answers questions. Every page type takes the properties of WebPage. */
export type PageNode = Omit<WebPageLeaf, "@type"> & {
	"@type": PageType | readonly [PageType, FAQPageLeaf["@type"]];
};

/** A service; one that takes a medical license is a procedure, too. */
export type ServiceNode = ServiceLeaf | MergeLeafTypes<[ServiceLeaf, MedicalProcedureLeaf]>;

export type GraphNode =
	| BreadcrumbList
	| BusinessNode
	| ItemList
	| JobPostingLeaf
	| OfferCatalog
	| OfferLeaf
	| PageNode
	| PersonLeaf
	| ProductLeaf
	| ServiceNode
	| WebSite;

/** What a page is about besides the spa: its nodes, and what the page's own node says about them. */
export interface Subject {
	readonly nodes?: readonly GraphNode[];
	readonly details?: Omit<Partial<PageNode>, "@type" | "@id">;
}
