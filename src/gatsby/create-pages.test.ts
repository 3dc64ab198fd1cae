import type { GatsbyNode } from "gatsby";
import { createPages } from "./create-pages";

type Args = Parameters<NonNullable<GatsbyNode["createPages"]>>[0];

test("every redirect is permanent, and a page's context is its slug", async () => {
	const actions = { createPage: jest.fn(), createRedirect: jest.fn() };
	const graphql = async (query: string) => ({
		data: { all: { nodes: query.includes("allRedirect") ? [{ from: "/book", to: "/schedule" }] : [{ slug: "one", path: "/family/one" }] } },
	});
	await createPages?.({ actions, graphql } as unknown as Args, { plugins: [] }, () => undefined);
	expect(actions.createRedirect.mock.calls).toEqual([[{ fromPath: "/book", toPath: "/schedule", isPermanent: true }]]);
	expect(actions.createPage).toHaveBeenCalledWith({ path: "/family/one", component: expect.stringMatching(/service\.tsx$/), context: { slug: "one" } });
});
