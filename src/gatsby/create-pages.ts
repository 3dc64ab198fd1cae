import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Redirect } from "../lib/pages/navigation";

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

interface Redirects {
	all: { nodes: Redirect[] };
}

/** A page's context is only the slug; the template queries the rest. Redirects are for Gatsby's adapters (src/gatsby/hosting/netlify.ts). */
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
	const { data, errors } = await graphql<Redirects>("query Redirects { all: allRedirect { nodes { from to } } }");
	if (errors || !data) {
		reporter.panicOnBuild("The redirects of content/redirects.json weren't made because their query failed.", errors);
		return;
	}
	for (const { from, to } of data.all.nodes) actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
};
