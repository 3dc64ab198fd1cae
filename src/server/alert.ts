import { hostname } from "node:os";
import type { Health } from "./health";
import { describeError, log } from "./log";

/** Milliseconds between two reports of the same trouble. */
const reportAgainMs = 3_600_000;

export const postAlert = async (url: string, text: string): Promise<void> => {
	const { ok, status } = await fetch(url, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ text }),
		redirect: "error",
		signal: AbortSignal.timeout(10_000),
	});
	if (!ok) throw new Error(`it answered ${status}`);
};

/**
 * @param url a webhook that takes `{"text": "…"}`, like Slack's; without one, only the log is written
 * @returns a check that reports to the log and the webhook when health turns bad, hourly while it
 * stays bad, and when it's good again
 */
export const createNotifier = (
	checkHealth: () => Promise<Health>,
	site: string,
	url: string | undefined,
) => {
	let reportedAt: number | undefined;
	return async (): Promise<void> => {
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
			// Only the host is named, because the rest of the address is a secret.
			log(
				`The alert didn't get to ${url && new URL(url).host}: ${describeError(error)}. Expected a webhook that takes {"text": "…"}. Check ALERT_URL.`,
				"warn",
			);
		}
	};
};
