import type { GatsbyNode, Reporter } from "gatsby";
import { checkBuild } from "../content/checks";
import { findSamples, type Place } from "../content/commands/launch";
import { waitForContent } from "../content/commands/wait";
import { type LoadedContent, loadContent } from "../content/load";
import { describeProblems } from "../schemas/report";
import { updateCheckedCopy } from "./develop/checked-copy";

/** What the build says while the rating that search engines read is made of sample reviews; undefined once none is left. */
export const describeSampleRating = (samples: readonly Place[]): string | undefined => {
	const count = samples.filter(({ file }) => file === "content/reviews.json").length;
	return count === 0
		? undefined
		: `The rating in the structured data of /testimonials is made of ${count} sample reviews (content/reviews.json). Don't publish it: replace them with real ones. npm run check:launch fails until then.`;
};

/** The content that a build may use, or an end of the build. `npm test` has checked it before the build, and sets CONTENT_CHECKED. */
const requireContent = async (root: string, reporter: Reporter): Promise<LoadedContent> => {
	if (process.env.CONTENT_CHECKED === "1") return loadContent(root);
	const { loaded, problems } = await checkBuild(root);
	if (problems.length > 0) reporter.panicOnBuild(describeProblems(problems));
	return loaded;
};

/** Stops the build if anything in content/ is wrong. While developing, waits until it's right, and gives Gatsby its first copy. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
	const { directory } = store.getState().program;
	const developing = process.env.NODE_ENV === "development";
	const { content } = await (developing ? waitForContent(directory, (message) => reporter.error(message)) : requireContent(directory, reporter));
	if (developing) updateCheckedCopy(directory);
	const warning = describeSampleRating(findSamples(content));
	if (warning) reporter.warn(warning);
};
