import { hostname } from "node:os";
import type { Health } from "./health";
import { describeError, log } from "./log";
import type { Outbox } from "./outbox/outbox";

export interface AlertOptions {
	/** Where it's remembered what was said, for all processes that share it. */
	readonly outbox: () => Promise<Outbox>;
	readonly look: () => Promise<Health>;
	/** A webhook that takes JSON with a `text`, as Slack's; undefined for the log alone. */
	readonly url: string | undefined;
	/** Begins each text: whose server it is. */
	readonly site: string;
}

/** Milliseconds until what is still bad is said again. */
const repeat = 3_600_000;
/** Milliseconds a webhook may take. */
const timeLimit = 10_000;

/** Posts a text to a webhook. @throws Error if it isn't taken; its message holds nothing of the address, which is a secret, but its host */
const post = async (url: string, text: string): Promise<void> => {
	try {
		const body = JSON.stringify({ text });
		const headers = { "Content-Type": "application/json" };
		const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal: AbortSignal.timeout(timeLimit) });
		await response.body?.cancel();
		if (!response.ok) throw new Error(`it answered ${response.status || "with a redirect"}`);
	} catch (error) {
		throw new Error(
			`The alert didn't get to ${new URL(url).host}: ${describeError(error)}. Expected a webhook that takes {"text": "…"}. We'll try again at the next look. Check ALERT_URL.`,
		);
	}
};

/**
 * @returns what looks at the health, and tells the log and the webhook when it turns bad, once an hour while it is, and when it's good again. What the
 * webhook doesn't take is said again at the next look. It never throws. Its parameter: whether this is an instant to say it at if the outbox can't
 * remember anything. A process that's new at each look would say it each time.
 */
export const createAlerts = ({ outbox, look, url, site }: AlertOptions): ((mayRepeat?: boolean) => Promise<void>) => {
	/** When it was said and the outbox couldn't remember it, by this process' clock. */
	let saidAt: number | undefined;
	/** A webhook that's away for a night is one line in the log. */
	let hasFailed = false;
	const remember = async (ok: boolean, mayRepeat: boolean): Promise<boolean> => {
		try {
			const store = await outbox();
			return ok ? await store.unmark("alert") : await store.mark("alert", repeat);
		} catch {
			const isTime = !ok && mayRepeat && (saidAt === undefined || Date.now() - saidAt >= repeat);
			if (isTime) saidAt = Date.now();
			return isTime;
		}
	};
	const forget = async (ok: boolean): Promise<void> => {
		saidAt = undefined;
		await outbox()
			.then((store) => (ok ? store.mark("alert", 0) : store.unmark("alert")))
			.catch(() => undefined);
	};
	return async (mayRepeat = true) => {
		const { ok, warnings } = await look();
		const wasSaid = ok && saidAt !== undefined;
		if (!(await remember(ok, mayRepeat)) && !wasSaid) return;
		if (ok) saidAt = undefined;
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
