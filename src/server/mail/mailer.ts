import type { SiteContent } from "../content";
import { openLinks } from "../desk/links";
import type { Outbox } from "../outbox/outbox";
import { createAcknowledgmentCap, type SharedCounts } from "../rate-limit";
import type { Settings } from "../settings";
import { composeMail } from "./compose";
import { createDelivery } from "./delivery";
import { createSend } from "./smtp";

/**
 * What mails, and the state of the mail server; undefined if nothing is mailed.
 * @param shared where servers count acknowledgments together; undefined for a folder
 */
export const createMailer = (settings: Settings, outbox: () => Promise<Outbox>, content: () => SiteContent, shared: SharedCounts | undefined) => {
	const { smtp, smtpTimeoutMs } = settings;
	if (!smtp) return undefined;
	const links = openLinks(settings, content);
	const capAcknowledgments = createAcknowledgmentCap(shared);
	const { send, state } = createSend(smtp, smtpTimeoutMs, async (entry, index) => {
		const mail = entry.mails[index];
		const { business, sent } = content();
		const held = mail?.kind === "desk" ? await (await outbox()).countHeld() : 0;
		// A second attempt is no second acknowledgment.
		if (mail?.kind === "acknowledgment" && mail.attempts === 0) await capAcknowledgments(entry.replyTo);
		return composeMail(entry, index, { ...smtp, business, sent, links, held, now: Date.now() });
	});
	return { ...createDelivery({ ...settings, outbox, send }), state };
};
