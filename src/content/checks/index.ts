import { type Content, loadContent } from "../load";
import type { Problem } from "../problem";
import { checkRelations } from "./relations";
import { checkRepetition, checkTexts } from "./texts";

/**
 * What every build checks: the shape of each entry, relations between entries, wording.
 * @param root the project's root folder
 */
export const checkContent = (root: string): { content: Content; problems: Problem[] } => {
	const { content, problems, raw } = loadContent(root);
	return { content, problems: [...problems, ...checkRelations(root, content, raw), ...checkTexts(content)] };
};

/** What `npm run check:content` checks: repetition too. */
export const checkAll = (root: string): { content: Content; problems: Problem[] } => {
	const { content, problems } = checkContent(root);
	return { content, problems: [...problems, ...checkRepetition(content)] };
};
