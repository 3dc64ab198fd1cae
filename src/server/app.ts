import { randomInt } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dayLength } from "../lib/time/dates";
import type { SiteContent } from "./content";
import { appointment, message } from "./form-definitions";
import { startHousekeeping } from "./housekeeping";
import { createRateLimit } from "./http/rate-limit";
import { createHandler } from "./http/request-handler";
import { createLayout } from "./http/response-pages";
import { log } from "./log";
import { createDelivery } from "./mail/delivery";
import { createSend } from "./mail/smtp";
import { openOutbox } from "./outbox/open";
import type { Outbox } from "./outbox/outbox";
import type { Settings } from "./settings";

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

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
	const { get: outbox, current } = once<Outbox>(() => openOutbox(settings, { random: secureRandom, log, movesDamaged: true }));
	const delivery = settings.smtp
		? createDelivery({
				outbox,
				send: createSend(settings.smtp, settings.smtpTimeoutMs, content),
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
		layout: createLayout(content().business.name),
		limit: createRateLimit(settings.clientRate, settings.overallRate),
		trustedProxies: settings.trustedProxies,
		wake: () => delivery?.wake(),
		now: Date.now,
		log,
	};
	let house: ReturnType<typeof startHousekeeping> | undefined;
	return {
		endpoints: new Map([appointment, message].map((form) => [form.endpoint, createHandler(form, dependencies)])),
		start: () => {
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
		},
	};
};
