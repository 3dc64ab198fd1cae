import { randomInt } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
// The free name process.env is replaced by Gatsby's bundler with the environment of the build.
import { env } from "node:process";
import { readSiteContent, type SiteContent } from "./content";
import { createDelivery, type Send } from "./delivery";
import type { FormKind } from "./entry";
import { appointment, message } from "./forms";
import { createHandler } from "./handle";
import { keptOnce } from "./kept";
import { composeMail } from "./mail";
import { type Outbox, openOutbox } from "./outbox";
import { createRateLimit } from "./rate-limit";
import { readSettings, type Settings } from "./settings";
import { siteRequire } from "./site-require";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type App = Readonly<Record<FormKind, Handler>>;

/** A random number from 0 up to 1 that cannot be foretold. */
const secureRandom = (): number => randomInt(2 ** 47) / 2 ** 47;

const log = (line: string): void => console.error(`[forms] ${line}`);

/** Opens a folder once; after a failure the next request tries again. */
const openOnce = (folder: string): (() => Outbox) => {
	let open: Outbox | undefined;
	return () => {
		open ??= openOutbox(folder, secureRandom);
		return open;
	};
};

/** Milliseconds of silence after which a mail server is given up: it may take ten minutes for its 250, and has kept the mail (RFC 5321, §4.5.3.2.6). */
const longestSilence = 600_000;

const createSend = (smtp: NonNullable<Settings["smtp"]>, timeLimit: number, content: () => SiteContent): Send => {
	const { createTransport } = siteRequire("nodemailer") as typeof import("nodemailer");
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

const createApp = (): App => {
	const { settings, problems } = readSettings(env);
	for (const problem of problems) log(problem);
	const outbox = openOnce(settings.outboxDir);
	let read: SiteContent | undefined;
	const content = (): SiteContent => {
		// An editor who is at work sees each change at once.
		if (env.NODE_ENV !== "production") return readSiteContent();
		read ??= readSiteContent();
		return read;
	};
	const delivery = settings.smtp
		? createDelivery({
				outbox,
				send: createSend(settings.smtp, settings.smtpTimeoutMs, content),
				retryMs: settings.retryMs,
				retryMaxMs: settings.retryMaxMs,
				timeLimitMs: settings.smtpTimeoutMs,
				keepMs: settings.keepDays * 86_400_000,
				now: Date.now,
				random: Math.random,
				log,
			})
		: undefined;
	const surroundings = {
		outbox,
		content,
		limit: createRateLimit(settings.clientRate, settings.overallRate),
		trustedProxies: settings.trustedProxies,
		wake: () => delivery?.wake(),
		now: Date.now,
		random: secureRandom,
		log,
	};
	return { appointment: createHandler(appointment, surroundings), message: createHandler(message, surroundings) };
};

/** The function of a form. The open outbox, the limits and the worker are the process' own. */
export const handlerOf =
	(kind: FormKind): Handler =>
	(request, response) =>
		keptOnce("forms", createApp)[kind](request, response);
