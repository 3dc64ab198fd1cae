import { isToVisitor, type QueuedMail } from "../requests/entry";

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

/**
 * Whether a mail server has refused this mail for good: a code from 500 (RFC 5321) to its recipient or its content. One to anything else, such as
 * the password or the sender, is about our settings, and every mail waits until they're right.
 */
export const isRefusal = (error: unknown): boolean => {
	const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
	return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
};

/** Why a mail server refused, in one short line without addresses: they may be a visitor's. */
export const describeFailure = (error: unknown): { problem: string; refused: boolean } => {
	const { message = String(error) } = error as { message?: string };
	const problem = message
		.replace(/[\s\p{Cc}]+/gu, " ")
		.replace(/[^\s<>"']+@[^\s<>"']+/g, "(address)")
		.slice(0, 200);
	return { problem, refused: isRefusal(error) };
};

/** What follows from a refusal for good. */
export const describeRefusal = ({ kind }: QueuedMail): string =>
	isToVisitor(kind) ? ` The ${kind} is given up.` : " We'll keep trying, but less often. See npm run outbox.";
