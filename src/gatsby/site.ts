import { loadContent } from "../content/load";
import { describeProblems } from "../content/problem";
import type { Site } from "../content/schemas/site";

const loadSite = (): Site => {
	const { content, problems } = loadContent(process.cwd());
	const [entry] = content.site;
	if (!entry) throw new Error(describeProblems(problems));
	return entry.value;
};

/** The facts of the business, for Node code that runs before GraphQL is there, such as plugin options. */
export const site: Site = loadSite();

/** The site's address without a slash at the end: SITE_URL at build time, else the one in content/site.json. */
export const siteUrl: string = (process.env.SITE_URL || site.url).replace(/\/+$/, "");
