import type { Failure } from "../inquiries/mail-queue";
import { isLoopback, type Settings } from "../settings";

/**
 * Requires TLS unless the mail server is on this machine, so that no password or phone number
 * crosses a network as plain text. It's set in the address, because nodemailer prefers what that
 * says to its other options.
 */
export const requireEncryption = (url: string): string => {
	const address = new URL(url);
	if (address.protocol === "smtps:" || isLoopback(address.hostname)) return url;
	address.searchParams.set("requireTLS", "true");
	return address.toString();
};

/**
 * Why a mail wasn't taken. A code from 500 (RFC 5321) to the recipient or the content refuses this
 * mail for good. To anything else, such as the password, it's about our settings. `logged` holds
 * only the code of an answer, whose text may name a visitor.
 */
export const explainFailure = (error: unknown): Failure & { readonly logged: string } => {
	const {
		responseCode: status = 0,
		command = "",
		message = String(error),
	} = error as { responseCode?: number; command?: string; message?: string };
	const problem = message
		.replace(/[\s\p{Cc}]+/gu, " ")
		.replace(/[^\s<>"']+@[^\s<>"']+/g, "(address)")
		.slice(0, 200);
	const isRecipientFault = command === "RCPT TO" || command === "DATA";
	return {
		problem,
		logged: status > 0 ? `${status} to ${command}` : problem,
		isRecipientFault,
		refused: status >= 500 && isRecipientFault,
	};
};

/**
 * @returns milliseconds until the next attempt, which double up to a cap. Half is random, so that
 * retries spread out.
 */
export const backOff = (
	attempts: number,
	refused: boolean,
	{ retryMs, retryMaxMs }: Pick<Settings, "retryMs" | "retryMaxMs">,
): number => {
	const whole = refused ? retryMaxMs : Math.min(retryMaxMs, retryMs * 2 ** (attempts - 1));
	return Math.round(whole / 2 + (Math.random() * whole) / 2);
};
