import { Hono } from "hono";
import { dayLength, minute } from "../lib/time/dates";
import { createNotifier } from "./alert";
import type { SiteContent } from "./content";
import { deskPath } from "./desk/address";
import { createDailyMail } from "./desk/daily-mail";
import { createDeskRoutes } from "./desk/desk-routes";
import { createSignIn } from "./desk/sign-in";
import { forms } from "./form-definitions";
import { createHealth, smtpOff } from "./health";
import { createLayout } from "./http/layout";
import { type ServerEnv, withHeaders } from "./http/request";
import { createFormRoutes, type Dependencies } from "./http/request-handler";
import { describeError, log } from "./log";
import { createMailer } from "./mail/mailer";
import { type Outbox, openOutbox } from "./outbox/outbox";
import { openPool } from "./outbox/postgres";
import { createRateLimit } from "./rate-limit";
import type { Settings } from "./settings";
import { createLinks, visitorPath } from "./visitor/links";
import { createVisitorRoutes } from "./visitor/visitor-routes";

const noLinks =
	"LINK_SECRET isn't set, so there's no inbox, and visitors can't change their requests. Expected a random text, such as the output of \"openssl rand -hex 32\". Set it and start again.";

/** Of endpoints: no cache keeps an answer, no browser guesses at it, and it runs nothing. */
const usualHeaders = {
	"Cache-Control": "no-store",
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "same-origin",
	"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};

/** The endpoints, and what they share. One app a process: two would open the outbox twice. */
export const createApp = (settings: Settings, content: () => SiteContent) => {
	const { outboxUrl, linkSecret, alertUrl, keepDays } = settings;
	const pool = outboxUrl ? openPool(outboxUrl) : undefined;
	let opening: Promise<Outbox> | undefined;
	/** Opens the outbox at the first call, and again after a failure. */
	const outbox = (): Promise<Outbox> => {
		opening ??= openOutbox(settings, pool).catch((error) => {
			opening = undefined;
			throw error;
		});
		return opening;
	};
	const links = linkSecret ? createLinks(linkSecret) : undefined;
	const mailer = createMailer(settings, outbox, content, links);
	const remindDesk = mailer && links ? createDailyMail({ settings, outbox, content, sendNow: mailer.sendNow }) : undefined;
	const warned = new Set<string>();
	const checkHealth = createHealth({ settings, outbox, smtp: mailer?.state, warned });
	const notify = createNotifier({ checkHealth, url: alertUrl, site: content().business.name });
	const dependencies: Dependencies = {
		...settings,
		...{ outbox, content, links, checkHealth },
		sendPage: createLayout(content().business.name),
		signIn: createSignIn({ settings, content, sendNow: mailer?.sendNow }),
		wake: () => mailer?.wake(),
		// The secret is the same on every server, and in no copy of the database.
		limit: createRateLimit(settings, pool && linkSecret ? { pool, secret: linkSecret } : undefined),
		warnOnce: (text) => {
			if (!warned.has(text)) log(text, "warn");
			warned.add(text);
		},
	};
	const app = new Hono<ServerEnv>().use("/api/*", withHeaders(usualHeaders));
	for (const form of Object.values(forms)) app.route(form.endpoint, createFormRoutes(form, dependencies));
	app.get("/api/health", async (c) => {
		const health = await checkHealth();
		return c.json(health, health.ok ? 200 : 503);
	});
	app.route(deskPath, createDeskRoutes(dependencies));
	app.route(visitorPath, createVisitorRoutes(dependencies));

	const timers: NodeJS.Timeout[] = [];
	/** What fails here is a line in the log, and not the end of the process. */
	const run = (work: () => Promise<unknown>) => () => void work().catch((error) => log(describeError(error), "warn"));
	const clean = run(async () => (await outbox()).purge(keepDays * dayLength));
	return {
		app,
		/** Opens the outbox and delivers what is waiting in it. If the outbox can't be opened, each request tries again. */
		start: (): void => {
			if (!mailer) log(smtpOff, "warn");
			if (!links) log(noLinks, "warn");
			mailer?.wake();
			clean();
			// The first check comes soon, but not at once: a server that starts after a break first mails what has waited.
			timers.push(setInterval(clean, 60 * minute), setTimeout(run(notify), 5000), setInterval(run(notify), minute));
			if (remindDesk) timers.push(setInterval(run(remindDesk), minute));
			for (const timer of timers) timer.unref();
		},
		/** Lets the mails that are on their way arrive, for a few seconds, then closes the outbox. */
		stop: async (): Promise<void> => {
			for (const timer of timers) clearTimeout(timer);
			// First, so that nothing new is sent while the rest is still at work.
			await mailer?.stop();
			const store = await opening?.catch(() => undefined);
			await store?.close();
			await pool?.end();
		},
	};
};
