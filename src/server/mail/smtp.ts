import { createTransport } from "nodemailer";
import type { SiteContent } from "../content";
import type { Settings } from "../settings";
import { composeMail } from "./compose";
import type { Send } from "./delivery";

/** Milliseconds of silence after which a mail server is given up: it may take ten minutes for its 250, and has kept the mail (RFC 5321, §4.5.3.2.6). */
const longestSilence = 600_000;
/** Milliseconds a connection stays open for the next mail. It saves a TLS handshake for each mail where many wait. */
const idleTime = 1000;
/** Connections at most: four are used at once (delivery.ts), and a mail that a slow server holds keeps one of its own. */
const maxConnections = 20;

/** @returns what hands mails to the mail server of the settings @param timeLimit milliseconds until a connection and a greeting are given up, 15 s at most */
export const createSend = (smtp: NonNullable<Settings["smtp"]>, timeLimit: number, content: () => SiteContent): Send => {
	const transport = createTransport({
		url: smtp.url,
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
		const { email, timeZone } = content().business;
		await transport.sendMail(composeMail(entry, index, { ...smtp, timeZone, domain: email.split("@")[1] ?? "localhost" }));
	};
};
