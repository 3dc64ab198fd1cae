import { describeError, log } from "../log";
import type { Outbox } from "../outbox/outbox";
import { type Entry, isToVisitor, type QueuedMail } from "../requests/entry";
import { markBegun, markFailed, markSent, release, takeLease } from "../requests/lifecycle";
import type { Settings } from "../settings";
import { createLease, leaseDuration, owner } from "./lease";
import { backOff, explainFailure, type Send } from "./smtp";

interface DeliveryOptions extends Pick<Settings, "retryMs" | "retryMaxMs" | "smtpTimeoutMs"> {
	readonly outbox: () => Promise<Outbox>;
	readonly send: Send;
}

/** The most entries whose mails are sent at the same time. */
const mostAtOnce = 4;
/** Milliseconds the worker sleeps at most: another process may have left something in the outbox. */
const maxSleep = 60_000;

/** Milliseconds that mails on their way may take when the process ends. A mail server takes one in less, and the next process can't start before. */
export const longestGoodbye = 5000;

/** @returns when work has ended or the time is up, whichever is first. It keeps no process alive. */
const within = (milliseconds: number, work: Promise<unknown>): Promise<unknown> => {
	let timer: NodeJS.Timeout | undefined;
	const timeout = new Promise((done) => {
		timer = setTimeout(done, milliseconds).unref();
	});
	return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};

/**
 * The worker that empties the outbox. It leases entries, so that several workers share one outbox and each mail is sent by one of them. `wake` is
 * called whenever something may wait; `stop` lets mails that are being sent finish.
 */
export const createDelivery = (options: DeliveryOptions) => {
	const { outbox, send, smtpTimeoutMs } = options;
	/** The mail of an entry, by its key, that the mail server has accepted and that isn't marked yet. It's marked before anything else is sent. */
	const unmarked = new Map<string, number>();
	/** Entries whose mails we're sending, by key. One that's slow holds up no other, and we still wait for it: the mail server may accept it. */
	const underway = new Map<string, { readonly work: Promise<void>; isSlow: boolean }>();
	const countBusy = (): number => [...underway.values()].filter(({ isSlow }) => !isSlow).length;
	let rouse = (): void => undefined;
	/** Why the outbox couldn't be used for an entry that was sent. */
	let failure: unknown;
	let loop: Promise<void> | undefined;
	let renewal: NodeJS.Timeout | undefined;
	let stopped = false;
	let isLeaving = false;

	const renew = async (): Promise<void> => {
		const store = await outbox();
		for (const key of underway.keys()) await store.change(key, (entry, at) => (entry.lease?.owner === owner ? takeLease(entry, createLease(at)) : entry));
	};

	/** Sends one mail. @returns what it changes */
	const attempt = async (entry: Entry, mail: QueuedMail, index: number): Promise<(current: Entry, at: number) => Entry> => {
		const toVisitor = isToVisitor(mail.kind);
		try {
			await send(entry, index);
		} catch (error) {
			const { logged, ...failure } = explainFailure(error);
			const givenUp = toVisitor ? ` The ${mail.kind} is given up.` : " We'll keep trying, but less often.";
			log(`Delivery of ${entry.reference} failed (attempt ${mail.attempts}): ${logged}.${failure.refused ? givenUp : ""}`);
			const delay = backOff(mail.attempts, failure.refused, options);
			return (current, at) => markFailed(current, index, { ...failure, delay }, at);
		}
		unmarked.set(entry.key, index);
		return (current, at) => markSent(current, index, at);
	};

	/** Sends the mails of an entry that are due, and marks each. @param claimedAt the outbox' clock when it was leased */
	const deliver = async (entry: Entry, claimedAt: number): Promise<void> => {
		const isDue = (mail: QueuedMail | undefined): mail is QueuedMail => mail?.state === "waiting" && mail.nextAt <= claimedAt;
		const due = entry.mails.flatMap((mail, index) => (isDue(mail) ? [index] : []));
		for (const [place, index] of due.entries()) {
			// What has happened since it was claimed counts: who has withdrawn a request gets no acknowledgment.
			const latest = await (await outbox()).change(entry.key, (current) => (isDue(current.mails[index]) ? markBegun(current, index) : current));
			const mail = latest?.mails[index];
			const mark = latest && isDue(mail) ? await attempt(latest, mail, index) : (current: Entry) => current;
			const isLast = isLeaving || place === due.length - 1;
			await (await outbox()).change(entry.key, (current, at) => (isLast ? release(mark(current, at), owner) : mark(current, at)));
			unmarked.delete(entry.key);
			if (isLast) return;
		}
	};

	/** Marks what a full disk or a lost connection has left unmarked. */
	const markLate = async (): Promise<void> => {
		for (const [key, index] of unmarked) {
			if (underway.has(key)) continue;
			await (await outbox()).change(key, (entry, at) => release(markSent(entry, index, at), owner));
			unmarked.delete(key);
		}
	};

	const begin = (entry: Entry): void => {
		const slow = setTimeout(() => {
			job.isSlow = true;
			log(
				`Delivery of ${entry.reference} is slow: the mail server didn't finish within ${smtpTimeoutMs} ms. The next mails go first, and we still wait for this one.`,
			);
			rouse();
		}, smtpTimeoutMs);
		const work = deliver(entry, (entry.lease?.until ?? Date.now()) - leaseDuration)
			.catch((error) => {
				failure = error;
			})
			.finally(() => {
				clearTimeout(slow);
				underway.delete(entry.key);
				rouse();
			});
		const job = { work, isSlow: false };
		underway.set(entry.key, job);
	};

	/** Marks what's left to mark, and begins what's due. @throws if the outbox can't be used, now or for an entry that was sent meanwhile */
	const fill = async (): Promise<void> => {
		const failed = failure;
		failure = undefined;
		if (failed) throw failed;
		await markLate();
		const free = stopped ? 0 : mostAtOnce - countBusy();
		const claimed = free > 0 ? await (await outbox()).claim(free, (entry, at) => takeLease(entry, createLease(at))) : [];
		// What's claimed is sent, also when it's stopped meanwhile: no process would send it until its lease runs out. What we're still sending is ours already.
		for (const entry of claimed) if (!underway.has(entry.key)) begin(entry);
	};

	/** Sends what's due, several at once, until it's stopped and what has begun has an end. */
	const run = async (): Promise<void> => {
		renewal = setInterval(() => void renew().catch(() => undefined), leaseDuration / 3).unref();
		for (;;) {
			// Before it claims, so that what comes in meanwhile isn't missed.
			const roused = new Promise<void>((done) => {
				rouse = done;
			});
			let pause = maxSleep;
			try {
				await fill();
				if (countBusy() === 0) {
					if (stopped) return;
					pause = Math.min(maxSleep, (await (await outbox()).untilDue()) ?? maxSleep);
				}
			} catch (error) {
				pause = options.retryMs;
				log(`Delivery pauses for ${pause} ms: ${describeError(error)}`);
				if (stopped && countBusy() === 0) return;
			}
			await within(pause, roused);
		}
	};

	return {
		/** Says that something may be due. The first time, it starts the loop. */
		wake: (): void => {
			if (stopped) return;
			loop ??= run();
			rouse();
		},
		/** Begins nothing more. @returns when the mails that are being sent have an end, or after a few seconds: what's left is free for the next process */
		stop: async (): Promise<void> => {
			stopped = true;
			isLeaving = true;
			rouse();
			await within(longestGoodbye, Promise.resolve(loop));
			clearInterval(renewal);
			for (const key of underway.keys()) await (await outbox()).change(key, (entry) => release(entry, owner));
		},
	};
};
