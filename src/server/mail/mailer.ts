import type { SiteContent } from "../content";
import { openLinks } from "../desk/links";
import type { SharedCounts } from "../limit";
import { log } from "../log";
import type { Outbox } from "../outbox/outbox";
import type { Settings } from "../settings";
import { createAcknowledgmentCap } from "./acknowledgment-cap";
import { createCompose } from "./compose";
import { createDelivery } from "./delivery";
import { createSend, watchSend } from "./smtp";

type MailSettings = Pick<Settings, "smtp" | "smtpTimeoutMs" | "retryMs" | "retryMaxMs" | "linkSecret" | "siteUrl">;

export interface MailerDependencies {
	readonly outbox: () => Promise<Outbox>;
	readonly content: () => SiteContent;
	/** Where servers count acknowledgments together; undefined for a folder. */
	readonly shared: SharedCounts | undefined;
}

/** What mails, and the state of the mail server; undefined if nothing is mailed. */
export const createMailer = (settings: MailSettings, { outbox, content, shared }: MailerDependencies) => {
	const { smtp, smtpTimeoutMs, retryMs, retryMaxMs } = settings;
	if (!smtp) return undefined;
	const compose = createCompose({ ...smtp, content, links: openLinks(settings, content), outbox, cap: createAcknowledgmentCap(shared), now: Date.now });
	const { send, state } = watchSend(createSend(smtp, smtpTimeoutMs, compose));
	const options = { outbox, send, retryMs, retryMaxMs, timeLimitMs: smtpTimeoutMs, now: Date.now, random: Math.random, log };
	return { ...createDelivery(options), state };
};
