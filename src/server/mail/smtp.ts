import { createTransport } from "nodemailer";
import type { Settings } from "../settings";
import type { Compose } from "./compose";
import type { Send } from "./delivery";

/** Milliseconds of silence after which a mail server is given up: it may take ten minutes for its 250, and has kept the mail (RFC 5321, §4.5.3.2.6). */
const longestSilence = 600_000;

/** @returns what hands mails to the mail server of the settings @param timeLimit milliseconds until a connection and a greeting are given up, 15 s at most */
export const createSend = (smtp: NonNullable<Settings["smtp"]>, timeLimit: number, compose: Compose): Send => {
	const transport = createTransport({
		url: smtp.url,
		connectionTimeout: Math.min(timeLimit, 15_000),
		greetingTimeout: Math.min(timeLimit, 15_000),
		socketTimeout: Math.max(timeLimit, longestSilence),
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return async (entry, index) => {
		await transport.sendMail(await compose(entry, index));
	};
};
