import { dayLength } from "../lib/time/dates";
import { describeError } from "./describe-error";
import { isGone, leaseDuration } from "./mail/lease";
import type { Outbox } from "./outbox/outbox";
import { correctTimes } from "./requests/lifecycle";

export interface HousekeepingOptions {
	readonly outbox: () => Promise<Outbox>;
	/** Milliseconds an entry is kept after the last thing that happened to it. */
	readonly keepMs: number;
	/** Milliseconds between two attempts at delivery, at most. */
	readonly retryMaxMs: number;
	readonly log: (line: string) => void;
}

const hour = 3_600_000;
/** Milliseconds a reminder may be planned ahead: it waits for opening hours, over the longest holidays (opening-minutes.ts). */
const longestPlan = 366 * dayLength;

/** Deletes what has been kept long enough, and frees what a wrong clock or a dead process holds. It never throws. */
export const runHousekeeping = async ({ outbox, keepMs, retryMaxMs, log }: HousekeepingOptions): Promise<void> => {
	try {
		const store = await outbox();
		await store.purge(keepMs);
		// A database's leases end by its own clock, and its processes run on many machines.
		const isDead = store.engine === "sqlite" ? isGone : () => false;
		const limits = { lease: leaseDuration, retry: retryMaxMs, reminder: longestPlan };
		await store.changePending((entry, now) => correctTimes(entry, now, limits, isDead));
	} catch (error) {
		log(describeError(error));
	}
};

/** Runs the housekeeping at once and every hour. @returns what ends it, once what has begun is done; `first` resolves when it has been done once */
export const startHousekeeping = (options: HousekeepingOptions): { readonly first: Promise<void>; readonly stop: () => Promise<void> } => {
	const first = runHousekeeping(options);
	let last = first;
	const timer = setInterval(() => {
		last = runHousekeeping(options);
	}, hour).unref();
	return {
		first,
		stop: () => {
			clearInterval(timer);
			return last;
		},
	};
};
