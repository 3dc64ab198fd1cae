import { getFacts } from "../lib/spa/facts";
import { loadEntries } from "../schemas/load";

const {
	site: [entry],
	statements,
	reviews,
} = loadEntries(process.cwd(), "site", "statements", "reviews");
if (!entry) throw new Error("content/site.json is empty.");

/** The facts of the business, for Node code that runs before GraphQL is there, such as plugin options. */
export const site = entry;

/** The values of placeholders in texts. */
export const facts = getFacts(site, statements, reviews);

/** The site's address without a slash at the end: SITE_URL at build time, else the one in content/site.json. */
export const siteUrl: string = (process.env.SITE_URL || site.url).replace(/\/+$/, "");
