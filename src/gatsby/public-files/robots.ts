import { publicFiles } from "../../lib/pages/addresses";

/**
 * robots.txt: crawlers may read everything but the endpoints of the forms. Hidden pages aren't named, because a crawler has to read a page to
 * see that it's noindex.
 */
export const writeRobots = (siteUrl: string): string => `User-agent: *
Disallow: /api/

Sitemap: ${siteUrl}${publicFiles.sitemap}
`;
