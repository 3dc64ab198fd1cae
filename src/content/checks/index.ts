import { type Content, type IncompleteEntry, type LoadedContent, loadContent } from "../load";
import type { Problem } from "../problem";
import { checkCourses } from "./course";
import { checkOffers } from "./offers";
import { checkPictureUse } from "./pictures";
import { checkPrices } from "./prices";
import { checkRelations } from "./relations";
import { checkSafety } from "./safety";
import { checkSynonyms } from "./synonyms";
import { checkTexts } from "./texts";

/** What a check may need besides the entries. */
export interface Surroundings extends Pick<LoadedContent, "raw"> {
	/** The project's root folder. */
	readonly root: string;
}

export type Check = (content: Content, surroundings: Surroundings) => Problem[];

/** What every build checks beyond the shape of each entry. */
const checks: readonly Check[] = [
	(content, { root, raw }) => checkRelations(root, content, raw),
	checkPictureUse,
	checkTexts,
	checkCourses,
	checkPrices,
	checkOffers,
	checkSafety,
	checkSynonyms,
];

/** The content with its incomplete entries. */
const complete = ({ content, incomplete }: LoadedContent): Content =>
	Object.fromEntries(Object.entries(content).map(([name, entries]) => [name, [...entries, ...(incomplete[name] ?? [])]])) as Content;

const isBelow = (path: string, ancestor: string): boolean => path === ancestor || path.startsWith(`${ancestor}.`) || path.startsWith(`${ancestor}[`);

/** Tells whether a problem is at a gap, or in the same group of fields as one: there it may come from the neutral value that stands in. */
const isAtGap = ({ path }: Problem, { at, gaps }: IncompleteEntry): boolean =>
	gaps.some((gap) => {
		const group = gap.replace(/(?:\.[^.[\]]+|\[\d+\])$/, "");
		return isBelow(path, group === at || group === gap ? gap : group);
	});

/** The problems of incomplete entries themselves, besides their gaps. */
const keepOwn = (problems: readonly Problem[], entries: readonly IncompleteEntry[]): Problem[] =>
	problems.filter((problem) =>
		entries.some((entry) => entry.file === problem.file && (entry.at === "" || isBelow(problem.path, entry.at)) && !isAtGap(problem, entry)),
	);

const isNew = ({ file, path, found }: Problem, index: number, all: readonly Problem[]): boolean =>
	all.findIndex((other) => other.file === file && other.path === path && other.found === found) === index;

/**
 * The problems that checks find. An incomplete entry is checked too, and only for problems of its own: what others say about it may come from what's
 * missing.
 */
export const runChecks = (loaded: LoadedContent, root: string, list: readonly Check[]): Problem[] => {
	const run = (content: Content): Problem[] => list.flatMap((check) => check(content, { root, raw: loaded.raw }));
	const entries = Object.values(loaded.incomplete).flat();
	const own = entries.length > 0 ? keepOwn(run(complete(loaded)), entries) : [];
	return [...run(loaded.content), ...own].filter(isNew).map(loaded.locate);
};

/**
 * What every build checks: the shape of each entry, relations between entries, repeated pictures, banned words, figures that differ from their prose,
 * what law and medicine require.
 * @param root the project's root folder
 */
export const checkContent = (root: string): { content: Content; loaded: LoadedContent; problems: Problem[] } => {
	const loaded = loadContent(root);
	return { content: loaded.content, loaded, problems: [...loaded.problems, ...runChecks(loaded, root, checks)] };
};
