import type { LoadedContent } from "../load";
import type { Problem } from "../problem";
import { checkContent } from ".";
import { checkPictureFiles } from "./picture-files";

/**
 * Everything that stops a build: what's in the content files, and the picture files.
 * @param root the project's root folder
 */
export const checkBuild = async (root: string, now = new Date()): Promise<{ loaded: LoadedContent; problems: Problem[] }> => {
	const { loaded, problems } = checkContent(root, now);
	const pictures = loaded.problems.length > 0 ? [] : await checkPictureFiles(root, loaded.content);
	return { loaded, problems: [...problems, ...pictures.map(loaded.locate)] };
};
