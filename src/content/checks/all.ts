import type { Content } from "../load";
import type { Problem } from "../problem";
import { checkContent } from ".";
import { checkProse } from "./prose";
import { checkRepetition } from "./texts";

/**
 * What `npm run check:content` checks: repetition and plain American English, too. Apart from what the build checks, because its libraries are ES
 * modules, which gatsby-node can't load.
 * @param root the project's root folder
 */
export const checkAll = (root: string): { content: Content; problems: Problem[] } => {
	const { content, problems } = checkContent(root);
	return { content, problems: [...problems, ...checkRepetition(content), ...checkProse(content)] };
};
