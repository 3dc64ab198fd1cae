import { listTexts } from "../fields";
import type { Content } from "../load";
import type { Problem } from "../problem";
import { sortProblems } from "../report";
import { checkSpelling } from "../spelling";
import { checkBuild } from "./build";
import { checkLayout } from "./layout";
import { checkTyping } from "./typing";

/**
 * What `npm run check:content` checks: what the build checks, plus spelling, how texts are typed, and the layout of the files.
 * The build doesn't stop for what only people who write have to know.
 * @param root the project's root folder
 */
export const checkAll = async (root: string, now = new Date()): Promise<{ content: Content; problems: Problem[] }> => {
	const { loaded, problems } = await checkBuild(root, now);
	const { content, files, locate } = loaded;
	const texts = listTexts(files);
	const all = [...problems, ...[...texts.flatMap((text) => [...checkTyping(text)]), ...(await checkSpelling(texts))].map(locate)];
	return { content, problems: sortProblems([...all, ...checkLayout(files, all)]) };
};
