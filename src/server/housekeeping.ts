import { dayLength } from "../lib/time/dates";
import { describeError, log } from "./log";
import { leaseDuration } from "./mail/lease";
import type { Outbox } from "./outbox/outbox";
import { correctTimes } from "./requests/lifecycle";
import type { Settings } from "./settings";

/** Deletes what has been kept long enough, unless the clock may be wrong, and corrects what a wrong clock has written. It never throws. */
export const runHousekeeping = async (outbox: () => Promise<Outbox>, { keepDays, retryMaxMs }: Pick<Settings, "keepDays" | "retryMaxMs">): Promise<void> => {
	try {
		const store = await outbox();
		if (await store.checkClock()) await store.purge(keepDays * dayLength);
		const limits = { lease: leaseDuration, retry: retryMaxMs };
		await store.changePending((entry, now) => correctTimes(entry, now, limits));
	} catch (error) {
		log(describeError(error));
	}
};
