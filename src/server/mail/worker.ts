import type { SiteContent } from "../content";
import { log } from "../log";
import type { Outbox } from "../outbox/outbox";
import type { Settings } from "../settings";
import { createDelivery } from "./delivery";
import { createSend } from "./smtp";

/** @returns the worker that mails what waits in the outbox, as the settings say; undefined if they name no mail server */
export const createWorker = ({ smtp, smtpTimeoutMs, retryMs, retryMaxMs }: Settings, outbox: () => Promise<Outbox>, content: () => SiteContent) =>
	smtp
		? createDelivery({
				outbox,
				send: createSend(smtp, smtpTimeoutMs, content),
				retryMs,
				retryMaxMs,
				timeLimitMs: smtpTimeoutMs,
				now: Date.now,
				random: Math.random,
				log,
			})
		: undefined;
