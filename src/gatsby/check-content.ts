import type { GatsbyNode } from "gatsby";
import { checkBuild } from "../content/checks/build";
import { findSamples, type Sample } from "../content/checks/samples";
import { describeProblems } from "../content/report";
import { waitForContent } from "../content/wait";
import { updateCheckedCopy } from "./develop/checked-copy";

/** What the build says while the rating that search engines read is made of sample reviews; undefined once none is left. */
export const describeSampleRating = (samples: readonly Sample[]): string | undefined => {
	const count = samples.filter(({ file }) => file === "content/reviews.json").length;
	return count === 0
		? undefined
		: `The rating in the structured data of /testimonials is made of ${count} sample reviews (content/reviews.json). Don't publish it: replace them with real ones. npm run check:launch fails until then.`;
};

/** Stops the build if anything in content/ is wrong. While developing, waits until it's right, and gives Gatsby its first copy. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
	const { directory } = store.getState().program;
	if (process.env.NODE_ENV === "development") {
		await waitForContent(directory, (message) => reporter.error(message));
		updateCheckedCopy(directory);
	}
	const { loaded, problems } = await checkBuild(directory);
	if (problems.length > 0) reporter.panicOnBuild(describeProblems(problems));
	const warning = describeSampleRating(findSamples(loaded.content));
	if (warning) reporter.warn(warning);
};
