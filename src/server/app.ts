import { Hono } from "hono";
import { dayLength, minute } from "../lib/time/dates";
import { createBackend } from "./backend";
import type { SiteContent } from "./content";
import { deskPath } from "./desk/address";
import { createDeskRoutes } from "./desk/desk-routes";
import { createSignIn } from "./desk/sign-in";
import { forms } from "./form-definitions";
import { smtpOff } from "./health";
import { createLayout } from "./http/layout";
import { type ServerEnv, withHeaders } from "./http/request";
import { createFormRoutes } from "./http/request-handler";
import { describeError, log } from "./log";
import { createRateLimit } from "./rate-limit";
import type { Settings } from "./settings";
import { visitorPath } from "./visitor/links";
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

/** The endpoints as a Hono app, with the outbox, the limits and the worker they share. One app a process: two of them would open the outbox twice. */
export const createApp = (settings: Settings, content: () => SiteContent) => {
	const backend = createBackend(settings, content);
	const { outbox, shared, mailer, links, checkHealth, notify, remindDesk, close } = backend;
	const dependencies = {
		...settings,
		...backend,
		content,
		sendPage: createLayout(content().business.name),
		signIn: createSignIn({ settings, content, sendNow: mailer?.sendNow }),
		wake: (): void => mailer?.wake(),
		limit: createRateLimit(settings, shared),
	};
	const timers: NodeJS.Timeout[] = [];
	/** What fails here is a line in the log, and not the end of the process. */
	const run = (work: () => Promise<unknown>) => () => void work().catch((error) => log(describeError(error), "warn"));
	/** Deletes what has been kept long enough. */
	const clean = async () => (await outbox()).purge(settings.keepDays * dayLength);
	const app = new Hono<ServerEnv>().use("/api/*", withHeaders(usualHeaders));
	for (const form of Object.values(forms)) app.route(form.endpoint, createFormRoutes(form, dependencies));
	app.get("/api/health", async (c) => {
		const health = await checkHealth();
		return c.json(health, health.ok ? 200 : 503);
	});
	app.all("/api/health", (c) => c.json({ message: "This address only says how the server is. Ask it with GET or HEAD." }, 405, { Allow: "GET, HEAD" }));
	app.route(deskPath, createDeskRoutes(dependencies));
	app.route(visitorPath, createVisitorRoutes(dependencies));
	return {
		app,
		/** Opens the outbox and delivers what is waiting in it. If the outbox can't be opened, each request tries again. */
		start: (): void => {
			if (!mailer) log(smtpOff, "warn");
			if (!links) log(noLinks, "warn");
			mailer?.wake();
			run(clean)();
			// The first check comes soon, but not at once: a server that starts after a break first mails what has waited.
			timers.push(setInterval(run(clean), 60 * minute), setTimeout(run(notify), 5000), setInterval(run(notify), minute), setInterval(run(remindDesk), minute));
			for (const timer of timers) timer.unref();
		},
		/** Lets the mails that are on their way arrive, for a few seconds, then closes the outbox. */
		stop: async (): Promise<void> => {
			for (const timer of timers) clearTimeout(timer);
			// First, so that nothing new is sent while the rest is still at work.
			await mailer?.stop();
			await close();
		},
	};
};
