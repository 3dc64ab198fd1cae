import { type Content, type IncompleteEntry, type LoadedContent, loadContent } from "../load";
import { type Problem, parsePath } from "../problem";
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

/** Fields that are compared with others: what's said about the one may come from a gap in the other. */
const comparedWith: Readonly<Record<string, readonly string[]>> = {
	course: ["facts", "candidacy", "postCare", "whatToExpect"],
	exclusions: ["candidacy"],
	prices: ["prices"],
	contents: ["services"],
	separately: ["contents"],
	amount: ["separately"],
	benefits: ["benefits", "includes"],
	commitmentMonths: ["terms"],
};

const getField = (path: string, at: string): string => String(parsePath(path.slice(at.length))[0] ?? "");

/** Tells whether a problem may come from a neutral value: it's at a gap, in the same group of fields, about a field that's compared, or about the whole entry. */
const isFromGap = ({ path }: Problem, { at, gaps }: IncompleteEntry): boolean =>
	path === at ||
	gaps.some((gap) => {
		const group = gap.replace(/(?:\.[^.[\]]+|\[\d+\])$/, "");
		return isBelow(path, group === at || group === gap ? gap : group) || comparedWith[getField(path, at)]?.includes(getField(gap, at));
	});

const isOf = ({ file, path }: Problem, entry: IncompleteEntry): boolean => entry.file === file && (entry.at === "" || isBelow(path, entry.at));

const toKey = ({ file, path, found, expected }: Problem): string => JSON.stringify([file, path, found, expected]);

/** Each problem once. */
const unique = (problems: readonly Problem[]): Problem[] => [...new Map(problems.map((problem) => [toKey(problem), problem])).values()];

/**
 * The problems that checks find. With incomplete entries they run twice, without and with these. What they say about the others counts if they say it both
 * times: otherwise it comes from what's missing, or from what stands in for it.
 */
export const runChecks = (loaded: LoadedContent, root: string, list: readonly Check[]): Problem[] => {
	const run = (content: Content): Problem[] => unique(list.flatMap((check) => check(content, { root, raw: loaded.raw })));
	const entries = Object.values(loaded.incomplete).flat();
	const without = run(loaded.content);
	if (entries.length === 0) return without.map(loaded.locate);
	const known = new Set(without.map(toKey));
	return run(complete(loaded))
		.filter((problem) => {
			const own = entries.filter((entry) => isOf(problem, entry));
			return own.length > 0 ? !own.some((entry) => isFromGap(problem, entry)) : known.has(toKey(problem));
		})
		.map(loaded.locate);
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
