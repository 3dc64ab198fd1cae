import { toLocalDate } from "../lib/time/time-zone";
import { postAlert } from "./alert";
import type { SiteContent } from "./content";
import { createSignIn } from "./desk/sign-in";
import { createHealth } from "./health";
import { describeError, log } from "./log";
import { createMailer } from "./mail/mailer";
import { type Outbox, openOutbox } from "./outbox/outbox";
import { openPool } from "./outbox/postgres";
import { createLayout } from "./pages/layout";
import { createRateLimit } from "./rate-limit";
import type { Settings } from "./settings";
import { createLinks } from "./visitor/links";

/** Does work of which only the log says how it ended. */
export const run = (work: () => Promise<unknown>) => () =>
	void work().catch((error) => log(describeError(error), "warn"));

/** What the endpoints share. A process creates it once, because it opens the outbox. */
export const createDependencies = (settings: Settings, content: () => SiteContent) => {
	const { outboxUrl, linkSecret, alertUrl } = settings;
	const pool = outboxUrl ? openPool(outboxUrl) : undefined;
	let opening: Promise<Outbox> | undefined;
	/** Opens the outbox when it's first needed. If that fails, the next caller tries again. */
	const outbox = (): Promise<Outbox> => {
		opening ??= openOutbox(settings, pool).catch((error) => {
			opening = undefined;
			throw error;
		});
		return opening;
	};
	const links = linkSecret ? createLinks(linkSecret) : undefined;
	const mailer = createMailer(settings, outbox, content, links);
	const warned = new Set<string>();
	return {
		...settings,
		...{ outbox, content, links, mailer },
		checkHealth: createHealth({ settings, outbox, smtp: mailer?.state, warned }),
		sendPage: createLayout(content().business.name),
		/** Without the site's header and footer. */
		sendDeskPage: createLayout(content().business.name, true),
		/** Undefined without LINK_SECRET, as is `links`. */
		signIn: createSignIn({ settings, content, sendNow: mailer?.sendNow }),
		wake: () => mailer?.wake(),
		limit: createRateLimit(settings, pool && linkSecret ? { pool, secret: linkSecret } : undefined),
		/** Logs a warning once, alerts, and lets health show it until the process ends. */
		warnOnce: (text: string): void => {
			if (warned.has(text)) return;
			warned.add(text);
			log(text, "warn");
			if (alertUrl) run(() => postAlert(alertUrl, text))();
		},
		/** Adds to today's figures. It never throws. */
		count: (what: string, name: string): Promise<boolean> => {
			const today = toLocalDate(content().business.timeZone, new Date());
			return outbox()
				.then((store) => store.count(today, what, name))
				.catch(() => false);
		},
		close: async (): Promise<void> => {
			// Mails on their way need the outbox: they are marked as sent there.
			await mailer?.stop();
			await (await opening?.catch(() => undefined))?.close();
			await pool?.end();
		},
	};
};
export type Dependencies = ReturnType<typeof createDependencies>;
