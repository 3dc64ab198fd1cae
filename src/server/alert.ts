import { hostname } from "node:os";
import type { Health } from "./health";
import { describeError, log } from "./log";
import type { Outbox } from "./outbox/outbox";

export interface AlertOptions {
	/** Remembers, for all processes that share it, that the trouble was reported. */
	readonly outbox: () => Promise<Outbox>;
	readonly checkHealth: () => Promise<Health>;
	/** A webhook that takes JSON with a `text`, as Slack's; undefined for the log alone. */
	readonly url: string | undefined;
	/** Begins each text: whose server it is. */
	readonly site: string;
}

/** Milliseconds after which trouble that lasts is reported again. */
const repeat = 3_600_000;
/** Milliseconds a webhook may take. */
const timeLimit = 10_000;

/** Posts a text to a webhook. @throws Error if that fails; its message holds only the host of the address, because the rest is a secret */
const post = async (url: string, text: string): Promise<void> => {
	try {
		const body = JSON.stringify({ text });
		const headers = { "Content-Type": "application/json" };
		const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal: AbortSignal.timeout(timeLimit) });
		await response.body?.cancel();
		if (!response.ok) throw new Error(`it answered ${response.status || "with a redirect"}`);
	} catch (error) {
		throw new Error(
			`The alert didn't get to ${new URL(url).host}: ${describeError(error)}. Expected a webhook that takes {"text": "…"}. We'll try again at the next check. Check ALERT_URL.`,
		);
	}
};

/**
 * @returns what checks the health, and writes to the log and the webhook when it turns bad, once an hour while it is, and when it's good again. What the
 * webhook refuses is sent again at the next check. It never throws. Its parameter: whether it may notify while the outbox is away and can't remember that;
 * a scheduled run, a new process each time, would notify each time.
 */
export const createNotifier = ({ outbox, checkHealth, url, site }: AlertOptions): ((mayRepeat?: boolean) => Promise<void>) => {
	/** When trouble was reported that the outbox couldn't remember, by this process' clock. */
	let reportedAt: number | undefined;
	/** A webhook that fails all night is one line in the log. */
	let hasFailed = false;
	const remember = async (ok: boolean, mayRepeat: boolean): Promise<boolean> => {
		try {
			const store = await outbox();
			return ok ? await store.unmark("alert") : await store.mark("alert", repeat);
		} catch {
			const isNews = !ok && mayRepeat && (reportedAt === undefined || Date.now() - reportedAt >= repeat);
			if (isNews) reportedAt = Date.now();
			return isNews;
		}
	};
	const forget = async (ok: boolean): Promise<void> => {
		reportedAt = undefined;
		await outbox()
			.then((store) => (ok ? store.mark("alert", 0) : store.unmark("alert")))
			.catch(() => undefined);
	};
	return async (mayRepeat = true) => {
		const { ok, warnings } = await checkHealth();
		const wasReported = ok && reportedAt !== undefined;
		if (!(await remember(ok, mayRepeat)) && !wasReported) return;
		if (ok) reportedAt = undefined;
		const text = ok ? "All is well again: requests are stored and mailed." : `Something needs attention. ${warnings.join(" ")}`;
		if (!hasFailed) log(text, ok ? "info" : "warn");
		try {
			if (url) await post(url, `${site}, server ${hostname()}: ${text}`);
			hasFailed = false;
		} catch (error) {
			if (!hasFailed) log(describeError(error), "warn");
			hasFailed = true;
			await forget(ok);
		}
	};
};
