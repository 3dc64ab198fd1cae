import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Redirect } from "../lib/pages/navigation";

/** Every family of pages: a template, and the query for the slugs and paths of its pages. */
const families = [
	{ template: "service.tsx", query: "query ServicePages { all: allService { nodes { slug path } } }" },
	{ template: "aftercare.tsx", query: "query AftercarePages { all: allAftercare { nodes { slug path } } }" },
	{ template: "concern-guide.tsx", query: "query ConcernGuidePages { all: allConcernGuide { nodes { slug path } } }" },
	{ template: "team-member.tsx", query: "query TeamMemberPages { all: allTeamMember { nodes { slug path } } }" },
	{ template: "resource.tsx", query: "query ResourcePages { all: allResource { nodes { slug path } } }" },
	{ template: "legal-page.tsx", query: "query LegalPagePages { all: allLegalPage { nodes { slug path } } }" },
	{ template: "landing-page.tsx", query: "query LandingPagePages { all: allLandingPage { nodes { slug path } } }" },
];

/** A page's context is only the slug; the template queries the rest. Redirects are for Gatsby's adapters (src/gatsby/hosting/netlify.ts). */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
	const find = async <T>(query: string, problem: string): Promise<T[]> => {
		const { data, errors } = await graphql<{ all: { nodes: T[] } }>(query);
		if (errors || !data) reporter.panicOnBuild(problem, errors);
		return data?.all.nodes ?? [];
	};
	for (const { template, query } of families) {
		const component = resolve("src/templates", template);
		const pages = await find<{ slug: string; path: string }>(query, `The pages of src/templates/${template} weren't made because their query failed.`);
		for (const { slug, path } of pages) actions.createPage({ path, component, context: { slug } });
	}
	const query = "query Redirects { all: allRedirect { nodes { from to } } }";
	const redirects = await find<Redirect>(query, "The redirects of content/redirects.json weren't made because their query failed.");
	for (const { from, to } of redirects) actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
};
