import { dayLength } from "../lib/time/dates";
import { createAlerts } from "./alert";
import { readSiteContent } from "./content";
import { describeError } from "./describe-error";
import { createHealth, smtpOff } from "./health";
import { runHousekeeping } from "./housekeeping";
import { findSharedCounts } from "./limit";
import { log } from "./log";
import { createMailer } from "./mail/mailer";
import { openOutbox } from "./outbox/open";
import { openPool } from "./outbox/postgres";
import { findRefusal, readSettings, type Settings } from "./settings";

/** How long a run takes, in milliseconds from its start. */
export interface RunLimits {
	/** From then on it begins no more mails. */
	readonly beginUntil: number;
	/** From then on it doesn't wait for the mail server anymore. */
	readonly endAt: number;
}

/** Minutes between two alerts while the outbox is away, which remembers what was said. */
const quarter = 15;

const deliver = async (settings: Settings, { beginUntil, endAt }: RunLimits, root: string | undefined): Promise<void> => {
	const started = Date.now();
	const content = readSiteContent(root);
	const pool = settings.outboxUrl ? openPool(settings.outboxUrl, log, settings.serverless) : undefined;
	const opening = openOutbox(settings, { log, pool });
	const outbox = () => opening;
	const mailer = createMailer(
		{ ...settings, smtpTimeoutMs: Math.min(settings.smtpTimeoutMs, endAt - beginUntil) },
		{ outbox, content: () => content, shared: findSharedCounts(settings, pool) },
	);
	const look = createHealth({ settings, outbox, smtp: mailer?.state, notes: [], log });
	if (!mailer) log(smtpOff, "warn");
	// Beside the mails: a slow mail server leaves no time for it afterwards.
	const mayRepeat = () => new Date(started).getUTCMinutes() % quarter === 0;
	const alerted = createAlerts({ outbox, look, url: settings.alertUrl, site: content.business.name, mayRepeat, log })();
	try {
		await opening;
		await runHousekeeping({ outbox, keepMs: settings.keepDays * dayLength, retryMaxMs: settings.retryMaxMs, log });
		await mailer?.drain({ until: started + beginUntil, deadline: started + endAt });
	} finally {
		await alerted;
		await opening.then(
			(store) => store.close(),
			() => undefined,
		);
		await pool?.end();
	}
};

/**
 * One run of what the server does between requests: it does the housekeeping, mails what is due and says what is wrong. For a scheduled function or cron, beside each other or
 * beside a server: leases keep a mail from being sent twice.
 * @param env the environment
 * @param root the folder that holds content/; the current one if undefined
 * @returns whether the outbox could be used; if not, the log says why. It never throws.
 */
export const deliverOnce = async (env: Readonly<Record<string, string | undefined>>, limits: RunLimits, root?: string): Promise<boolean> => {
	const read = readSettings(env);
	for (const problem of read.problems) log(problem, "warn");
	const refusal = findRefusal(read);
	if (refusal) {
		log(refusal, "warn");
		return false;
	}
	try {
		await deliver(read.settings, limits, root);
		return true;
	} catch (error) {
		log(describeError(error), "warn");
		return false;
	}
};
