import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { pageCollections } from "../content/collections";

export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
	const find = async <T>(query: string, problem: string): Promise<T[]> => {
		const { data, errors } = await graphql<{ all: { nodes: T[] } }>(query);
		if (errors || !data) reporter.panicOnBuild(problem, errors);
		return data?.all.nodes ?? [];
	};
	for (const { page, collection } of pageCollections) {
		const { template } = page;
		const component = resolve("src/templates", template);
		const query = `query ${collection.type}Pages { all: all${collection.type} { nodes { slug path } } }`;
		const pages = await find<{ slug: string; path: string }>(
			query,
			`The pages of src/templates/${template} weren't made because their query failed.`,
		);
		// The template queries the rest by the slug.
		for (const { slug, path } of pages) actions.createPage({ path, component, context: { slug } });
	}
	// For Gatsby's router. src/server/http/site.ts redirects requests.
	const query = "query Redirects { all: allRedirect { nodes { from to } } }";
	const redirects = await find<Pick<Queries.Redirect, "from" | "to">>(
		query,
		"The redirects of content/redirects.json weren't made because their query failed.",
	);
	for (const { from, to } of redirects)
		actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
};
