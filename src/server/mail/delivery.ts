import { describeError } from "../describe-error";
import type { Outbox } from "../outbox/outbox";
import type { Entry, QueuedMail } from "../requests/entry";
import { markSent, noteFailure, release, takeLease } from "../requests/lifecycle";
import { createLeases, leaseDuration } from "./lease";
import { backOff, describeFailure, describeRefusal, type RetryOptions } from "./retry";

/** Hands one of an entry's mails to the mail server; resolves with the server's 250. @param index its place in `entry.mails` */
export type Send = (entry: Entry, index: number) => Promise<void>;

export interface DeliveryOptions extends RetryOptions {
	readonly outbox: () => Promise<Outbox>;
	readonly send: Send;
	/** How long one slow mail may hold up the next ones, in milliseconds. We still wait for its result. */
	readonly timeLimitMs: number;
	/** This process' clock, in milliseconds. */
	readonly now: () => number;
	readonly log: (line: string) => void;
}

/** The most entries whose mails are sent at the same time. */
const mostAtOnce = 4;
/** Milliseconds the worker sleeps at most: another process may have left something in the outbox. */
const maxSleep = 60_000;

/** Resolves when work has ended or the time is up, whichever is first. @returns whether it has ended */
const endsWithin = (work: Promise<void>, milliseconds: number): Promise<boolean> => {
	let timer: NodeJS.Timeout | undefined;
	const timeout = new Promise<boolean>((done) => {
		timer = setTimeout(() => done(false), milliseconds);
	});
	return Promise.race([work.then(() => true), timeout]).finally(() => clearTimeout(timer));
};

/**
 * The worker that empties the outbox. It leases entries, so that several workers share one outbox and each mail is sent by one of them. `wake` is
 * called whenever something may wait; `stop` lets mails that are being sent finish.
 */
