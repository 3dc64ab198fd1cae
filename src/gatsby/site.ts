import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Site, site as schema } from "../content/schemas/site";

const raw: unknown = JSON.parse(readFileSync(join(process.cwd(), "content/site.json"), "utf8"));

/**
 * The facts of the business for Node code that runs before there is GraphQL (plugin options, text placeholders).
 * @throws where content/site.json is not right; the content check names every problem before a build
 */
export const site: Site = schema.parse(raw);

/** The site's address without a slash at the end: SITE_URL at build time, else the one in content/site.json. */
export const siteUrl: string = (process.env.SITE_URL || site.url).replace(/\/+$/, "");
