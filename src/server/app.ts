import { randomInt } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createTransport } from "nodemailer";
import { dayLength } from "../lib/time/dates";
import type { SiteContent } from "./content";
import { appointment, message } from "./form-definitions";
import { createRateLimit } from "./http/rate-limit";
import { createHandler } from "./http/request-handler";
import { createLayout } from "./http/response-pages";
import { createDelivery, type Send } from "./mail/delivery";
import { composeMail } from "./mail/desk-mail";
import type { FormKind } from "./outbox/entry";
import { type Outbox, openOutbox } from "./outbox/lmdb";
import type { Settings } from "./settings";

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The functions of the two forms, with the outbox, the limits and the worker they share. */
export interface App {
	readonly handlers: Readonly<Record<FormKind, Handler>>;
	/** Opens the outbox and delivers what is waiting in it. If the outbox can't be opened, each request tries again. */
	readonly start: () => void;
	/** Lets the mails that are on their way arrive, then closes the outbox. */
	readonly stop: () => Promise<void>;
}

/** A random number from 0 up to 1 that can't be predicted. */
const secureRandom = (): number => randomInt(2 ** 47) / 2 ** 47;

export const log = (line: string): void => console.error(`[forms] ${line}`);

/** Milliseconds of silence after which a mail server is given up: it may take ten minutes for its 250, and has kept the mail (RFC 5321, §4.5.3.2.6). */
const longestSilence = 600_000;

const createSend = (smtp: NonNullable<Settings["smtp"]>, timeLimit: number, content: () => SiteContent): Send => {
	const transport = createTransport({
		url: smtp.url,
		connectionTimeout: Math.min(timeLimit, 15_000),
		greetingTimeout: Math.min(timeLimit, 15_000),
		socketTimeout: Math.max(timeLimit, longestSilence),
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return async (entry) => {
		const { email, timeZone } = content().business;
		await transport.sendMail(composeMail(entry, smtp, timeZone, email.split("@")[1] ?? "localhost"));
	};
};

/** One app a process: two of them would open the outbox twice. */
export const createApp = (settings: Settings, content: () => SiteContent): App => {
	let open: Outbox | undefined;
	const outbox = (): Outbox => {
		open ??= openOutbox(settings.outboxDir, secureRandom);
		return open;
	};
	const delivery = settings.smtp
		? createDelivery({
				outbox,
				send: createSend(settings.smtp, settings.smtpTimeoutMs, content),
				retryMs: settings.retryMs,
				retryMaxMs: settings.retryMaxMs,
				timeLimitMs: settings.smtpTimeoutMs,
				keepMs: settings.keepDays * dayLength,
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
		random: secureRandom,
		log,
	};
	return {
		handlers: { appointment: createHandler(appointment, dependencies), message: createHandler(message, dependencies) },
		start: () => {
			try {
				outbox();
			} catch (error) {
				log(error instanceof Error ? error.message : String(error));
			}
			delivery?.wake();
		},
		stop: async () => {
			await delivery?.stop();
			await open?.close();
		},
	};
};
