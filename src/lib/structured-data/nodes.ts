import type * as Schema from "schema-dts";

export type BusinessNode = Schema.MergeLeafTypes<[Schema.MedicalBusinessLeaf, Schema.DaySpaLeaf]>;

export type PageType = "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage" | "MedicalWebPage" | "ProfilePage";

/** A page, which is an FAQPage, too, if it answers questions. Every page type takes the properties of WebPage. */
export type PageNode = Omit<Schema.WebPageLeaf, "@type"> & {
	"@type": PageType | readonly [PageType, Schema.FAQPageLeaf["@type"]];
};

/** A service; one that takes a medical license is a procedure, too. */
export type ServiceNode = Schema.ServiceLeaf | Schema.MergeLeafTypes<[Schema.ServiceLeaf, Schema.MedicalProcedureLeaf]>;

export type GraphNode = Exclude<Schema.Thing, string> | BusinessNode | PageNode | ServiceNode;

/** What a page is about besides the spa: its nodes, and what the page's own node says about them. */
export interface Subject {
	readonly nodes?: readonly GraphNode[];
	readonly details?: Omit<Partial<PageNode>, "@type" | "@id">;
}

/** Identifiers of nodes, the same on every page, so that search engines know that two pages mean the same thing. `site` is the site's address. */
export const getBusinessId = (site: string): string => `${site}/#business`;
export const getWebsiteId = (site: string): string => `${site}/#website`;
export const getBreadcrumbsId = (pageUrl: string): string => `${pageUrl}#breadcrumbs`;
export const getPriceListId = (site: string): string => `${site}/pricing#prices`;
export const getListId = (site: string, overview: string): string => `${site}${overview}#list`;
export const getPersonId = (site: string, path: string): string => `${site}${path}#person`;
export const getServiceId = (site: string, path: string): string => `${site}${path}#service`;
export const getProductId = (site: string, slug: string): string => `${site}/shop#product-${slug}`;

/** A page's address as canonical links have it: without slash or query. */
export const getPageUrl = (site: string, path: string): string => (path === "/" ? site : `${site}${path}`);
