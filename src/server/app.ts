import { startAlerts } from "./alert";
import { createBackend } from "./backend";
import type { SiteContent } from "./content";
import { createDeskTarget } from "./desk/desk-page";
import { createLinkHandler } from "./desk/link-handler";
import { linkPaths, noLinks, openLinks } from "./desk/links";
import { createVisitorTarget } from "./desk/visitor-page";
import { forms } from "./form-definitions";
import { createHealthHandler, smtpOff } from "./health";
import { startHousekeeping } from "./housekeeping";
import { createLayout } from "./http/layout";
import { createHandler } from "./http/request-handler";
import type { Handler } from "./http/respond";
import { log } from "./log";
import { createRateLimit } from "./rate-limit";
import { createMailPlan, planMails } from "./requests/plan-mails";
import type { Settings } from "./settings";

/** The endpoints, with the outbox, the limits and the worker they share. */
export interface App {
	/** Handlers by path. */
	readonly endpoints: ReadonlyMap<string, Handler>;
	/** Opens the outbox and delivers what is waiting in it; where nothing runs between requests, it does neither. If the outbox can't be opened, each request tries again. */
	readonly start: () => void;
	/** Lets the mails that are on their way arrive, then closes the outbox. */
	readonly stop: () => Promise<void>;
}

/** One app a process: two of them would open the outbox twice. */
export const createApp = (settings: Settings, content: () => SiteContent): App => {
	const { outbox, shared, mailer, look, alert, note, close } = createBackend(settings, content, true);
	const links = openLinks(settings, content);
	const getPlan = () => createMailPlan(settings, content().business);
	const wake = (): void => (settings.serverless ? undefined : mailer?.wake());
	const dependencies = {
		...settings,
		...{ outbox, content, layout: createLayout(content().business.name), links, note, wake },
		canStore: async () => (await look()).outbox.writable,
		limit: createRateLimit(settings, shared),
		desk: {
			planMails: (request: Parameters<typeof planMails>[0], now: number) => planMails(request, now, getPlan()),
			findLink: (reference: string) => links?.path("visitor", reference),
		},
	};
	let house: ReturnType<typeof startHousekeeping> | undefined;
	let stopAlerts: (() => void) | undefined;
	return {
		endpoints: new Map<string, Handler>([
			...Object.values(forms).map((form) => [form.endpoint, createHandler(form, dependencies)] as const),
			["/api/health", createHealthHandler(look)],
			[linkPaths.desk, createLinkHandler("desk", createDeskTarget(content, getPlan), dependencies)],
			[linkPaths.visitor, createLinkHandler("visitor", createVisitorTarget(content), dependencies)],
		]),
		start: () => {
			// After an answer nothing runs: the scheduled function does this (deliver-once.ts).
			if (settings.serverless) return;
			if (!mailer) log(smtpOff, "warn");
			if (!links) log(noLinks, "warn");
			house = startHousekeeping(outbox, settings);
			// What a dead process was sending is freed first.
			void house.first.then(() => mailer?.wake());
			stopAlerts = startAlerts(alert);
		},
		stop: async () => {
			stopAlerts?.();
			// First, so that nothing new is sent while the rest is still at work.
			await mailer?.stop();
			await house?.stop();
			await close();
		},
	};
};
