import { hostname } from "node:os";
import type { Health } from "./health";
import { describeError, log } from "./log";

export interface AlertOptions {
	readonly checkHealth: () => Promise<Health>;
	/** A webhook that takes JSON with a `text`, as Slack's; undefined for the log alone. */
	readonly url: string | undefined;
	readonly site: string;
}

/** Milliseconds after which trouble that lasts is reported again. */
const repeat = 3_600_000;

/** Posts a text to a webhook. @throws Error whose message holds only the host of the address, because the rest is a secret */
const post = async (url: string, text: string): Promise<void> => {
	try {
		const body = JSON.stringify({ text });
		const headers = { "Content-Type": "application/json" };
		const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal: AbortSignal.timeout(10_000) });
		await response.body?.cancel();
		if (!response.ok) throw new Error(`it answered ${response.status || "with a redirect"}`);
	} catch (error) {
		throw new Error(`The alert didn't get to ${new URL(url).host}: ${describeError(error)}. Expected a webhook that takes {"text": "…"}. Check ALERT_URL.`);
	}
};

/**
 * @returns what checks the health, and writes to the log and the webhook when it turns bad, once an hour while it is, and when it's good again. What the
 * webhook doesn't take is said again at the next check. It never throws.
 */
export const createNotifier = ({ checkHealth, url, site }: AlertOptions): (() => Promise<void>) => {
	let reportedAt: number | undefined;
	return async () => {
		const { ok, warnings } = await checkHealth();
		const isNews = ok ? reportedAt !== undefined : Date.now() - (reportedAt ?? 0) >= repeat;
		if (!isNews) return;
		const text = ok ? "All is well again: requests are stored and mailed." : `Something needs attention. ${warnings.join(" ")}`;
		log(text, ok ? "info" : "warn");
		try {
			if (url) await post(url, `${site}, server ${hostname()}: ${text}`);
			reportedAt = ok ? undefined : Date.now();
		} catch (error) {
			log(describeError(error), "warn");
		}
	};
};
