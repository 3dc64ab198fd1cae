import type { GatsbyNode } from "gatsby";
import { checkContent } from "../content/checks";
import { describeProblems } from "../content/problem";

/** Stops the build if anything in content/ is wrong. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter, store }) => {
	const { problems } = checkContent(store.getState().program.directory);
	if (problems.length > 0) reporter.panicOnBuild(describeProblems(problems));
};
