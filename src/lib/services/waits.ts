import { byCodes } from "../text/words";

/** How long to wait between two things, as in content/waits.json. */
export type Wait = Pick<Queries.Wait, "after" | "before" | "days" | "why"> & { readonly laterDays?: number | null };

/** Waits in the order of their ends, as nothing else says which was written first. */
export const byWait = (one: Wait, other: Wait): number => byCodes(`${one.after} ${one.before}`, `${other.after} ${other.before}`);

/** A wait as the browser gets it: in days, and as its sentence. */
export interface DescribedWait extends Pick<Wait, "after" | "before" | "days" | "laterDays"> {
	readonly sentence: string;
}

/** The waits between some treatments. @param slugs of the treatments */
export const findWaitsAmong = <T extends DescribedWait>(waits: readonly T[], slugs: readonly string[]): T[] =>
	waits.filter(({ after, before }) => slugs.includes(after) && slugs.includes(before));

/** How many days somebody waits who has had the first: another visit isn't the same one. */
export const getWaitDays = ({ days, laterDays }: Pick<Wait, "days" | "laterDays">): number => laterDays ?? days;

export const findWaitsBefore = <T extends DescribedWait>(waits: readonly T[], slug: string): T[] =>
	waits.filter((wait) => wait.before === slug && getWaitDays(wait) > 0);
