import { randomUUID } from "node:crypto";
import { describeError, log } from "../log";
import type { Outbox } from "../outbox/outbox";
import { type Entry, isToVisitor, type Lease } from "../requests/entry";
import { findDueMail, markBegun, markFailed, markSent, release, takeLease } from "../requests/lifecycle";
import type { Settings } from "../settings";
import { backOff, explainFailure, type Send } from "./smtp";

interface DeliveryOptions extends Pick<Settings, "retryMs" | "retryMaxMs"> {
	readonly outbox: () => Promise<Outbox>;
	readonly send: Send;
}

/** Milliseconds a lease holds; it's renewed after a third of them. What a killed process was sending is free after that. */
const leaseDuration = 30_000;
const owner = randomUUID();
const createLease = (at: number): Lease => ({ owner, until: at + leaseDuration });

const mostAtOnce = 4;
/** Milliseconds the worker sleeps at most: another process may have left something in the outbox. */
const maxSleep = 60_000;

/** Milliseconds that mails on their way may take when the process ends: the next one can't start before. */
export const longestGoodbye = 5000;

/** @returns when work has ended or the time is up, whichever is first. It keeps no process alive. */
const within = (milliseconds: number, work: Promise<unknown> = new Promise(() => undefined)): Promise<unknown> => {
	let timer: NodeJS.Timeout | undefined;
	const timeout = new Promise((done) => {
		timer = setTimeout(done, milliseconds).unref();
	});
	return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};

interface Worker {
	/** Keys of entries of which it sends a mail: none is sent a second time, however late the mail server answers. */
	readonly underway: Set<string>;
	isStopping: boolean;
	rouse: () => void;
}

/**
 * The worker that empties the outbox. It leases entries, so that several workers share one outbox and each mail is sent by one of them.
 */
export const createDelivery = ({ outbox, send, ...pauses }: DeliveryOptions) => {
	const worker: Worker = { underway: new Set(), isStopping: false, rouse: () => undefined };
	let loop: Promise<void> | undefined;

	const renewLeases = async (): Promise<void> => {
		const store = await outbox();
		for (const key of worker.underway) await store.change(key, (entry, at) => (entry.lease?.owner === owner ? takeLease(entry, createLease(at)) : entry));
	};

	const attempt = async (entry: Entry, index: number): Promise<(current: Entry, at: number) => Entry> => {
		try {
			await send(entry, index);
			return (current, at) => markSent(current, index, at);
		} catch (error) {
			const { logged, ...failure } = explainFailure(error);
			const { kind, attempts } = entry.mails[index] ?? { kind: "desk", attempts: 1 };
			const refused = isToVisitor(kind) ? ` The ${kind} is given up.` : " We'll keep trying, but less often.";
			log(`Delivery of ${entry.reference} failed (attempt ${attempts}): ${logged}.${failure.refused ? refused : ""}`);
			const delay = backOff(attempts, failure.refused, pauses);
			return (current, at) => markFailed(current, index, { ...failure, delay }, at);
		}
	};

	/** Sends a mail and notes how that ended. While the outbox is away, the note is tried again: what's sent isn't sent twice. */
	const deliver = async (entry: Entry, index: number): Promise<void> => {
		worker.underway.add(entry.key);
		const mark = await attempt(entry, index);
		for (;;)
			try {
				await (await outbox()).change(entry.key, (current, at) => release(mark(current, at), owner));
				break;
			} catch (error) {
				log(`Delivery pauses for ${pauses.retryMs} ms: ${describeError(error)}`);
				await within(pauses.retryMs);
			}
		worker.underway.delete(entry.key);
		worker.rouse();
	};

	const begin = async (): Promise<number> => {
		const store = await outbox();
		const free = mostAtOnce - worker.underway.size;
		if (free === 0 || worker.isStopping) return maxSleep;
		const claimed = await store.claim(free, (entry, at) => takeLease(markBegun(entry, findDueMail(entry, at)), createLease(at)));
		// What's claimed is sent, also when it's stopped meanwhile: no process would send it until its lease runs out.
		for (const entry of claimed)
			if (!worker.underway.has(entry.key)) void deliver(entry, findDueMail(entry, (entry.lease?.until ?? Date.now()) - leaseDuration));
		return Math.min(maxSleep, (await store.untilDue()) ?? maxSleep);
	};

	/** Sends what's due, several at once, until it's stopped and what has begun has an end. */
	const run = async (): Promise<void> => {
		const renewal = setInterval(() => void renewLeases().catch(() => undefined), leaseDuration / 3).unref();
		while (!worker.isStopping || worker.underway.size > 0) {
			// Before it claims, so that what comes in meanwhile isn't missed.
			const roused = new Promise<void>((done) => {
				worker.rouse = done;
			});
			const pause = await begin().catch((error) => {
				log(`Delivery pauses for ${pauses.retryMs} ms: ${describeError(error)}`);
				return pauses.retryMs;
			});
			await within(pause, roused);
		}
		clearInterval(renewal);
	};

	return {
		/** Says that something may be due. The first time, it starts the loop. */
		wake: (): void => {
			if (worker.isStopping) return;
			loop ??= run();
			worker.rouse();
		},
		/** Lets mails on their way arrive, for a few seconds. What's left is free for the next process. */
		stop: async (): Promise<void> => {
			worker.isStopping = true;
			worker.rouse();
			await within(longestGoodbye, Promise.resolve(loop));
			for (const key of worker.underway) await (await outbox()).change(key, (entry) => release(entry, owner));
		},
	};
};
