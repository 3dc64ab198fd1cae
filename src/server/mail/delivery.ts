import { randomUUID } from "node:crypto";
import { type Inquiry, isToVisitor } from "../inquiries/inquiry";
import { findDueMail, markBegun, markFailed, markSent, release } from "../inquiries/mail-queue";
import { describeError, log } from "../log";
import type { Change, Outbox } from "../outbox/outbox";
import type { Settings } from "../settings";
import { backOff, explainFailure } from "./smtp";

/** Resolves with the mail server's 250. @param index the mail's place in `inquiry.mails` */
export type Send = (inquiry: Inquiry, index: number) => Promise<void>;

/** Milliseconds after which another worker may send what a killed one was sending. */
const leaseMs = 30_000;
const owner = randomUUID();
const takeLease = (inquiry: Inquiry, at: number) => ({
	...inquiry,
	lease: { owner, until: at + leaseMs },
});

const maxConcurrent = 4;
/** Milliseconds. Other processes put inquiries into the outbox, too, without waking this worker. */
const maxSleepMs = 60_000;

/** Milliseconds for mails that are being sent when the process ends. */
export const drainMs = 5000;

const pause = (milliseconds: number): Promise<void> =>
	new Promise((done) => void setTimeout(done, milliseconds).unref());

/** The worker leases inquiries, so that of several workers only one sends each mail. */
export const createDelivery = ({
	outbox,
	send,
	...pauses
}: Pick<Settings, "retryMs" | "retryMaxMs"> & {
	outbox: () => Promise<Outbox>;
	send: Send;
}) => {
	/** Keys of the inquiries whose mail is being sent, so that a slow mail server gets none twice. */
	const inFlight = new Set<string>();
	let isStopping = false;
	let wakeUp = (): void => undefined;
	let loop: Promise<void> | undefined;

	const change = async (key: string, work: Change) => (await outbox()).change(key, work);
	/** @returns the milliseconds until the outbox may be there again */
	const reportOutage = (error: unknown) => {
		log(`Delivery pauses for ${pauses.retryMs} ms: ${describeError(error)}`);
		return pauses.retryMs;
	};

	const renewLeases = async () => {
		for (const key of inFlight)
			await change(key, (inquiry, at) =>
				inquiry.lease?.owner === owner ? takeLease(inquiry, at) : inquiry,
			);
	};

	const attempt = async (inquiry: Inquiry, index: number): Promise<Change> => {
		try {
			await send(inquiry, index);
			return (current, at) => markSent(current, index, at);
		} catch (error) {
			const { logged, ...failure } = explainFailure(error);
			const { kind = "desk", attempts = 1 } = inquiry.mails[index] ?? {};
			const next = isToVisitor(kind)
				? ` The ${kind} is given up.`
				: " We'll keep trying, but less often.";
			log(
				`Delivery of ${inquiry.reference} failed (attempt ${attempts}): ${logged}.${failure.refused ? next : ""}`,
			);
			const delay = backOff(attempts, failure.refused, pauses);
			return (current, at) => markFailed(current, index, { ...failure, delay }, at);
		}
	};

	/**
	 * Sends a mail and stores how that ended, however long the outbox is away, so that it isn't sent
	 * twice.
	 */
	const deliver = async (inquiry: Inquiry, index: number) => {
		inFlight.add(inquiry.key);
		const recordResult = await attempt(inquiry, index);
		for (let isRecorded = false; !isRecorded; )
			try {
				await change(inquiry.key, (current, at) => release(recordResult(current, at), owner));
				isRecorded = true;
			} catch (error) {
				await pause(reportOutage(error));
			}
		inFlight.delete(inquiry.key);
		wakeUp();
	};

	/** @returns the milliseconds until it has to look again */
	const begin = async () => {
		const free = maxConcurrent - inFlight.size;
		if (free === 0 || isStopping) return maxSleepMs;
		const store = await outbox();
		const claimed = await store.claim(free, (inquiry, at) =>
			takeLease(markBegun(inquiry, findDueMail(inquiry, at)), at),
		);
		// Also if the worker is being stopped, because no other one would send it until the lease runs
		// out.
		for (const inquiry of claimed)
			if (!inFlight.has(inquiry.key))
				void deliver(inquiry, findDueMail(inquiry, (inquiry.lease?.until ?? Date.now()) - leaseMs));
		return Math.min(maxSleepMs, (await store.untilDue()) ?? maxSleepMs);
	};

	const run = async () => {
		const renewal = setInterval(() => renewLeases().catch(() => undefined), leaseMs / 3).unref();
		while (!isStopping || inFlight.size > 0) {
			// Made before anything is claimed, so that no call of `wake` is missed.
			const woken = new Promise<void>((done) => {
				wakeUp = done;
			});
			await Promise.race([woken, pause(await begin().catch(reportOutage))]);
		}
		clearInterval(renewal);
	};

	return {
		wake: (): void => {
			if (isStopping) return;
			loop ??= run();
			wakeUp();
		},
		/** Waits for mails that are being sent, then frees what's left for the next process. */
		stop: async (): Promise<void> => {
			isStopping = true;
			wakeUp();
			await Promise.race([loop, pause(drainMs)]);
			for (const key of inFlight) await change(key, (inquiry) => release(inquiry, owner));
		},
	};
};
