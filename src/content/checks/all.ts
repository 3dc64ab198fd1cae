import type { Content } from "../load";
import type { Problem } from "../problem";
import { sortProblems } from "../report";
import { checkBuild } from "./build";
import type { Check } from "./check";
import { checkPast } from "./dates";
import { checkLayout } from "./layout";
import { checkProse } from "./prose";
import { runChecks } from "./run";
import { checkRepetition } from "./texts";
import { checkTypography } from "./typography";

/** What only people who write have to know: the build doesn't stop for it, nor for the clock of the computer it runs on. */
const checks: readonly Check[] = [checkRepetition, checkTypography, checkProse, checkPast];

/**
 * What `npm run check:content` checks: what the build checks, plus repetition, plain American English, days that haven't come yet, and the layout of the
 * files. It's a file of its own because gatsby-node can't load the ES module that counts syllables.
 * @param root the project's root folder
 */
export const checkAll = async (root: string, now = new Date()): Promise<{ content: Content; problems: Problem[] }> => {
	const { loaded, problems } = await checkBuild(root, now);
	const all = [...problems, ...runChecks(loaded, root, checks, now)];
	return { content: loaded.content, problems: sortProblems([...all, ...checkLayout(loaded.files, all)]) };
};
