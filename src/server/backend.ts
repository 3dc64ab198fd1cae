import { createNotifier } from "./alert";
import type { SiteContent } from "./content";
import { openLinks } from "./desk/links";
import { createHealth } from "./health";
import { log } from "./log";
import { composeMail } from "./mail/compose";
import { createDelivery } from "./mail/delivery";
import { createSend, ownLimit } from "./mail/smtp";
import { openOutbox } from "./outbox/open";
import type { Outbox } from "./outbox/outbox";
import { openPool } from "./outbox/postgres";
import { findSharedCounts } from "./rate-limit";
import { isOneTooMany, mostAcknowledgments } from "./requests/plan-mails";
import type { Settings } from "./settings";

const enough = `This address got ${mostAcknowledgments} acknowledgments within a day, so it gets no more today.`;

/** What mails, and the state of the mail server; undefined if nothing is mailed. */
const createMailer = (settings: Settings, outbox: () => Promise<Outbox>, content: () => SiteContent) => {
	const { smtp, smtpTimeoutMs } = settings;
	if (!smtp) return undefined;
	const links = openLinks(settings, content);
	const { send, state } = createSend(smtp, smtpTimeoutMs, async (entry, index) => {
		const mail = entry.mails[index];
		const { business, sent } = content();
		const store = await outbox();
		const held = mail?.kind === "desk" ? await store.countHeld() : 0;
		if (mail?.kind === "acknowledgment" && isOneTooMany(entry, await store.list()))
			throw Object.assign(new Error(enough), { responseCode: 550, command: ownLimit });
		return composeMail(entry, index, { ...smtp, business, sent, links, held, now: Date.now() });
	});
	return { ...createDelivery({ ...settings, outbox, send }), state };
};

/** What endpoints and the work between requests share: the outbox, what mails, and what checks and reports their health. */
export const createBackend = (settings: Settings, content: () => SiteContent) => {
	const pool = settings.outboxUrl ? openPool(settings.outboxUrl, settings.serverless) : undefined;
	const shared = findSharedCounts(settings, pool);
	let opening: Promise<Outbox> | undefined;
	const outbox = (): Promise<Outbox> => {
		opening ??= openOutbox(settings, { pool }).catch((error) => {
			opening = undefined;
			throw error;
		});
		return opening;
	};
	const mailer = createMailer(settings, outbox, content);
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
