import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

interface Result {
	all: { nodes: { slug: string; path: string }[] };
}

/** Every family of pages: a template, and the query for the slugs and paths of its pages. */
const families = [
	{ template: "service.tsx", query: "query ServicePages { all: allService { nodes { slug path } } }" },
	{ template: "team-member.tsx", query: "query TeamMemberPages { all: allTeamMember { nodes { slug path } } }" },
	{ template: "resource.tsx", query: "query ResourcePages { all: allResource { nodes { slug path } } }" },
	{ template: "legal-page.tsx", query: "query LegalPagePages { all: allLegalPage { nodes { slug path } } }" },
	{ template: "landing-page.tsx", query: "query LandingPagePages { all: allLandingPage { nodes { slug path } } }" },
];

/** A page's context is only the slug; the template queries the rest. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
	for (const { template, query } of families) {
		const { data, errors } = await graphql<Result>(query);
		if (errors || !data) {
			reporter.panicOnBuild(`The pages of src/templates/${template} weren't made because their query failed.`, errors);
			return;
		}
		const component = resolve("src/templates", template);
		for (const { slug, path } of data.all.nodes) actions.createPage({ path, component, context: { slug } });
	}
};
