import type { Content, IncompleteEntry, LoadedContent } from "../load";
import { type Problem, parsePath } from "../problem";
import type { Check } from "./check";

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
export const runChecks = (loaded: LoadedContent, root: string, list: readonly Check[], now: Date): Problem[] => {
	const run = (content: Content): Problem[] => unique(list.flatMap((check) => check(content, { root, raw: loaded.raw, files: loaded.files, now })));
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