export const createDelivery = (options: DeliveryOptions) => {
	const { outbox, send, timeLimitMs, now, log } = options;
	const { owner, lease } = createLeases();
	/** Mails of entries, by key, that the mail server has accepted and that aren't marked yet. They're never sent again by this process. */
	const unmarked = new Map<string, ReadonlySet<number>>();
	/** Entries we are sending mails of, past the time limit too: a slow server may still accept them. */
	const underway = new Map<string, Promise<void>>();
	let timer: NodeJS.Timeout | undefined;
	let running: Promise<void> | undefined;
	let stopped = false;

	const renew = async (): Promise<void> => {
		const store = await outbox();
		await Promise.allSettled(
			[...underway.keys()].map((key) => store.change(key, (entry, at) => (entry.lease?.owner === owner ? takeLease(entry, lease(at)) : entry))),
		);
	};

	/** Sends one mail, unless it's sent already. @returns what it changes */
	const attempt = async (entry: Entry, mail: QueuedMail, index: number): Promise<(current: Entry, at: number) => Entry> => {
		const sent = unmarked.get(entry.key);
		if (!sent?.has(index)) {
			try {
				await send(entry, index);
				unmarked.set(entry.key, new Set([...(sent ?? []), index]));
			} catch (error) {
				const { problem, refused } = describeFailure(error);
				const attempts = mail.attempts + 1;
				log(`Delivery of ${entry.reference} failed (attempt ${attempts}): ${problem}${refused ? describeRefusal(mail) : ""}`);
				return (current, at) => noteFailure(current, index, { delay: backOff(attempts, refused, options), problem, refused }, at);
			}
		}
		return (current, at) => markSent(current, index, at);
	};

	/** Sends the mails of an entry that are due, and marks each. @param claimedAt the outbox' clock when it was leased */
	const deliver = async (entry: Entry, claimedAt: number): Promise<void> => {
		const isDue = (mail: QueuedMail): boolean => mail.state === "waiting" && mail.nextAt <= claimedAt;
		const due = entry.mails.flatMap((mail, index) => (isDue(mail) ? [index] : []));
		for (const [place, index] of due.entries()) {
			// What has happened since it was claimed counts: who has withdrawn a request gets no acknowledgment.
			const latest = await (await outbox()).find(entry.key);
			const mail = latest?.mails[index];
			const mark = latest && mail && (isDue(mail) || unmarked.get(entry.key)?.has(index)) ? await attempt(latest, mail, index) : (current: Entry) => current;
			const isLast = place === due.length - 1;
			await (await outbox()).change(entry.key, (current, at) => (isLast ? release(mark(current, at), owner) : mark(current, at)));
			unmarked.delete(entry.key);
		}
	};

	/** Marks what a full disk or a lost connection has left unmarked. */
	const markLate = async (): Promise<void> => {
		for (const [key, indexes] of unmarked) {
			if (underway.has(key)) continue;
			await (await outbox()).change(key, (entry, at) =>
				release(
					[...indexes].reduce((marked, index) => markSent(marked, index, at), entry),
					owner,
				),
			);
			unmarked.delete(key);
		}
	};

	const claim = async (most: number): Promise<Entry[]> => {
		const claimed = await (await outbox()).claim(most, (entry, at) => takeLease(entry, lease(at)));
		// What we're still sending is ours already: its lease is only as old as the last renewal that got through.
		return claimed.filter(({ key }) => !underway.has(key));
	};

	/** Starts on an entry. @returns when it has an end, or has taken so long that the next ones go first */
	const begin = async (entry: Entry): Promise<void> => {
		const work = deliver(entry, (entry.lease?.until ?? now()) - leaseDuration).finally(() => underway.delete(entry.key));
		underway.set(entry.key, work);
		if (await endsWithin(work, timeLimitMs)) return;
		void work.catch(() => undefined).then(wake);
		log(
			`Delivery of ${entry.reference} is slow: the mail server didn't finish within ${timeLimitMs} ms. The next mails go first, and we still wait for this one.`,
		);
	};

	/** Resolves the promise that a worker with slots to fill waits for. */
	let rouse = (): void => undefined;

	/** Sends what is due, several at once, until nothing is left or it's over. A slot that's free is filled while the others are still at work. */
	const sendDue = async (isOver: () => boolean): Promise<void> => {
		await markLate();
		const slots = new Set<Promise<void>>();
		const failures: unknown[] = [];
		try {
			// Once the outbox itself has failed, nothing more is sent; what was sent is marked later.
			while (!isOver() && failures.length === 0) {
				// Before it claims, so that what comes in meanwhile isn't missed.
				const roused = new Promise<void>((done) => {
					rouse = done;
				});
				for (const entry of slots.size < mostAtOnce ? await claim(mostAtOnce - slots.size) : []) {
					const slot = begin(entry)
						.catch((error) => void failures.push(error))
						.finally(() => slots.delete(slot));
					slots.add(slot);
				}
				if (slots.size === 0) break;
				await Promise.race([...slots, roused]);
			}
		} finally {
			// What's claimed is sent, also when we're stopped meanwhile: it would be nobody's until its lease runs out.
			await Promise.all(slots);
		}
		if (failures.length > 0) throw failures[0];
	};

	/** @returns milliseconds to sleep */
	const work = async (): Promise<number> => {
		await sendDue(() => stopped);
		return Math.min(maxSleep, (await (await outbox()).untilDue()) ?? maxSleep);
	};

	let renewal: NodeJS.Timeout | undefined;
	const keepLeases = (): void => {
		renewal ??= setInterval(() => void (underway.size > 0 && renew().catch(() => undefined)), leaseDuration / 3).unref();
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
			log(`Delivery pauses for ${pause} ms: ${describeError(error)}`);
		}
		running = undefined;
		sleep(wokenMeanwhile ? 0 : pause);
		wokenMeanwhile = false;
	};

	function wake(): void {
		if (stopped) return;
		keepLeases();
		if (running) {
			wokenMeanwhile = true;
			rouse();
			return;
		}
		running = run();
	}

	return {
		wake,
		/**
		 * Sends what is due, once, in a process that doesn't stay: a worker that has drained the outbox isn't woken anymore.
		 * @param until this process' clock, from which on nothing more is begun
		 * @param deadline from which on a slow mail server isn't waited for anymore; its entry is free again when the lease ends
		 * @throws OutboxError
		 */
		drain: async ({ until, deadline }: { readonly until: number; readonly deadline: number }): Promise<void> => {
			stopped = true;
			keepLeases();
			try {
				await sendDue(() => now() >= until);
			} finally {
				await endsWithin(
					Promise.allSettled(underway.values()).then(() => undefined),
					deadline - now(),
				);
				clearInterval(renewal);
				await markLate();
			}
		},
		stop: async (): Promise<void> => {
			stopped = true;
			clearTimeout(timer);
			await running;
			clearInterval(renewal);
		},
	};
};
