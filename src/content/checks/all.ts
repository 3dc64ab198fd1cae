import type { Content } from "../load";
import type { Problem } from "../problem";
import { sortProblems } from "../report";
import { type Check, checkContent, runChecks } from ".";
import { checkLayout } from "./layout";
import { checkProse } from "./prose";
import { checkRepetition } from "./texts";

/** What only people who write have to know: the build doesn't stop for it. */
const checks: readonly Check[] = [checkRepetition, checkProse];

/**
 * What `npm run check:content` checks: what the build checks, plus repetition, plain American English and the layout of the files. It's a file of its own
 * because gatsby-node can't load the ES module that counts syllables.
 * @param root the project's root folder
 */
export const checkAll = async (root: string): Promise<{ content: Content; problems: Problem[] }> => {
	const { content, loaded, problems } = checkContent(root);
	return { content, problems: sortProblems([...problems, ...runChecks(loaded, root, checks), ...checkLayout(loaded.files)]) };
};
