import { pluralize } from "../lib/text/words";
import { dayLength, minute } from "../lib/time/dates";
import { describeError, log } from "./log";
import type { SmtpState } from "./mail/smtp";
import type { Outbox } from "./outbox/outbox";
import type { Settings } from "./settings";

/** What `GET /api/health` says. Anybody may read it: it holds nothing of a visitor, and no address of a machine. */
export interface Health {
	/** False if requests can't be stored or read, or a mail to the desk has waited for too long. */
	readonly ok: boolean;
	readonly outbox: { readonly engine: Outbox["engine"]; readonly writable: boolean };
	/** Requests with a mail that waits, mails for later included; null if the outbox can't be read. */
	readonly waiting: number | null;
	/** Seconds since the longest waiting mail to the desk was to be sent; null if none is late. */
	readonly oldestWaitingSeconds: number | null;
	/** The instant a mail was last sent, in ISO 8601 and UTC; null if none was. */
	readonly lastDelivery: string | null;
	/** Requests held as likely spam, and those that nobody has answered for UNANSWERED_DAYS; null if the outbox can't be read. */
	readonly held: number | null;
	readonly unanswered: number | null;
	readonly smtp: SmtpState["state"] | "off";
	/** What somebody should take care of, in words. Some of it can wait: `ok` says whether requests are at risk. */
	readonly warnings: readonly string[];
}

export interface HealthOptions {
	readonly settings: Pick<Settings, "outboxUrl" | "healthMaxWaitMinutes" | "unansweredDays">;
	readonly outbox: () => Promise<Outbox>;
	/** The mail server's state; undefined if nothing is mailed. */
	readonly smtp: (() => SmtpState) | undefined;
	readonly warned: Iterable<string>;
}

const cacheMs = 3000;

export const smtpOff =
	"No mail is sent, because SMTP_URL and SMTP_TO aren't both set. Requests wait in the inbox (/api/desk). Set both and start the server again.";
const notWritable = "Requests can't be stored, and visitors are asked to call or text. The server's log says why.";
/** @returns what checks the health of the server. A check writes to the outbox, so those who ask within a few seconds share one. */
export const createHealth = ({ settings, outbox, smtp, warned }: HealthOptions): (() => Promise<Health>) => {
	const { outboxUrl, healthMaxWaitMinutes, unansweredDays } = settings;
	const engine = outboxUrl ? "postgres" : "sqlite";
	let lastProblem: string | undefined;
	const check = async (): Promise<Health> => {
		const mail = smtp?.();
		const mailProblem = mail ? mail.problem : smtpOff;
		const warnings = [...warned, ...(mailProblem ? [mailProblem] : [])];
		const state = mail?.state ?? "off";
		try {
			const store = await outbox();
			await store.proveWritable();
			const { now, waiting, oldestDue, lastSent, held, unanswered, unreadable } = await store.stats(unansweredDays * dayLength);
			lastProblem = undefined;
			const late = now - (oldestDue ?? now);
			const isLate = late > healthMaxWaitMinutes * minute;
			const wait = pluralize(Math.floor(late / minute), "minute");
			const most = pluralize(healthMaxWaitMinutes, "minute");
			return {
				ok: !isLate && unreadable === 0,
				outbox: { engine, writable: true },
				waiting,
				oldestWaitingSeconds: late > 0 ? Math.floor(late / 1000) : null,
				lastDelivery: lastSent === null ? null : new Date(lastSent).toISOString(),
				held,
				unanswered,
				smtp: state,
				warnings: [
					...(isLate ? [`A mail to the desk has waited for ${wait}. The limit is ${most} (HEALTH_MAX_WAIT_MINUTES). The inbox (/api/desk) says why.`] : []),
					...(unreadable > 0 ? [`${pluralize(unreadable, "request")} can't be read. The log names them, and docs/booking.md says how to repair them.`] : []),
					...(unanswered > 0 ? [`${pluralize(unanswered, "request")} unanswered for more than ${pluralize(unansweredDays, "day")}. See the inbox.`] : []),
					...warnings,
				],
			};
		} catch (error) {
			const problem = describeError(error);
			if (problem !== lastProblem) log(problem, "warn");
			lastProblem = problem;
			const unknown = { waiting: null, oldestWaitingSeconds: null, lastDelivery: null, held: null, unanswered: null };
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
