import { type Content, loadContent } from "../load";
import type { Problem } from "../problem";
import { checkCourses } from "./course";
import { checkOffers } from "./offers";
import { checkPictureUse } from "./pictures";
import { checkPrices } from "./prices";
import { checkRelations } from "./relations";
import { checkSafety } from "./safety";
import { checkSynonyms } from "./synonyms";
import { checkTexts } from "./texts";

/**
 * What every build checks: the shape of each entry, relations between entries, repeated pictures, banned words, figures that differ from their prose,
 * what law and medicine require.
 * @param root the project's root folder
 */
export const checkContent = (root: string): { content: Content; problems: Problem[] } => {
	const { content, problems, raw } = loadContent(root);
	return {
		content,
		problems: [
			...problems,
			...checkRelations(root, content, raw),
			...checkPictureUse(content),
			...checkTexts(content),
			...checkCourses(content),
			...checkPrices(content),
			...checkOffers(content),
			...checkSafety(content),
			...checkSynonyms(content),
		],
	};
};
