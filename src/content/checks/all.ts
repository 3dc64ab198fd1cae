import type { Content } from "../load";
import type { Problem } from "../problem";
import { checkContent } from ".";
import { checkProse } from "./prose";
import { checkRepetition } from "./texts";

/**
 * What `npm run check:content` checks: what the build checks, plus repetition and plain American English. It's a file of its own because gatsby-node
 * can't load the ES module that counts syllables.
 * @param root the project's root folder
 */
export const checkAll = (root: string): { content: Content; problems: Problem[] } => {
	const { content, problems } = checkContent(root);
	return { content, problems: [...problems, ...checkRepetition(content), ...checkProse(content)] };
};
