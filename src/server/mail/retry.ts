import { isToVisitor, type QueuedMail } from "../outbox/entry";

/** When a mail that wasn't taken is tried again. */
export interface RetryOptions {
	/** Milliseconds until the second attempt, and at most between two. */
	readonly retryMs: number;
	readonly retryMaxMs: number;
	readonly random: () => number;
}

/**
 * Milliseconds until the next attempt. They double each time up to a cap; half is random, so that many retries don't come at once. Permanent
 * rejections wait as long as the cap right away.
 * @param attempts made so far, this one included
 */
export const backOff = (attempts: number, refused: boolean, { retryMs, retryMaxMs, random }: RetryOptions): number => {
	const whole = refused ? retryMaxMs : Math.min(retryMaxMs, retryMs * 2 ** Math.min(attempts - 1, 30));
	return Math.round(whole / 2 + (random() * whole) / 2);
};

/** Why a mail server refused, in one short line without addresses: they may be a visitor's. */
export const describeFailure = (error: unknown): { problem: string; refused: boolean } => {
	const { message = String(error), responseCode } = error as { message?: string; responseCode?: number };
	const problem = message
		.replace(/[\s\p{Cc}]+/gu, " ")
		.replace(/[^\s<>"']+@[^\s<>"']+/g, "(address)")
		.slice(0, 200);
	return { problem, refused: responseCode !== undefined && responseCode >= 500 };
};

/** What follows from a refusal for good. */
export const describeRefusal = ({ kind }: QueuedMail): string =>
	isToVisitor(kind) ? ` The ${kind} is given up.` : " We'll keep trying, but less often. See npm run outbox.";
