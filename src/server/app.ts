import { randomInt } from "node:crypto";
import { dayLength } from "../lib/time/dates";
import { createAlerts, startAlerts } from "./alert";
import type { SiteContent } from "./content";
import { createDesk } from "./desk/desk";
import { noLinks } from "./desk/links";
import { forms } from "./form-definitions";
import { createHealth, smtpOff } from "./health";
import { startHousekeeping } from "./housekeeping";
import { createHealthHandler } from "./http/health";
import { createLayout } from "./http/layout";
import { createRateLimit } from "./http/rate-limit";
import { createHandler } from "./http/request-handler";
import type { Handler } from "./http/respond";
import { findSharedCounts } from "./limit";
import { log } from "./log";
import { createMailer } from "./mail/mailer";
import { openOutbox } from "./outbox/open";
import type { Outbox } from "./outbox/outbox";
import { openPool } from "./outbox/postgres";
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

/** A random number from 0 up to 1 that can't be predicted. */
const secureRandom = (): number => randomInt(2 ** 47) / 2 ** 47;

/** Opens something once; after a failure, the next call tries again. */
const once = <T>(open: () => Promise<T>): { readonly get: () => Promise<T>; readonly current: () => Promise<T> | undefined } => {
	let opening: Promise<T> | undefined;
	const get = (): Promise<T> => {
		if (opening) return opening;
		const started = open();
		opening = started;
		started.catch(() => {
			if (opening === started) opening = undefined;
		});
		return started;
	};
	return { get, current: () => opening };
};

/** One app a process: two of them would open the outbox twice. */
export const createApp = (settings: Settings, content: () => SiteContent): App => {
	const pool = settings.outboxUrl ? openPool(settings.outboxUrl, log, settings.serverless) : undefined;
	const shared = findSharedCounts(settings, pool);
	const { get: outbox, current } = once<Outbox>(() => openOutbox(settings, { random: secureRandom, log, pool, movesDamaged: true }));
	const layout = createLayout(content().business.name);
	const wake = (): void => (settings.serverless ? undefined : mailer?.wake());
	const desk = createDesk(settings, { outbox, content, layout, wake, now: Date.now, log });
	const mailer = createMailer(settings, { outbox, content, shared });
	/** What somebody should know until the server is started again. */
	const notes = new Set<string>();
	const note = (text: string): void => {
		if (!notes.has(text)) log(text, "warn");
		notes.add(text);
	};
	const look = createHealth({ settings, outbox, smtp: mailer?.state, notes, log });
	const dependencies = {
		outbox,
		content,
		layout,
		canStore: async () => (await look()).outbox.writable,
		limit: createRateLimit(settings, shared),
		trustedProxies: settings.trustedProxies,
		holdUnderMs: settings.holdUnderMs,
		note,
		desk,
		wake,
		now: Date.now,
		log,
	};
	let house: ReturnType<typeof startHousekeeping> | undefined;
	let stopAlerts: (() => void) | undefined;
	return {
		endpoints: new Map<string, Handler>([
			...Object.values(forms).map((form) => [form.endpoint, createHandler(form, dependencies)] as const),
			["/api/health", createHealthHandler(look)],
			...desk.endpoints,
		]),
		start: () => {
			// After an answer nothing runs: the scheduled function does this (deliver-once.ts).
			if (settings.serverless) return;
			if (!mailer) log(smtpOff, "warn");
			if (!desk.links) log(noLinks, "warn");
			house = startHousekeeping({ outbox, keepMs: settings.keepDays * dayLength, retryMaxMs: settings.retryMaxMs, log });
			// What a dead process was sending is freed first.
			void house.first.then(() => mailer?.wake());
			stopAlerts = startAlerts(createAlerts({ outbox, look, url: settings.alertUrl, site: content().business.name, mayRepeat: () => true, log }));
		},
		stop: async () => {
			stopAlerts?.();
			// First, so that nothing new is sent while the rest is still at work.
			await mailer?.stop();
			await house?.stop();
			const open = await current()?.catch(() => undefined);
			await open?.close();
			await pool?.end();
		},
	};
};
