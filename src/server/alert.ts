import { hostname } from "node:os";
import type { Health } from "./health";
import { describeError, log } from "./log";

export interface AlertOptions {
	readonly checkHealth: () => Promise<Health>;
	/** A webhook that takes `{"text": "…"}`, like Slack's. Without one, only the log is written. */
	readonly url: string | undefined;
	readonly site: string;
}

/** Milliseconds between two reports of the same trouble. */
const reportAgainMs = 3_600_000;

/** @throws Error that names only the host, because the rest of the address is a secret */
export const postAlert = async (url: string, text: string): Promise<void> => {
	try {
		const body = JSON.stringify({ text });
		const headers = { "Content-Type": "application/json" };
		const response = await fetch(url, {
			method: "POST",
			headers,
			body,
			redirect: "manual",
			signal: AbortSignal.timeout(10_000),
		});
		await response.body?.cancel();
		if (!response.ok) throw new Error(`it answered ${response.status || "with a redirect"}`);
	} catch (error) {
		throw new Error(
			`The alert didn't get to ${new URL(url).host}: ${describeError(error)}. Expected a webhook that takes {"text": "…"}. Check ALERT_URL.`,
		);
	}
};

/**
 * @returns a check that reports to the log and the webhook when health turns bad, hourly while it
 * stays bad, and when it's good again
 */
export const createNotifier = ({ checkHealth, url, site }: AlertOptions): (() => Promise<void>) => {
	let reportedAt: number | undefined;
	return async () => {
		const { ok, warnings } = await checkHealth();
		const isNews = ok ? reportedAt !== undefined : Date.now() - (reportedAt ?? 0) >= reportAgainMs;
		if (!isNews) return;
		const text = ok
			? "All is well again: requests are stored and mailed."
			: `Something needs attention. ${warnings.join(" ")}`;
		log(text, ok ? "info" : "warn");
		try {
			if (url) await postAlert(url, `${site}, server ${hostname()}: ${text}`);
			// Not reached if the webhook failed, so that the next check reports again.
			reportedAt = ok ? undefined : Date.now();
		} catch (error) {
			log(describeError(error), "warn");
		}
	};
};
