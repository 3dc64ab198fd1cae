import { dayLength } from "../lib/time/dates";
import { readSiteContent } from "./content";
import { keepHouse } from "./housekeeping";
import { log } from "./log";
import { createWorker } from "./mail/worker";
import { openOutbox } from "./outbox/open";
import { findRefusal, readSettings, type Settings } from "./settings";

/** How long a run takes, in milliseconds from its start. */
export interface RunLimits {
	/** From then on it begins no more mails. */
	readonly beginUntil: number;
	/** From then on it doesn't wait for the mail server any more. */
	readonly endAt: number;
}

const deliver = async (settings: Settings, { beginUntil, endAt }: RunLimits, root: string | undefined): Promise<void> => {
	const started = Date.now();
	const content = readSiteContent(root);
	// It closes its connections itself, so it may use each as often as it needs.
	const store = await openOutbox({ ...settings, serverless: false }, { log });
	const outbox = async () => store;
	try {
		await keepHouse({ outbox, keepMs: settings.keepDays * dayLength, retryMaxMs: settings.retryMaxMs, log });
		const worker = createWorker({ ...settings, smtpTimeoutMs: Math.min(settings.smtpTimeoutMs, endAt - beginUntil) }, outbox, () => content);
		if (worker) await worker.drain({ until: started + beginUntil, deadline: started + endAt });
		else log("SMTP_URL and SMTP_TO aren't set, so nothing is mailed and everything waits in the outbox. Set both.", "warn");
	} finally {
		await store.close();
	}
};

/**
 * One run of what the server does between requests: it keeps house and mails what is due. For a scheduled function or cron, beside each other or
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
		log(error instanceof Error ? error.message : String(error), "warn");
		return false;
	}
};
