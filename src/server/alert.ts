import { hostname } from "node:os";
import { describeError } from "./describe-error";
import type { Health } from "./health";
import type { LogLevel } from "./log";

export interface AlertOptions {
	readonly look: () => Promise<Health>;
	/** A webhook that takes JSON with a `text`, as Slack's; undefined for the log alone. */
	readonly url: string | undefined;
	/** Begins each text: whose server it is. */
	readonly site: string;
	/** A clock that never goes back, in milliseconds. */
	readonly now: () => number;
	readonly log: (line: string, level: LogLevel) => void;
}

/** Milliseconds until the first look: a server that starts after a break mails first what has waited. */
const firstLook = 5000;
const betweenLooks = 60_000;
/** Milliseconds until what is still bad is said again. */
const repeat = 3_600_000;
/** Milliseconds a webhook may take. */
const timeLimit = 10_000;

/** Posts a text to a webhook. @throws Error if it isn't taken; its message holds nothing of the address, which is a secret, but its host */
const post = async (url: string, text: string, stopping: AbortSignal): Promise<void> => {
	const { host } = new URL(url);
	try {
		const response = await fetch(url, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ text }),
			redirect: "manual",
			signal: AbortSignal.any([AbortSignal.timeout(timeLimit), stopping]),
		});
		await response.body?.cancel();
		if (!response.ok) throw new Error(`it answered ${response.status || "with a redirect"}`);
	} catch (error) {
		throw new Error(
			`The alert didn't get to ${host}: ${describeError(error)}. Expected a webhook that takes {"text": "…"}. We'll try again in a minute. Check ALERT_URL.`,
		);
	}
};

/** Reports to one channel when health turns bad, once an hour while it is, and when it's good again. What the channel doesn't take is sent again at the next look. */
const createReport = (say: (text: string, level: LogLevel) => void | Promise<void>, now: () => number) => {
	/** When the last bad report was sent; undefined if all was well in the last one. */
	let reportedAt: number | undefined;
	return async ({ ok, warnings }: Health): Promise<void> => {
		if (!ok && (reportedAt === undefined || now() - reportedAt >= repeat)) {
			await say(`Something needs attention. ${warnings.join(" ")}`, "warn");
			reportedAt = now();
		}
		if (ok && reportedAt !== undefined) {
			await say("All is well again: requests are stored and mailed.", "info");
			reportedAt = undefined;
		}
	};
};

/** Looks at the health soon after the start and then once a minute, and reports to the log and the webhook. @returns what ends it */
export const startAlerts = ({ look, url, site, now, log }: AlertOptions): { readonly stop: () => void } => {
	const stopping = new AbortController();
	const reportToLog = createReport(log, now);
	const reportToWebhook = createReport(async (text) => {
		if (url) await post(url, `${site}, server ${hostname()}: ${text}`, stopping.signal);
	}, now);
	let timer: NodeJS.Timeout | undefined;
	let hasFailed = false;
	const run = async (): Promise<void> => {
		try {
			const health = await look();
			await reportToLog(health);
			await reportToWebhook(health);
			hasFailed = false;
		} catch (error) {
			// A webhook that's away for a night is one line in the log.
			if (!hasFailed && !stopping.signal.aborted) log(describeError(error), "warn");
			hasFailed = true;
		}
		plan(betweenLooks);
	};
	const plan = (milliseconds: number): void => {
		if (stopping.signal.aborted) return;
		timer = setTimeout(run, milliseconds);
		// Don't keep the process alive only for this timer.
		timer.unref();
	};
	plan(firstLook);
	return {
		stop: () => {
			stopping.abort();
			clearTimeout(timer);
		},
	};
};

/** Minutes between two alerts of runs that keep no memory. */
const quarter = 15;

/**
 * One look, for a run every minute that keeps no memory. What's bad goes to the log each time, and to the webhook in the first minute of each quarter of an hour.
 * @param at the time of the run. It never throws.
 */
export const alertOnce = async ({ look, url, site, log }: Omit<AlertOptions, "now">, at: Date): Promise<void> => {
	const { ok, warnings } = await look();
	if (ok) return;
	const text = `Something needs attention. ${warnings.join(" ")}`;
	log(text, "warn");
	if (!url || at.getUTCMinutes() % quarter !== 0) return;
	try {
		await post(url, `${site}, scheduled delivery: ${text}`, new AbortController().signal);
	} catch (error) {
		log(describeError(error), "warn");
	}
};
