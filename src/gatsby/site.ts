import { loadEntries } from "../content/load";

const {
	site: [entry],
} = loadEntries(process.cwd(), "site");
if (!entry) throw new Error("content/site.json is empty.");

/** The facts of the business, for Node code that runs before GraphQL is there, such as plugin options. */
export const site = entry;

/** The site's address without a slash at the end: SITE_URL at build time, else the one in content/site.json. */
export const siteUrl: string = (process.env.SITE_URL || site.url).replace(/\/+$/, "");
