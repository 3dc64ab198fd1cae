import { pluralize } from "../lib/text/words";
import { minute } from "../lib/time/dates";
import { end, type Handler } from "./http/respond";
import { describeError, log } from "./log";
import type { SmtpState } from "./mail/smtp";
import type { Outbox } from "./outbox/outbox";
import { getDamageWarnings } from "./outbox/sqlite-file";
import type { Settings } from "./settings";

/** What `GET /api/health` says. Anybody may read it: it holds nothing of a visitor, and no address of a machine. */
export interface Health {
	/** False if requests can't be stored, a mail has waited for too long, or a damaged outbox waits for somebody. */
	readonly ok: boolean;
	readonly outbox: { readonly engine: Outbox["engine"]; readonly writable: boolean };
	/** Requests with a mail that waits, mails for later included; null if the outbox can't be read. */
	readonly waiting: number | null;
	/** Seconds since the longest waiting mail was to be sent; null if none is late. */
	readonly oldestWaitingSeconds: number | null;
	/** The instant a mail was last sent, in ISO 8601 and UTC; null if none was. */
	readonly lastDelivery: string | null;
	/** Requests held as likely spam; null if the outbox can't be read. */
	readonly held: number | null;
	readonly smtp: SmtpState["state"] | "off";
	/** What somebody should take care of, in words. Some of it can wait: `ok` says whether requests are at risk. */
	readonly warnings: readonly string[];
}

export interface HealthOptions {
	readonly settings: Pick<Settings, "outboxUrl" | "outboxDir" | "healthMaxWaitMinutes">;
	readonly outbox: () => Promise<Outbox>;
	/** The mail server's state; undefined if nothing is mailed. */
	readonly smtp: (() => SmtpState) | undefined;
	/** What this process has warned of. */
	readonly warned: Iterable<string>;
}

/** Milliseconds a result holds. */
const cacheMs = 3000;

export const smtpOff =
	"No mail is sent, because SMTP_URL and SMTP_TO aren't both set. Requests wait in the outbox (npm run outbox -- list). Set both and start the server again.";
const notWritable = "Requests can't be stored, and visitors are asked to call or text. The server's log says why.";

/** @returns what checks the health of the server. A check writes to the outbox, so those who ask within a few seconds share one. */
export const createHealth = ({ settings, outbox, smtp, warned }: HealthOptions): (() => Promise<Health>) => {
	const { outboxUrl, outboxDir, healthMaxWaitMinutes } = settings;
	const engine = outboxUrl ? "postgres" : "sqlite";
	/** Why the outbox couldn't be written at the last check. */
	let lastProblem: string | undefined;
	const check = async (): Promise<Health> => {
		const mail = smtp?.();
		const mailProblem = mail ? mail.problem : smtpOff;
		const damaged = outboxUrl ? [] : getDamageWarnings(outboxDir);
		const warnings = [...damaged, ...warned, ...(mailProblem ? [mailProblem] : [])];
		const state = mail?.state ?? "off";
		try {
			const store = await outbox();
			// Writes something, to see that requests can be stored.
			await store.mark("health", 0);
			const { now, waiting, oldestDue = now, lastSent, held } = await store.stats();
			lastProblem = undefined;
			const late = now - oldestDue;
			const isTooLate = late > healthMaxWaitMinutes * minute;
			const tooLate = `A mail has waited for ${pluralize(Math.floor(late / minute), "minute")}. The limit is ${pluralize(healthMaxWaitMinutes, "minute")} (HEALTH_MAX_WAIT_MINUTES). "npm run outbox -- list" names it and why.`;
			return {
				ok: !isTooLate && damaged.length === 0,
				outbox: { engine, writable: true },
				waiting,
				oldestWaitingSeconds: late > 0 ? Math.floor(late / 1000) : null,
				lastDelivery: lastSent === undefined ? null : new Date(lastSent).toISOString(),
				held,
				smtp: state,
				warnings: isTooLate ? [tooLate, ...warnings] : warnings,
			};
		} catch (error) {
			const problem = describeError(error);
			if (problem !== lastProblem) log(problem, "warn");
			lastProblem = problem;
			const unknown = { waiting: null, oldestWaitingSeconds: null, lastDelivery: null, held: null };
			return { ok: false, outbox: { engine, writable: false }, ...unknown, smtp: state, warnings: [notWritable, ...warnings] };
		}
	};
	let last: Promise<Health> | undefined;
	let until = Number.POSITIVE_INFINITY;
	return () => {
		if (last && performance.now() < until) return last;
		until = Number.POSITIVE_INFINITY;
		last = check().finally(() => {
			until = performance.now() + cacheMs;
		});
		return last;
	};
};

const headers = { "Content-Type": "application/json; charset=utf-8" };

/** `GET /api/health`: 200 with the state as JSON, 503 if requests are at risk. @param checkHealth never throws */
export const createHealthHandler =
	(checkHealth: () => Promise<Health>): Handler =>
	async (request, response) => {
		if (request.method !== "GET" && request.method !== "HEAD") {
			const message = "This address only says how the server is. Ask it with GET or HEAD.";
			return end(request, response, 405, JSON.stringify({ message }), { ...headers, Allow: "GET, HEAD" });
		}
		const health = await checkHealth();
		end(request, response, health.ok ? 200 : 503, JSON.stringify(health), headers);
	};
