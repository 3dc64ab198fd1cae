import { Hono } from "hono";
import { forms } from "../forms";
import { visitorPath } from "../lib/forms/request-lookup";
import { dayLength, minute } from "../lib/time/dates";
import { toLocalDate } from "../lib/time/time-zone";
import { createNotifier, postAlert } from "./alert";
import type { SiteContent } from "./content";
import type { Dependencies } from "./dependencies";
import { createDailyMail } from "./desk/daily-mail";
import { createDeskRoutes } from "./desk/desk-routes";
import { deskPath } from "./desk/paths";
import { createSignIn } from "./desk/sign-in";
import { createReportRoute } from "./figures/report-route";
import { createHealth, smtpOffWarning } from "./health";
import { createFormRoutes } from "./http/form-routes";
import { type ServerEnv, takeBody, withHeaders } from "./http/request";
import { describeError, log } from "./log";
import { createMailer } from "./mail/mailer";
import { type Outbox, openOutbox } from "./outbox/outbox";
import { openPool } from "./outbox/postgres";
import { createLayout } from "./pages/layout";
import { createRateLimit } from "./rate-limit";
import type { Settings } from "./settings";
import { createLinks } from "./visitor/links";
import { createVisitorRoutes } from "./visitor/visitor-routes";

const noLinksWarning =
	"LINK_SECRET isn't set, so there's no inbox, and visitors can't change their requests. Set it to the output of \"openssl rand -hex 32\" and start again.";

const endpointHeaders = {
	"Cache-Control": "no-store",
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "same-origin",
	"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};

/** The endpoints and what they share. A process creates it once, because it opens the outbox. */
export const createApp = (settings: Settings, content: () => SiteContent) => {
	const { outboxUrl, linkSecret, alertUrl, keepDays } = settings;
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
	const remindDesk =
		mailer && links
			? createDailyMail({ settings, outbox, content, sendNow: mailer.sendNow })
			: undefined;
	const warned = new Set<string>();
	const checkHealth = createHealth({ settings, outbox, smtp: mailer?.state, warned });
	const notify = createNotifier(checkHealth, content().business.name, alertUrl);
	const dependencies: Dependencies = {
		...settings,
		...{ outbox, content, links, checkHealth },
		sendPage: createLayout(content().business.name),
		sendDeskPage: createLayout(content().business.name, true),
		signIn: createSignIn({ settings, content, sendNow: mailer?.sendNow }),
		wake: () => mailer?.wake(),
		limit: createRateLimit(settings, pool && linkSecret ? { pool, secret: linkSecret } : undefined),
		warnOnce: (text) => {
			if (warned.has(text)) return;
			warned.add(text);
			log(text, "warn");
			if (alertUrl) run(() => postAlert(alertUrl, text))();
		},
		count: (what, name) => {
			const today = toLocalDate(content().business.timeZone, new Date());
			return outbox()
				.then((store) => store.count(today, what, name))
				.catch(() => false);
		},
	};
	const app = new Hono<ServerEnv>().use("/api/*", withHeaders(endpointHeaders));
	for (const form of Object.values(forms))
		app.route(form.endpoint, createFormRoutes(form, dependencies));
	app.get("/api/health", async (c) => {
		const health = await checkHealth();
		return c.json(health, health.ok ? 200 : 503);
	});
	app.post("/api/reports", takeBody("text/plain"), createReportRoute(dependencies));
	app.route(deskPath, createDeskRoutes(dependencies));
	app.route(visitorPath, createVisitorRoutes(dependencies));

	const timers: NodeJS.Timeout[] = [];
	const run = (work: () => Promise<unknown>) => () =>
		void work().catch((error) => log(describeError(error), "warn"));
	const clean = run(async () => (await outbox()).purge(keepDays * dayLength));
	return {
		app,
		start: (): void => {
			if (!mailer) log(smtpOffWarning, "warn");
			if (!links) log(noLinksWarning, "warn");
			mailer?.wake();
			clean();
			// Not at once, so that mails which waited while the server was off don't raise an alert.
			timers.push(
				setInterval(clean, 60 * minute),
				setTimeout(run(notify), 5000),
				setInterval(run(notify), minute),
			);
			if (remindDesk) timers.push(setInterval(run(remindDesk), minute));
		},
		stop: async (): Promise<void> => {
			for (const timer of timers) clearTimeout(timer);
			// Mails on their way need the outbox: they are marked as sent there.
			await mailer?.stop();
			await (await opening?.catch(() => undefined))?.close();
			await pool?.end();
		},
	};
};
