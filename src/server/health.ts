import { countOf } from "../lib/content/words";
import { describeError } from "./describe-error";
import type { LogLevel } from "./log";
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
	/** What somebody should look at, in words. Some of it can wait: `ok` says whether requests are at risk. */
	readonly warnings: readonly string[];
}

export interface HealthOptions {
	readonly outbox: () => Promise<Outbox>;
	readonly engine: Outbox["engine"];
	/** Milliseconds a mail may wait. */
	readonly maxWaitMs: number;
	/** The mail server's state; undefined if nothing is mailed. */
	readonly smtp: (() => SmtpState) | undefined;
	/** What else somebody should know, in words. */
	readonly notes: () => Iterable<string>;
	/** Damaged outboxes that were moved aside, in words: what's in them may not have been mailed. */
	readonly damage: () => readonly string[];
	/** Milliseconds a result holds. */
	readonly cacheMs: number;
	/** A clock that never goes back, in milliseconds. */
	readonly now: () => number;
	readonly log: (line: string, level: LogLevel) => void;
}

/** What health needs of the settings. */
export const readHealthSettings = ({
	outboxUrl,
	outboxDir,
	healthMaxWaitMinutes,
}: Pick<Settings, "outboxUrl" | "outboxDir" | "healthMaxWaitMinutes">): Pick<HealthOptions, "engine" | "maxWaitMs" | "damage"> => ({
	engine: outboxUrl ? "postgres" : "sqlite",
	maxWaitMs: healthMaxWaitMinutes * 60_000,
	damage: () => (outboxUrl ? [] : getDamageWarnings(outboxDir)),
});

export const smtpOff =
	"No mail is sent, because SMTP_URL and SMTP_TO aren't both set. Requests wait in the outbox (npm run outbox -- list). Set both and start the server again.";
const notWritable = "Requests can't be stored, and visitors are asked to call or text. The server's log says why.";

const formatMinutes = (milliseconds: number): string => countOf(Math.floor(milliseconds / 60_000), "minute");

/** What somebody should know until the server is started again: each note is logged once, and health says it. */
export const createNotes = (log: HealthOptions["log"]): { readonly add: (text: string) => void; readonly all: () => Iterable<string> } => {
	const notes = new Set<string>();
	return {
		add: (text) => {
			if (!notes.has(text)) log(text, "warn");
			notes.add(text);
		},
		all: () => notes,
	};
};

/** Looks at the outbox and the mail server. @returns the state, and why the outbox can't be written, for the log */
const inspect = async ({ outbox, engine, maxWaitMs, smtp, notes, damage }: HealthOptions): Promise<{ health: Health; problem: string | undefined }> => {
	const mail = smtp?.();
	const problems = mail ? mail.problem : smtpOff;
	const damaged = damage();
	const warnings = [...damaged, ...notes(), ...(problems ? [problems] : [])];
	const shared = { smtp: mail?.state ?? "off" } as const;
	try {
		const store = await outbox();
		await store.mark("health", 0);
		const { now, waiting, oldestDue, lastSent, held } = await store.stats();
		const late = oldestDue === undefined || oldestDue >= now ? undefined : now - oldestDue;
		const isTooLate = late !== undefined && late > maxWaitMs;
		const tooLate = `A mail has waited for ${formatMinutes(late ?? 0)}. The limit is ${formatMinutes(maxWaitMs)} (HEALTH_MAX_WAIT_MINUTES). "npm run outbox -- list" names it and why.`;
		return {
			problem: undefined,
			health: {
				ok: !isTooLate && damaged.length === 0,
				outbox: { engine, writable: true },
				waiting,
				oldestWaitingSeconds: late === undefined ? null : Math.floor(late / 1000),
				lastDelivery: lastSent === undefined ? null : new Date(lastSent).toISOString(),
				held,
				...shared,
				warnings: isTooLate ? [tooLate, ...warnings] : warnings,
			},
		};
	} catch (error) {
		return {
			problem: describeError(error),
			health: {
				ok: false,
				outbox: { engine, writable: false },
				...{ waiting: null, oldestWaitingSeconds: null, lastDelivery: null, held: null },
				...shared,
				warnings: [notWritable, ...warnings],
			},
		};
	}
};

/** What answers for the health of the server. A look writes to the outbox: those who ask at once, or within a few seconds, share one. */
export const createHealth = (options: HealthOptions): (() => Promise<Health>) => {
	const { cacheMs, now, log } = options;
	let last: { readonly health: Promise<Health>; endedAt?: number } | undefined;
	let logged: string | undefined;
	const look = async (): Promise<Health> => {
		const { health, problem } = await inspect(options);
		if (problem !== undefined && problem !== logged) log(problem, "warn");
		logged = problem;
		return health;
	};
	return () => {
		if (last && (last.endedAt === undefined || now() - last.endedAt < cacheMs)) return last.health;
		const current: NonNullable<typeof last> = { health: look() };
		last = current;
		void current.health.then(() => {
			current.endedAt = now();
		});
		return current.health;
	};
};
