import { createTransport } from "nodemailer";
import { type Inquiry, isToVisitor } from "../inquiries/inquiry";
import type { Failure } from "../inquiries/mail-queue";
import { log } from "../log";
import { isLoopback, type Settings } from "../settings";
import { composeDraft, type composeMail } from "./compose";
import type { Draft } from "./mail";

/**
 * A mail server may take ten minutes to confirm a mail (RFC 5321, §4.5.3.2.6). If we gave up
 * before, it would be sent twice.
 */
const socketTimeoutMs = 600_000;
const idleTimeoutMs = 1000;
const connectTimeoutMs = 15_000;

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

const failing =
	"The mail server didn't take the last mail. It's tried again. The server's log and the request's page in the inbox say why: without STARTTLS, nothing is sent to it.";

const partly =
	"The mail server took the last mail for some addresses of SMTP_TO only. The log names the others. Correct SMTP_TO if one of them is gone.";

export interface SmtpState {
	readonly state: "ok" | "failing";
	readonly problem?: string;
}

/** Resolves with the mail server's 250. @param index the mail's place in `inquiry.mails` */
export type Send = (inquiry: Inquiry, index: number) => Promise<void>;

export const createSend = (
	smtp: NonNullable<Settings["smtp"]>,
	compose: (inquiry: Inquiry, index: number) => Promise<ReturnType<typeof composeMail>>,
) => {
	const transport = createTransport({
		url: requireEncryption(smtp.url),
		pool: true,
		idleTimeout: idleTimeoutMs,
		// Only the worker (delivery.ts) tries again.
		maxRequeues: 0,
		connectionTimeout: connectTimeoutMs,
		greetingTimeout: connectTimeoutMs,
		socketTimeout: socketTimeoutMs,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	let state: SmtpState = { state: "ok" };
	const send: Send = async (inquiry, index) => {
		try {
			const { rejected } = await transport.sendMail(await compose(inquiry, index));
			// A mail to a visitor has one recipient, so these are the desk's.
			if (rejected.length > 0)
				log(
					`The mail server refused ${rejected.join(", ")}. Correct SMTP_TO if one of them is gone.`,
					"warn",
				);
			state = rejected.length > 0 ? { state: "ok", problem: partly } : { state: "ok" };
		} catch (error) {
			const { kind = "desk" } = inquiry.mails[index] ?? {};
			// A visitor's wrong address says nothing against the mail server.
			if (!(isToVisitor(kind) && explainFailure(error).isRecipientFault))
				state = { state: "failing", problem: failing };
			throw error;
		}
	};
	return {
		send,
		/** Sends a mail that isn't kept in the outbox. @throws Error that names no address */
		sendNow: async (to: string, draft: Draft): Promise<void> => {
			await transport.sendMail({ from: smtp.from, to, ...composeDraft(draft) }).catch((error) => {
				throw new Error(explainFailure(error).logged);
			});
		},
		state: () => state,
	};
};
