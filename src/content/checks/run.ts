import type { Content, IncompleteEntry, LoadedContent } from "../load";
import { getProblemKey, type Problem, parsePath } from "../problem";
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

/** Collections, and which of them were looked at. */
const observe = <T extends object>(collections: T): { observed: T; seen: Set<string> } => {
	const seen = new Set<string>();
	const get = (target: T, name: string | symbol): unknown => {
		seen.add(String(name));
		return Reflect.get(target, name);
	};
	return { observed: new Proxy(collections, { get }), seen };
};

const isOf = ({ file, path }: Problem, entry: IncompleteEntry): boolean => entry.file === file && (entry.at === "" || isBelow(path, entry.at));

/** Each problem once. */
const unique = (problems: readonly Problem[]): Problem[] => [...new Map(problems.map((problem) => [getProblemKey(problem), problem])).values()];

/** What checks find. A check that looks at a collection that nobody knows the whole of has to wait: it would miss entries everywhere. */
const runAll = (content: Content, { raw, files, lost }: LoadedContent, root: string, list: readonly Check[], now: Date): Problem[] =>
	unique(
		list.flatMap((check) => {
			const { observed, seen } = observe(content);
			const known = observe(raw);
			const problems = check(observed, { root, raw: known.observed, files, now });
			return lost.some((name) => seen.has(name) || known.seen.has(name)) ? [] : problems;
		}),
	);

/**
 * The problems that checks find. With incomplete entries they run twice, without and with these. What they say about the others counts if they say it both
 * times: otherwise it comes from what's missing, or from what stands in for it.
 */
export const runChecks = (loaded: LoadedContent, root: string, list: readonly Check[], now: Date): Problem[] => {
	const entries = Object.values(loaded.incomplete).flat();
	const without = runAll(loaded.content, loaded, root, list, now);
	if (entries.length === 0) return without.map(loaded.locate);
	const known = new Set(without.map(getProblemKey));
	const unread = new Set(loaded.files.filter(({ value }) => value === undefined).map(({ file }) => file));
	return runAll(complete(loaded), loaded, root, list, now)
		.filter((problem) => {
			if (unread.has(problem.file)) return false;
			const own = entries.filter((entry) => isOf(problem, entry));
			return own.length > 0 ? !own.some((entry) => isFromGap(problem, entry)) : known.has(getProblemKey(problem));
		})
		.map(loaded.locate);
};
