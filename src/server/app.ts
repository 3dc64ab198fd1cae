import { randomInt } from "node:crypto";
import pg from "pg";
import { dayLength } from "../lib/time/dates";
import type { SiteContent } from "./content";
import { createDesk } from "./desk/desk";
import { noLinks } from "./desk/links";
import { appointment, message } from "./form-definitions";
import { startHousekeeping } from "./housekeeping";
import { createRateLimit } from "./http/rate-limit";
import { createHandler } from "./http/request-handler";
import type { Handler } from "./http/respond";
import { createLayout } from "./http/response-pages";
import { log } from "./log";
import { createAcknowledgmentCap } from "./mail/acknowledgment-cap";
import { createCompose } from "./mail/compose";
import { createDelivery } from "./mail/delivery";
import { createSend } from "./mail/smtp";
import { openOutbox } from "./outbox/open";
import type { Outbox } from "./outbox/outbox";
import type { Settings } from "./settings";

export type { Handler } from "./http/respond";

/** The endpoints, with the outbox, the limits and the worker they share. */
export interface App {
	/** Handlers by path. */
	readonly endpoints: ReadonlyMap<string, Handler>;
	/** Opens the outbox and delivers what is waiting in it. If the outbox can't be opened, each request tries again. */
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
	const { get: outbox, current } = once<Outbox>(() => openOutbox(settings, { random: secureRandom, log }));
	const pool = settings.outboxUrl ? new pg.Pool({ connectionString: settings.outboxUrl, max: 1, connectionTimeoutMillis: 5000 }) : undefined;
	// A connection that breaks while nobody uses it: the next query opens another.
	pool?.on("error", (error) => log(`A connection to the database broke: ${error.message}`));
	const layout = createLayout(content().business.name);
	const wake = () => delivery?.wake();
	const desk = createDesk(settings, { outbox, content, layout, wake, now: Date.now, log });
	const delivery = settings.smtp
		? createDelivery({
				outbox,
				send: createSend(
					settings.smtp,
					settings.smtpTimeoutMs,
					createCompose({ ...settings.smtp, content, links: desk.links, outbox, cap: createAcknowledgmentCap(pool) }),
				),
				retryMs: settings.retryMs,
				retryMaxMs: settings.retryMaxMs,
				timeLimitMs: settings.smtpTimeoutMs,
				now: Date.now,
				random: Math.random,
				log,
			})
		: undefined;
	const dependencies = {
		outbox,
		content,
		layout,
		limit: createRateLimit(settings.clientRate, settings.overallRate),
		trustedProxies: settings.trustedProxies,
		desk,
		wake,
		now: Date.now,
		log,
	};
	let house: ReturnType<typeof startHousekeeping> | undefined;
	return {
		endpoints: new Map([...[appointment, message].map((form) => [form.endpoint, createHandler(form, dependencies)] as const), ...desk.endpoints]),
		start: () => {
			if (!desk.links) log(noLinks, "warn");
			house = startHousekeeping({ outbox, keepMs: settings.keepDays * dayLength, retryMaxMs: settings.retryMaxMs, log });
			// What a dead process was sending is freed first.
			void house.first.then(() => delivery?.wake());
		},
		stop: async () => {
			house?.stop();
			await house?.first;
			await delivery?.stop();
			const open = await current()?.catch(() => undefined);
			await open?.close();
			await pool?.end();
		},
	};
};
