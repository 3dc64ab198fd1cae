import { randomUUID } from "node:crypto";
import { type Inquiry, isToVisitor, type Lease } from "../inquiries/inquiry";
import {
	findDueMail,
	markBegun,
	markFailed,
	markSent,
	release,
	takeLease,
} from "../inquiries/mail-queue";
import { describeError, log } from "../log";
import type { Outbox } from "../outbox/outbox";
import type { Settings } from "../settings";
import { backOff, explainFailure, type Send } from "./smtp";

interface DeliveryOptions extends Pick<Settings, "retryMs" | "retryMaxMs"> {
	readonly outbox: () => Promise<Outbox>;
	readonly send: Send;
}

/** Milliseconds after which another worker may send what a killed one was sending. */
const leaseMs = 30_000;
const owner = randomUUID();
const createLease = (at: number): Lease => ({ owner, until: at + leaseMs });

const maxConcurrent = 4;
/** Milliseconds. Other processes put inquiries into the outbox, too, without waking this worker. */
const maxSleepMs = 60_000;

/** Milliseconds for mails that are being sent when the process ends. */
export const drainMs = 5000;

const within = (
	milliseconds: number,
	work: Promise<unknown> = new Promise(() => undefined),
): Promise<unknown> => {
	let timer: NodeJS.Timeout | undefined;
	const timeout = new Promise((done) => {
		timer = setTimeout(done, milliseconds).unref();
	});
	return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};

interface Worker {
	/** Keys of the inquiries whose mail is being sent, so that a slow mail server gets none twice. */
	readonly inFlight: Set<string>;
	isStopping: boolean;
	wakeUp: () => void;
}

/** The worker leases inquiries, so that of several workers only one sends each mail. */
export const createDelivery = ({ outbox, send, ...pauses }: DeliveryOptions) => {
	const worker: Worker = { inFlight: new Set(), isStopping: false, wakeUp: () => undefined };
	let loop: Promise<void> | undefined;

	const renewLeases = async (): Promise<void> => {
		const store = await outbox();
		for (const key of worker.inFlight)
			await store.change(key, (inquiry, at) =>
				inquiry.lease?.owner === owner ? takeLease(inquiry, createLease(at)) : inquiry,
			);
	};

	const attempt = async (
		inquiry: Inquiry,
		index: number,
	): Promise<(current: Inquiry, at: number) => Inquiry> => {
		try {
			await send(inquiry, index);
			return (current, at) => markSent(current, index, at);
		} catch (error) {
			const { logged, ...failure } = explainFailure(error);
			const { kind, attempts } = inquiry.mails[index] ?? { kind: "desk", attempts: 1 };
			const refused = isToVisitor(kind)
				? ` The ${kind} is given up.`
				: " We'll keep trying, but less often.";
			log(
				`Delivery of ${inquiry.reference} failed (attempt ${attempts}): ${logged}.${failure.refused ? refused : ""}`,
			);
			const delay = backOff(attempts, failure.refused, pauses);
			return (current, at) => markFailed(current, index, { ...failure, delay }, at);
		}
	};

	/**
	 * Sends a mail and stores how that ended, however long the outbox is away, so that it isn't sent
	 * twice.
	 */
	const deliver = async (inquiry: Inquiry, index: number): Promise<void> => {
		worker.inFlight.add(inquiry.key);
		const recordResult = await attempt(inquiry, index);
		for (;;)
			try {
				await (await outbox()).change(inquiry.key, (current, at) =>
					release(recordResult(current, at), owner),
				);
				break;
			} catch (error) {
				log(`Delivery pauses for ${pauses.retryMs} ms: ${describeError(error)}`);
				await within(pauses.retryMs);
			}
		worker.inFlight.delete(inquiry.key);
		worker.wakeUp();
	};

	const begin = async (): Promise<number> => {
		const store = await outbox();
		const free = maxConcurrent - worker.inFlight.size;
		if (free === 0 || worker.isStopping) return maxSleepMs;
		const claimed = await store.claim(free, (inquiry, at) =>
			takeLease(markBegun(inquiry, findDueMail(inquiry, at)), createLease(at)),
		);
		// Also if the worker is being stopped, because no other one would send it until the lease runs
		// out.
		for (const inquiry of claimed)
			if (!worker.inFlight.has(inquiry.key))
				void deliver(inquiry, findDueMail(inquiry, (inquiry.lease?.until ?? Date.now()) - leaseMs));
		return Math.min(maxSleepMs, (await store.untilDue()) ?? maxSleepMs);
	};

	const run = async (): Promise<void> => {
		const renewal = setInterval(
			() => void renewLeases().catch(() => undefined),
			leaseMs / 3,
		).unref();
		while (!worker.isStopping || worker.inFlight.size > 0) {
			// Made before anything is claimed, so that no call of `wake` is missed.
			const woken = new Promise<void>((done) => {
				worker.wakeUp = done;
			});
			const pause = await begin().catch((error) => {
				log(`Delivery pauses for ${pauses.retryMs} ms: ${describeError(error)}`);
				return pauses.retryMs;
			});
			await within(pause, woken);
		}
		clearInterval(renewal);
	};

	return {
		wake: (): void => {
			if (worker.isStopping) return;
			loop ??= run();
			worker.wakeUp();
		},
		/** Waits for mails that are being sent, then frees what's left for the next process. */
		stop: async (): Promise<void> => {
			worker.isStopping = true;
			worker.wakeUp();
			await within(drainMs, Promise.resolve(loop));
			for (const key of worker.inFlight)
				await (await outbox()).change(key, (inquiry) => release(inquiry, owner));
		},
	};
};
