import { type Content, loadContent } from "../load";
import type { Problem } from "../problem";
import { checkRelations } from "./relations";
import { checkEditorial, checkTexts } from "./texts";

/**
 * What must hold before anything is built: the shape of each entry, relations, words that may not appear.
 * @param root the project's root folder
 */
export const checkContent = (root: string): { content: Content; problems: Problem[] } => {
	const { content, problems, raw } = loadContent(root);
	return { content, problems: [...problems, ...checkRelations(root, content, raw), ...checkTexts(content)] };
};

/** What an editor is held to besides, in `npm run check:content`: no paragraph and no page head stands twice. */
export const checkAll = (root: string): { content: Content; problems: Problem[] } => {
	const { content, problems } = checkContent(root);
	return { content, problems: [...problems, ...checkEditorial(content)] };
};
