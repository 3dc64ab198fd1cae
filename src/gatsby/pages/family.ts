import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";

/** A family of pages made from one collection by one template. */
export interface Family {
	/** The GraphQL query, with `nodes { slug path }` of the collection as `all`. */
	query: string;
	/** The template's file below src/templates. */
	template: string;
}

interface Answer {
	all: { nodes: { slug: string; path: string }[] };
}

/**
 * Makes the pages of a family. The context is one key, the slug; the template queries the rest.
 * Stops the build with the query's errors where it fails.
 */
export const createFamily = async ({ actions, graphql, reporter }: CreatePagesArgs, { query, template }: Family): Promise<void> => {
	const { data, errors } = await graphql<Answer>(query);
	if (errors || !data) {
		reporter.panicOnBuild(`The pages of src/templates/${template} were not made: their query failed.`, errors);
		return;
	}
	const component = resolve("src/templates", template);
	for (const { slug, path } of data.all.nodes) actions.createPage({ path, component, context: { slug } });
};
