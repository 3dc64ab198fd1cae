import { createNotifier } from "./alert";
import type { SiteContent } from "./content";
import { openLinks } from "./desk/links";
import { createHealth } from "./health";
import { log } from "./log";
import { composeMail } from "./mail/compose";
import { createDelivery } from "./mail/delivery";
import { createSend } from "./mail/smtp";
import { openOutbox } from "./outbox/open";
import type { Outbox } from "./outbox/outbox";
import { openPool } from "./outbox/postgres";
import { createAcknowledgmentCap, findSharedCounts, type SharedCounts } from "./rate-limit";
import type { Settings } from "./settings";

/** What mails, and the state of the mail server; undefined if nothing is mailed. @param shared where servers count acknowledgments together */
const createMailer = (settings: Settings, outbox: () => Promise<Outbox>, content: () => SiteContent, shared: SharedCounts | undefined) => {
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

/** What endpoints and the work between requests share: the outbox, what mails, and what checks and reports their health. @param movesDamaged see outbox/open.ts */
export const createBackend = (settings: Settings, content: () => SiteContent, movesDamaged: boolean) => {
	const pool = settings.outboxUrl ? openPool(settings.outboxUrl, settings.serverless) : undefined;
	const shared = findSharedCounts(settings, pool);
	let opening: Promise<Outbox> | undefined;
	const outbox = (): Promise<Outbox> => {
		opening ??= openOutbox(settings, { pool, movesDamaged }).catch((error) => {
			opening = undefined;
			throw error;
		});
		return opening;
	};
	const mailer = createMailer(settings, outbox, content, shared);
	const warned = new Set<string>();
	const checkHealth = createHealth({ settings, outbox, smtp: mailer?.state, warned });
	return {
		/** Opens the outbox at the first call, and again after a failure. */
		outbox,
		shared,
		mailer,
		checkHealth,
		notify: createNotifier({ outbox, checkHealth, url: settings.alertUrl, site: content().business.name }),
		/** Writes a warning to the log once, and shows it in the health until the process ends. */
		warnOnce: (text: string): void => {
			if (!warned.has(text)) log(text, "warn");
			warned.add(text);
		},
		/** Closes the outbox. It never throws because the outbox couldn't be opened. */
		close: async (): Promise<void> => {
			const store = await opening?.catch(() => undefined);
			await store?.close();
			await pool?.end();
		},
	};
};
