import { Hono } from "hono";
import { forms } from "../forms";
import { visitorPath } from "../lib/forms/request-lookup";
import { dayLength, minute } from "../lib/time/dates";
import { createNotifier } from "./alert";
import type { SiteContent } from "./content";
import { createDependencies, run } from "./dependencies";
import { createDailyMail } from "./desk/daily-mail";
import { createDeskRoutes } from "./desk/desk-routes";
import { deskPath } from "./desk/paths";
import { createReportRoute } from "./figures/report-route";
import { smtpOffWarning } from "./health";
import { createFormRoutes } from "./http/form-routes";
import { type ServerEnv, takeBody, withHeaders } from "./http/request";
import { log } from "./log";
import type { Settings } from "./settings";
import { createVisitorRoutes } from "./visitor/visitor-routes";

const noLinksWarning =
	"LINK_SECRET isn't set, so there's no inbox, and visitors can't change their requests. Set it to the output of \"openssl rand -hex 32\" and start again.";

const endpointHeaders = {
	"Cache-Control": "no-store",
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "same-origin",
	"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};

export const createApp = (settings: Settings, content: () => SiteContent) => {
	const dependencies = createDependencies(settings, content);
	const { outbox, checkHealth, links, mailer, wake } = dependencies;
	const { alertUrl, keepDays } = settings;
	const notify = createNotifier(checkHealth, content().business.name, alertUrl);
	const remindDesk =
		mailer && links
			? createDailyMail({ settings, outbox, content, sendNow: mailer.sendNow })
			: undefined;
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
	const clean = run(async () => (await outbox()).purge(keepDays * dayLength));
	return {
		app,
		start: (): void => {
			if (!mailer) log(smtpOffWarning, "warn");
			if (!links) log(noLinksWarning, "warn");
			wake();
			clean();
			timers.push(setInterval(clean, 60 * minute), setInterval(run(notify), minute));
			if (remindDesk) timers.push(setInterval(run(remindDesk), minute));
		},
		stop: async (): Promise<void> => {
			for (const timer of timers) clearTimeout(timer);
			await dependencies.close();
		},
	};
};
