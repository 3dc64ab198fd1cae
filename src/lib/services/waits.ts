import { byCodes } from "../text/words";

export type Wait = Pick<Queries.Wait, "after" | "before" | "days" | "why"> & {
	readonly laterDays?: number | null;
};

export const byWait = (one: Wait, other: Wait): number =>
	byCodes(`${one.after} ${one.before}`, `${other.after} ${other.before}`);

export interface DescribedWait extends Pick<Wait, "after" | "before" | "days" | "laterDays"> {
	readonly sentence: string;
}

export const findWaitsAmong = <T extends DescribedWait>(
	waits: readonly T[],
	slugs: readonly string[],
): T[] => waits.filter(({ after, before }) => slugs.includes(after) && slugs.includes(before));

/** The wait from one visit to another: `days` may be 0 because both can be the same visit. */
export const getWaitDays = ({ days, laterDays }: Pick<Wait, "days" | "laterDays">): number =>
	laterDays ?? days;

export const findWaitsBefore = <T extends DescribedWait>(waits: readonly T[], slug: string): T[] =>
	waits.filter((wait) => wait.before === slug && getWaitDays(wait) > 0);
