import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Entry } from "../outbox/entry";
import type { Lease, Outbox } from "../outbox/lmdb";

/** Hands a mail about an entry to the mail server; resolves with the server's 250. */
export type Send = (entry: Entry) => Promise<void>;

export interface DeliveryOptions {
	readonly outbox: () => Outbox;
	readonly send: Send;
	readonly retryMs: number;
	readonly retryMaxMs: number;
	/** How long one slow mail may hold up the next ones, in milliseconds. We still wait for its result. */
	readonly timeLimitMs: number;
	/** How long delivered entries are kept, in milliseconds. */
	readonly keepMs: number;
	readonly now: () => number;
	readonly random: () => number;
	readonly log: (line: string) => void;
}

/** Milliseconds a lease holds; it is renewed after a third of them. */
const leaseDuration = 30_000;
/** The most mails sent at the same time. */
const batchSize = 4;
/** Milliseconds the worker sleeps at most: another process may have left something in the outbox. */
const maxSleep = 60_000;

/**
 * Milliseconds until the next attempt. They double each time up to a cap; half is random, so that many retries don't come at once. Permanent
 * rejections wait as long as the cap right away.
 * @param attempts made so far, this one included
 */
export const backOff = (
	attempts: number,
	refused: boolean,
	{ retryMs, retryMaxMs, random }: Pick<DeliveryOptions, "retryMs" | "retryMaxMs" | "random">,
): number => {
	const whole = refused ? retryMaxMs : Math.min(retryMaxMs, retryMs * 2 ** Math.min(attempts - 1, 30));
	return Math.round(whole / 2 + (random() * whole) / 2);
};

/** True if the process that held a lease is gone: killed, on this machine. */
export const isGone = ({ pid, host }: Lease): boolean => {
	if (host !== hostname()) return false;
	// The same process id and another owner: the container was restarted.
	if (pid === process.pid) return true;
	try {
		process.kill(pid, 0);
		return false;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "ESRCH";
	}
};

/** Why a mail server refused, in one short line without addresses: they may be a visitor's. */
const describe = (error: unknown): { problem: string; refused: boolean } => {
	const { message = String(error), responseCode } = error as { message?: string; responseCode?: number };
	const problem = message
		.replace(/\s+/g, " ")
		.replace(/[^\s<>"']+@[^\s<>"']+/g, "(address)")
		.slice(0, 200);
	return { problem, refused: responseCode !== undefined && responseCode >= 500 };
};

const within = <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
	let timer: NodeJS.Timeout | undefined;
	const timeout = new Promise<never>((_done, fail) => {
		timer = setTimeout(() => fail(new Error(`The mail server didn't finish within ${milliseconds} ms.`)), milliseconds);
	});
	return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};

/**
 * The worker that empties the outbox: one for each folder (a lease), in the process that serves the site. `wake` is called whenever
 * something may wait; `stop` lets mails that are being sent finish.
 */
export const createDelivery = (options: DeliveryOptions) => {
	const { outbox, send, timeLimitMs, keepMs, now, log } = options;
	const owner = randomUUID();
	/** Accepted by the mail server and not yet marked, because of a full disk. Never sent again by this process. */
	const unmarked = new Map<string, number>();
	/** On their way, past the time limit too: a slow server may still accept them, so none is sent twice at once. */
	const underway = new Map<string, Promise<void>>();
	let timer: NodeJS.Timeout | undefined;
	let running: Promise<void> | undefined;
	let stopped = false;

	const renewLease = (): Promise<boolean> => outbox().lease({ owner, pid: process.pid, host: hostname(), until: now() + leaseDuration }, now(), isGone);

	const mark = async (key: string): Promise<void> => {
		const at = unmarked.get(key);
		if (at === undefined) return;
		await outbox().markDelivered(key, at);
		unmarked.delete(key);
	};

	/** The mail of an entry, on its way once. */
	const sendOnce = (entry: Entry): Promise<void> => {
		const { key } = entry;
		const sending =
			underway.get(key) ??
			send(entry)
				.then(() => void unmarked.set(key, now()))
				.finally(() => underway.delete(key));
		underway.set(key, sending);
		return sending;
	};

	const deliver = async (entry: Entry): Promise<void> => {
		const { key, reference } = entry;
		if (!unmarked.has(key)) {
			const sending = sendOnce(entry);
			try {
				await within(sending, timeLimitMs);
			} catch (error) {
				const { problem, refused } = describe(error);
				const attempts = entry.attempts + 1;
				log(`Delivery of ${reference} failed (attempt ${attempts}): ${problem}${refused ? " We'll keep trying, but less often. See npm run outbox." : ""}`);
				await outbox().markFailed(key, { nextAt: now() + backOff(attempts, refused, options), problem, refused });
				// The 250 may arrive late. If marking the entry fails then, the next attempt marks it.
				void sending.then(() => mark(key)).catch(() => undefined);
				return;
			}
		}
		await mark(key);
	};

	/** @returns milliseconds to sleep */
	const work = async (): Promise<number> => {
		if (!(await renewLease())) return Math.min(maxSleep, leaseDuration / 3);
		const renewal = setInterval(() => void renewLease().catch(() => undefined), leaseDuration / 3);
		try {
			await outbox().purge(now() - keepMs);
			for (let batch = outbox().due(now(), batchSize); batch.length > 0 && !stopped; batch = outbox().due(now(), batchSize)) {
				const ends = await Promise.allSettled(batch.map(deliver));
				const failed = ends.find((end): end is PromiseRejectedResult => end.status === "rejected");
				// The outbox itself failed: what was sent is marked later, nothing is sent meanwhile.
				if (failed) throw failed.reason;
				if (!(await renewLease())) break;
			}
			return Math.min(maxSleep, Math.max(0, (outbox().nextDue() ?? Number.POSITIVE_INFINITY) - now()));
		} finally {
			clearInterval(renewal);
		}
	};

	let wokenMeanwhile = false;
	const sleep = (milliseconds: number): void => {
		clearTimeout(timer);
		if (stopped) return;
		timer = setTimeout(wake, milliseconds);
		// Don't keep the process alive only for this timer.
		timer.unref();
	};

	const run = async (): Promise<void> => {
		let pause = options.retryMs;
		try {
			pause = await work();
		} catch (error) {
			log(`Delivery pauses for ${pause} ms: ${error instanceof Error ? error.message : "unknown failure"}`);
		}
		running = undefined;
		sleep(wokenMeanwhile ? 0 : pause);
		wokenMeanwhile = false;
	};

	function wake(): void {
		if (stopped) return;
		if (running) {
			wokenMeanwhile = true;
			return;
		}
		running = run();
	}

	return {
		wake,
		stop: async (): Promise<void> => {
			stopped = true;
			clearTimeout(timer);
			await running;
		},
	};
};
