import { createNotifier } from "./alert";
import { findSiteUrl, type SiteContent } from "./content";
import { createDailyMail } from "./desk/daily-mail";
import { createHealth } from "./health";
import { log } from "./log";
import { composeMail } from "./mail/compose";
import { createDelivery } from "./mail/delivery";
import { createSend, ownLimit } from "./mail/smtp";
import { type Outbox, openOutbox } from "./outbox/outbox";
import { openPool } from "./outbox/postgres";
import { isOneTooMany, mostAcknowledgments } from "./requests/plan-mails";
import type { Settings } from "./settings";
import { createLinks, type Links } from "./visitor/links";

const enough = `This address got ${mostAcknowledgments} acknowledgments within a day, so it gets no more today.`;

/** What mails, and the state of the mail server; undefined if nothing is mailed. */
const createMailer = (settings: Settings, outbox: () => Promise<Outbox>, content: () => SiteContent, links: Links | undefined) => {
	const { smtp, smtpTimeoutMs } = settings;
	if (!smtp) return undefined;
	const { send, sendNow, state } = createSend(smtp, smtpTimeoutMs, async (entry, index) => {
		const mail = entry.mails[index];
		const { business, sent } = content();
		const store = await outbox();
		const held = mail?.kind === "desk" ? await store.countHeld() : 0;
		if (mail?.kind === "acknowledgment" && isOneTooMany(entry, await store.list()))
			throw Object.assign(new Error(enough), { responseCode: 550, command: ownLimit });
		return composeMail(entry, index, { ...smtp, business, sent, siteUrl: findSiteUrl(settings, business), links, held, now: Date.now() });
	});
	const remindDesk = createDailyMail({ outbox, content, site: () => findSiteUrl(settings, content().business), sendNow: (draft) => sendNow(smtp.to, draft) });
	return { ...createDelivery({ ...settings, outbox, send }), sendNow, state, remindDesk };
};

/** What endpoints and the work between requests share: the outbox, what mails, and what checks and reports their health. */
export const createBackend = (settings: Settings, content: () => SiteContent) => {
	const pool = settings.outboxUrl ? openPool(settings.outboxUrl) : undefined;
	let opening: Promise<Outbox> | undefined;
	const outbox = (): Promise<Outbox> => {
		opening ??= openOutbox(settings, pool).catch((error) => {
			opening = undefined;
			throw error;
		});
		return opening;
	};
	const { linkSecret, earlierLinkSecret } = settings;
	// The secret is the same on every server, and in no copy of the database. Without it, each process counts for itself.
	const shared = pool && linkSecret ? { pool, secret: linkSecret } : undefined;
	const links = linkSecret ? createLinks(linkSecret, earlierLinkSecret) : undefined;
	const mailer = createMailer(settings, outbox, content, links);
	const warned = new Set<string>();
	const checkHealth = createHealth({ settings, outbox, smtp: mailer?.state, warned });
	return {
		/** Opens the outbox at the first call, and again after a failure. */
		outbox,
		shared,
		mailer,
		/** Visitors' links; undefined without LINK_SECRET. */
		links,
		/** Mails the desk what's open, once a day (desk/daily-mail.ts). */
		remindDesk: async (): Promise<void> => (links ? mailer?.remindDesk() : undefined),
		checkHealth,
		notify: createNotifier({ checkHealth, url: settings.alertUrl, site: content().business.name }),
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
