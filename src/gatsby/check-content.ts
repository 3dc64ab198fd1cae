import type { GatsbyNode } from "gatsby";
import { checkForBuild } from "../content/checks";
import { describeProblems } from "../problems/report";
import { updateCheckedCopy } from "./develop/checked-copy";

/** `npm test` has checked the content before the build, and sets CONTENT_CHECKED. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
	const { directory } = store.getState().program;
	const { problems } =
		process.env.CONTENT_CHECKED === "1" ? { problems: [] } : await checkForBuild(directory);
	if (problems.length > 0) reporter.panic(describeProblems(problems));
	if (process.env.NODE_ENV === "development") updateCheckedCopy(directory);
};
