import { createBackend } from "./backend";
import { readSiteContent } from "./content";
import { smtpOff } from "./health";
import { runHousekeeping } from "./housekeeping";
import { describeError, log } from "./log";
import { type Environment, loadSettings } from "./settings";

/** Minutes between two alerts while the outbox, which remembers them, is away. */
const quarter = 15;

/**
 * One run of what the server does between requests: housekeeping, mails that are due, and saying what's wrong. For a scheduled function or cron, beside
 * each other or beside a server: leases keep a mail from being sent twice.
 * @param limits milliseconds from its start: until when it begins mails, and until when it waits for the mail server
 * @param root the folder that holds content/; the current one if undefined
 * @returns whether the outbox could be used; if not, the log says why. It never throws.
 */
export const deliverOnce = async (env: Environment, { beginUntil, endAt }: Record<"beginUntil" | "endAt", number>, root?: string): Promise<boolean> => {
	const started = Date.now();
	try {
		const set = loadSettings(env);
		const settings = { ...set, smtpTimeoutMs: Math.min(set.smtpTimeoutMs, endAt - beginUntil) };
		const content = readSiteContent(root);
		const { outbox, mailer, notify, remindDesk, close } = createBackend(settings, () => content);
		if (!mailer) log(smtpOff, "warn");
		// Beside the mails: a slow mail server leaves no time for it afterwards.
		const notified = notify(new Date(started).getUTCMinutes() % quarter === 0);
		try {
			await outbox();
			await runHousekeeping(outbox, settings);
			await remindDesk();
			await mailer?.drain(started + beginUntil, started + endAt);
		} finally {
			await notified;
			await close();
		}
		return true;
	} catch (error) {
		log(describeError(error), "warn");
		return false;
	}
};
