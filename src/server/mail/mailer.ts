import type { SiteContent } from "../content";
import { log } from "../log";
import type { Outbox } from "../outbox/outbox";
import type { Settings } from "../settings";
import { createDelivery } from "./delivery";
import { createSend, watchSend } from "./smtp";

type MailSettings = Pick<Settings, "smtp" | "smtpTimeoutMs" | "retryMs" | "retryMaxMs">;

/** What mails, and the state of the mail server; undefined if nothing is mailed. */
export const createMailer = ({ smtp, smtpTimeoutMs, retryMs, retryMaxMs }: MailSettings, outbox: () => Promise<Outbox>, content: () => SiteContent) => {
	if (!smtp) return undefined;
	const { send, state } = watchSend(createSend(smtp, smtpTimeoutMs, content));
	const options = { outbox, send, retryMs, retryMaxMs, timeLimitMs: smtpTimeoutMs, now: Date.now, random: Math.random, log };
	return { ...createDelivery(options), state };
};
