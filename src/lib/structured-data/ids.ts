/** Identifiers of nodes, the same on every page, so that search engines know that two pages mean the same thing. `site` is the site's address. */
export const getBusinessId = (site: string): string => `${site}/#business`;
export const getWebsiteId = (site: string): string => `${site}/#website`;
export const getBreadcrumbsId = (pageUrl: string): string => `${pageUrl}#breadcrumbs`;
export const getPriceListId = (site: string): string => `${site}/pricing#prices`;
/** @param overview the path of the page that lists */
export const getListId = (site: string, overview: string): string => `${site}${overview}#list`;
export const getPersonId = (site: string, path: string): string => `${site}${path}#person`;
export const getServiceId = (site: string, path: string): string => `${site}${path}#service`;
export const getProductId = (site: string, slug: string): string => `${site}/shop#product-${slug}`;

/** A page's address as canonical links have it: without slash or query. */
export const getPageUrl = (site: string, path: string): string => (path === "/" ? site : `${site}${path}`);
