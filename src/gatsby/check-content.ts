import type { GatsbyNode } from "gatsby";
import { checkContent } from "../content/checks";
import { findSamples, type Sample } from "../content/checks/samples";
import { describeProblems } from "../content/report";

/** What the build says while the rating that search engines read is made of sample reviews; undefined once none is left. */
export const describeSampleRating = (samples: readonly Sample[]): string | undefined => {
	const count = samples.filter(({ file }) => file === "content/reviews.json").length;
	return count === 0
		? undefined
		: `The rating in the structured data of /testimonials is made of ${count} sample reviews (content/reviews.json). Don't publish it: replace them with real ones. npm run check:launch fails until then.`;
};

/** Stops the build if anything in content/ is wrong. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter, store }) => {
	const { content, problems } = checkContent(store.getState().program.directory);
	if (problems.length > 0) reporter.panicOnBuild(describeProblems(problems));
	const warning = describeSampleRating(findSamples(content));
	if (warning) reporter.warn(warning);
};
