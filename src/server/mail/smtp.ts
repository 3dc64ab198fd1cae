import { createTransport } from "nodemailer";
import { type Entry, isToVisitor } from "../requests/entry";
import type { Failure } from "../requests/lifecycle";
import { isLoopback, type Settings } from "../settings";
import { composeDraft, type composeMail } from "./compose";
import type { Draft } from "./mail";

/** Milliseconds of silence after which a mail server is given up: it may take ten minutes for its 250, and has kept the mail (RFC 5321, §4.5.3.2.6). */
const longestSilence = 600_000;
/** Milliseconds a connection stays open for the next mail. */
const idleTime = 1000;
const longestStart = 15_000;

/**
 * The mail server's address, with encryption required unless the server is on this machine: a password or a phone number never goes over a network
 * as plain text. It's in the address because nodemailer prefers what's said there, and `?requireTLS=false` would turn it off.
 */
export const requireEncryption = (url: string): string => {
	const address = new URL(url);
	if (address.protocol === "smtps:" || isLoopback(address.hostname)) return url;
	address.searchParams.set("requireTLS", "true");
	return address.toString();
};

/**
 * Why a mail wasn't taken. A code from 500 (RFC 5321) to its recipient or its content refuses this mail for good. One to anything else, such as the
 * password or the sender, is about our settings. `logged` is for the log: of a server's answer the code alone, because its text may name a visitor.
 */
export const explainFailure = (error: unknown): Failure & { readonly logged: string } => {
	const { responseCode: status = 0, command = "", message = String(error) } = error as { responseCode?: number; command?: string; message?: string };
	const problem = message
		.replace(/[\s\p{Cc}]+/gu, " ")
		.replace(/[^\s<>"']+@[^\s<>"']+/g, "(address)")
		.slice(0, 200);
	const isRecipients = command === "RCPT TO" || command === "DATA";
	return { problem, logged: status > 0 ? `${status} to ${command}` : problem, isRecipients, refused: status >= 500 && isRecipients };
};

/**
 * Milliseconds until the next attempt. They double each time up to a cap; half is random, so that many retries don't come at once. Permanent
 * rejections wait as long as the cap right away.
 */
export const backOff = (attempts: number, refused: boolean, { retryMs, retryMaxMs }: Pick<Settings, "retryMs" | "retryMaxMs">): number => {
	const whole = refused ? retryMaxMs : Math.min(retryMaxMs, retryMs * 2 ** Math.min(attempts - 1, 30));
	return Math.round(whole / 2 + (Math.random() * whole) / 2);
};

const failing =
	"The mail server didn't take the last mail. It's tried again. The server's log and the request's page in the inbox say why: without STARTTLS, nothing is sent to it.";

const partly = "The mail server took the last mail for some addresses of SMTP_TO only. Correct SMTP_TO if one of them is gone.";

/** Whether the mail server took the last mail of this process, and what to do if it didn't. */
export interface SmtpState {
	readonly state: "ok" | "failing";
	readonly problem?: string;
}

/** Hands one of an entry's mails to the mail server; resolves with the server's 250. @param index its place in `entry.mails` */
export type Send = (entry: Entry, index: number) => Promise<void>;

/**
 * @returns what hands mails to the mail server of the settings, and the state of that server
 */
export const createSend = (smtp: NonNullable<Settings["smtp"]>, compose: (entry: Entry, index: number) => Promise<ReturnType<typeof composeMail>>) => {
	const transport = createTransport({
		url: requireEncryption(smtp.url),
		pool: true,
		idleTimeout: idleTime,
		// Only the worker tries again.
		maxRequeues: 0,
		connectionTimeout: longestStart,
		greetingTimeout: longestStart,
		socketTimeout: longestSilence,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	let state: SmtpState = { state: "ok" };
	const send: Send = async (entry, index) => {
		try {
			const { rejected } = await transport.sendMail(await compose(entry, index));
			state = rejected.length > 0 ? { state: "ok", problem: partly } : { state: "ok" };
		} catch (error) {
			const kind = entry.mails[index]?.kind;
			// A visitor's address that doesn't exist says nothing against the mail server.
			if (kind && isToVisitor(kind) && explainFailure(error).isRecipients) throw error;
			state = { state: "failing", problem: failing };
			throw error;
		}
	};
	return {
		send,
		/** Sends a mail that isn't about one request: now, or not at all. @throws Error that names no address */
		sendNow: async (to: string, draft: Draft): Promise<void> => {
			await transport.sendMail({ from: smtp.from, to, ...composeDraft(draft) }).catch((error) => {
				throw new Error(explainFailure(error).logged);
			});
		},
		state: () => state,
	};
};
