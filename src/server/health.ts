import { pluralize } from "../lib/text/words";
import { dayLength, minute } from "../lib/time/dates";
import { describeError, log } from "./log";
import type { SmtpState } from "./mail/mailer";
import type { Outbox } from "./outbox/outbox";
import type { Settings } from "./settings";

export interface HealthOptions {
	readonly settings: Pick<Settings, "outboxUrl" | "healthMaxWaitMinutes" | "unansweredDays">;
	readonly outbox: () => Promise<Outbox>;
	/** Undefined if nothing is mailed. */
	readonly smtp: (() => SmtpState) | undefined;
	readonly warned: Iterable<string>;
}

const cacheMs = 3000;

export const smtpOffWarning =
	"No mail is sent, because SMTP_URL and SMTP_TO aren't both set. Requests wait in the inbox (/api/desk). Set both and start the server again.";
const notWritableWarning =
	"Requests can't be stored, and visitors are asked to call or text. The server's log says why.";

/**
 * What `GET /api/health` says. Anybody may read it, so it names no visitor and no machine. It
 * writes to the outbox, so those who ask within `cacheMs` share a result.
 */
export const createHealth = ({ settings, outbox, smtp, warned }: HealthOptions) => {
	const { outboxUrl, healthMaxWaitMinutes, unansweredDays } = settings;
	const engine = outboxUrl ? "postgres" : "sqlite";
	let lastProblem: string | undefined;
	const check = async () => {
		const mail = smtp?.();
		const mailProblem = mail ? mail.problem : smtpOffWarning;
		const warnings = [...warned, ...(mailProblem ? [mailProblem] : [])];
		const state = mail?.state ?? "off";
		try {
			const store = await outbox();
			await store.proveWritable();
			const { now, waiting, oldestDue, lastSent, held, unanswered, unreadable } = await store.stats(
				unansweredDays * dayLength,
			);
			lastProblem = undefined;
			const late = now - (oldestDue ?? now);
			const isLate = late > healthMaxWaitMinutes * minute;
			const wait = pluralize(Math.floor(late / minute), "minute");
			const most = pluralize(healthMaxWaitMinutes, "minute");
			return {
				/** Only this says whether inquiries are at risk. Other warnings can wait. */
				ok: !isLate && unreadable === 0,
				outbox: { engine, writable: true },
				waiting,
				oldestWaitingSeconds: late > 0 ? Math.floor(late / 1000) : null,
				lastDelivery: lastSent === null ? null : new Date(lastSent).toISOString(),
				held,
				unanswered,
				smtp: state,
				warnings: [
					...(isLate
						? [
								`A mail to the desk has waited for ${wait}. The limit is ${most} (HEALTH_MAX_WAIT_MINUTES). The inbox (/api/desk) says why.`,
							]
						: []),
					...(unreadable > 0
						? [
								`${pluralize(unreadable, "request")} can't be read. The log names them, and docs/booking.md says how to repair them.`,
							]
						: []),
					...(unanswered > 0
						? [
								`${pluralize(unanswered, "request")} unanswered for more than ${pluralize(unansweredDays, "day")}. See the inbox.`,
							]
						: []),
					...warnings,
				],
			};
		} catch (error) {
			const problem = describeError(error);
			if (problem !== lastProblem) log(problem, "warn");
			lastProblem = problem;
			const unknown = {
				waiting: null,
				oldestWaitingSeconds: null,
				lastDelivery: null,
				held: null,
				unanswered: null,
			};
			return {
				ok: false,
				outbox: { engine, writable: false },
				...unknown,
				smtp: state,
				warnings: [notWritableWarning, ...warnings],
			};
		}
	};
	let shared: ReturnType<typeof check> | undefined;
	const forget = (): void => {
		shared = undefined;
	};
	return () => {
		shared ??= check().finally(() => setTimeout(forget, cacheMs).unref());
		return shared;
	};
};
export type Health = Awaited<ReturnType<ReturnType<typeof createHealth>>>;
