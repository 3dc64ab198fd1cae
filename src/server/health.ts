import { pluralize } from "../lib/text/words";
import { dayLength, minute } from "../lib/time/dates";
import { describeError, log } from "./log";
import type { Outbox } from "./outbox/outbox";
import type { Settings } from "./settings";

const cacheMs = 3000;

export const smtpOffWarning =
	"No mail is sent, because SMTP_URL and SMTP_TO aren't both set. Requests wait in the inbox (/api/desk). Set both and start the server again.";
const notWritableWarning =
	"Requests can't be stored, and visitors are asked to call or text. The server's log says why.";

/**
 * What `GET /api/health` says. Anybody may read it, so it names no visitor and no machine. It
 * writes to the outbox, so those who ask within `cacheMs` share a result.
 */
export const createHealth = ({
	settings,
	outbox,
	smtp,
	warned,
}: {
	settings: Pick<Settings, "outboxUrl" | "healthMaxWaitMinutes" | "unansweredDays">;
	outbox: () => Promise<Outbox>;
	/** Undefined if nothing is mailed. */
	smtp: (() => { state: "ok" | "failing"; problem?: string | undefined }) | undefined;
	warned: Iterable<string>;
}) => {
	const { outboxUrl, healthMaxWaitMinutes, unansweredDays } = settings;
	let lastProblem = "";
	/** @returns undefined if the outbox can't be written: only the log says why, once */
	const readStats = async () => {
		let problem = "";
		try {
			const store = await outbox();
			await store.proveWritable();
			return await store.stats(unansweredDays * dayLength);
		} catch (error) {
			problem = describeError(error);
			if (problem !== lastProblem) log(problem, "warn");
		} finally {
			lastProblem = problem;
		}
	};
	const check = async () => {
		const { state, problem } = smtp?.() ?? ({ state: "off", problem: smtpOffWarning } as const);
		const stats = await readStats();
		const { now = 0, oldestDue, unreadable = 0, unanswered = 0 } = stats ?? {};
		const late = now - (oldestDue ?? now);
		const isLate = late > healthMaxWaitMinutes * minute;
		const warnings = [
			!stats && notWritableWarning,
			isLate &&
				`A mail to the desk has waited for ${pluralize(Math.floor(late / minute), "minute")}. The limit is ${pluralize(healthMaxWaitMinutes, "minute")} (HEALTH_MAX_WAIT_MINUTES). The inbox (/api/desk) says why.`,
			unreadable > 0 &&
				`${pluralize(unreadable, "request")} can't be read. The log names them, and docs/booking.md says how to repair them.`,
			unanswered > 0 &&
				`${pluralize(unanswered, "request")} unanswered for more than ${pluralize(unansweredDays, "day")}. See the inbox.`,
			...warned,
			problem,
		];
		return {
			/** Only this says whether inquiries are at risk. Other warnings can wait. */
			ok: Boolean(stats) && !isLate && unreadable === 0,
			outbox: { engine: outboxUrl ? "postgres" : "sqlite", writable: Boolean(stats) },
			waiting: stats?.waiting ?? null,
			oldestWaitingSeconds: late > 0 ? Math.floor(late / 1000) : null,
			held: stats?.held ?? null,
			unanswered: stats?.unanswered ?? null,
			smtp: state,
			warnings: warnings.filter((warning) => typeof warning === "string"),
		};
	};
	let shared: ReturnType<typeof check> | undefined;
	const forget = () => {
		shared = undefined;
	};
	return () => {
		shared ??= check().finally(() => setTimeout(forget, cacheMs).unref());
		return shared;
	};
};
export type Health = Awaited<ReturnType<ReturnType<typeof createHealth>>>;
