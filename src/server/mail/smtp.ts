import { createTransport } from "nodemailer";
import { isRecord } from "../../lib/is-record";
import { isLoopback } from "../loopback";
import { isToVisitor } from "../requests/entry";
import type { Settings } from "../settings";
import type { Compose } from "./compose";
import type { Send } from "./delivery";
import { isRefusal } from "./retry";

/** Milliseconds of silence after which a mail server is given up: it may take ten minutes for its 250, and has kept the mail (RFC 5321, §4.5.3.2.6). */
const longestSilence = 600_000;
/** Milliseconds a connection stays open for the next mail. It saves a TLS handshake for each mail where many wait. */
const idleTime = 1000;
/** Connections at most: four are used at once (delivery.ts), and a mail that a slow server holds keeps one of its own. */
const maxConnections = 20;

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

const noEncryption =
	"The mail server doesn't offer STARTTLS, so nothing was sent to it. Expected encryption. Turn STARTTLS on there, or set SMTP_URL to smtps://… (port 465) and start again.";
const isUnencrypted = (error: unknown): boolean => isRecord(error) && error.code === "ETLS" && error.command === "STARTTLS";

/** @returns what hands mails to the mail server of the settings @param timeLimit milliseconds until a connection and a greeting are given up, 15 s at most */
export const createSend = (smtp: NonNullable<Settings["smtp"]>, timeLimit: number, compose: Compose): Send => {
	const transport = createTransport({
		url: requireEncryption(smtp.url),
		pool: true,
		idleTimeout: idleTime,
		maxConnections,
		// Only the worker tries again.
		maxRequeues: 0,
		connectionTimeout: Math.min(timeLimit, 15_000),
		greetingTimeout: Math.min(timeLimit, 15_000),
		socketTimeout: Math.max(timeLimit, longestSilence),
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return async (entry, index) => {
		try {
			await transport.sendMail(await compose(entry, index));
		} catch (error) {
			// Without the server's code: it isn't the mail that is refused.
			throw isUnencrypted(error) ? new Error(noEncryption) : error;
		}
	};
};

/** Whether the mail server took the last mail it was offered, and what to do if it didn't. */
export interface SmtpState {
	readonly state: "ok" | "failing";
	readonly problem?: string;
}

const failing = "The mail server didn't take the last mail. It's tried again. The server's log and \"npm run outbox -- list\" say why.";

/** The same as `send`, and the state of the mail server by the last attempt of this process. It's ok until an attempt fails. */
export const watchSend = (send: Send): { readonly send: Send; readonly state: () => SmtpState } => {
	let state: SmtpState = { state: "ok" };
	return {
		state: () => state,
		send: async (entry, index) => {
			try {
				await send(entry, index);
				state = { state: "ok" };
			} catch (error) {
				const kind = entry.mails[index]?.kind;
				// A visitor's address that doesn't exist says nothing against the mail server.
				if (kind && isToVisitor(kind) && isRefusal(error)) throw error;
				const isOurs = error instanceof Error && error.message === noEncryption;
				state = { state: "failing", problem: isOurs ? noEncryption : failing };
				throw error;
			}
		},
	};
};
