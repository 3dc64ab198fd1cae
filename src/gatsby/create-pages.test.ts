import type { GatsbyNode } from "gatsby";
import { createPages } from "./create-pages";

type Args = Parameters<NonNullable<GatsbyNode["createPages"]>>[0];

/** Runs the hook with what GraphQL answers to each query. @returns what it made and what it reported */
const run = async (answer: (query: string) => unknown) => {
	const actions = { createPage: jest.fn(), createRedirect: jest.fn() };
	const reporter = { panicOnBuild: jest.fn() };
	await createPages?.({ actions, reporter, graphql: async (query: string) => answer(query) } as unknown as Args, { plugins: [] }, () => undefined);
	return { ...actions, ...reporter };
};

test("Gatsby's adapters get every redirect as permanent, and a page's context is its slug", async () => {
	const { createPage, createRedirect, panicOnBuild } = await run((query) => ({
		data: { all: { nodes: query.includes("allRedirect") ? [{ from: "/book", to: "/schedule" }] : [{ slug: "one", path: "/family/one" }] } },
	}));
	expect(createRedirect.mock.calls).toEqual([[{ fromPath: "/book", toPath: "/schedule", isPermanent: true }]]);
	expect(createPage).toHaveBeenCalledWith({ path: "/family/one", component: expect.stringMatching(/service\.tsx$/), context: { slug: "one" } });
	expect(panicOnBuild).not.toHaveBeenCalled();
});
