import { dayLength } from "../../lib/time/dates";
import type { Database } from "./database";

/** Begins the marks of requests whose mails to visitors were refused; a reference follows. */
const refusedMark = "refused ";

/** Begins the marks of what's done once. */
const onceMark = "once ";

/** Visitors in a row whose mails are refused for good before it counts as our fault. */
export const mostRefused = 3;

/** What the outbox remembers beside the requests, for all processes that share it: when something was done. Times are the engine's. */
export const createMarks = ({ all, now }: Database) => {
	/** Notes when something was done; of two at once one does. @param every milliseconds since the last time, 0 for always @returns whether it was noted */
	const mark = async (name: string, every: number): Promise<boolean> => {
		// A mark a little ahead is another server's, which set it while this one waited; one far ahead is a wrong clock's.
		const isLater = `marks.at not between excluded.at - cast($2 as double precision) + 1 and excluded.at + cast($2 as double precision)`;
		const marked = await all(
			`insert into marks values ($1, ${now}) on conflict (name) do update set at = excluded.at where ${isLater} returning name`,
			name,
			every,
		);
		return marked.length === 1;
	};
	/** Forgets a note of `mark`. @returns whether there was one */
	const unmark = async (name: string): Promise<boolean> => (await all("delete from marks where name = $1 returning name", name)).length === 1;
	/** How many requests' mails to visitors were refused for good since the mail server took one. */
	const countRefused = async (): Promise<number> => (await all(`select name from marks where name like '${refusedMark}%'`)).length;
	return {
		mark,
		/** Notes that something is done which is done once. @returns whether it hadn't been */
		markOnce: (name: string): Promise<boolean> => mark(onceMark + name, Number.MAX_SAFE_INTEGER),
		/** It isn't done after all. */
		unmarkOnce: (name: string): Promise<boolean> => unmark(onceMark + name),
		/** Forgets what was done once, two days ago. */
		forgetOnce: () => all(`delete from marks where name like '${onceMark}%' and at < ${now} - ${2 * dayLength}`),
		countRefused,
		unmark,
		/** Writes, which proves that the outbox can be written. */
		proveWritable: () => mark("seen", 0),
		/** Notes that a mail to a visitor was refused for good. @returns whether so many requests' were, since the mail server took one, that it's us it refuses */
		noteRefused: async (reference: string): Promise<boolean> => {
			await mark(refusedMark + reference, 0);
			return (await countRefused()) >= mostRefused;
		},
		/** The mail server has taken a mail to a visitor. */
		forgetRefused: async (): Promise<void> => {
			await all(`delete from marks where name like '${refusedMark}%'`);
		},
	};
};
