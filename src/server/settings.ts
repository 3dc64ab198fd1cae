/** Settings from the environment; docs/maintaining.md explains each. */
export interface Settings {
	/** Where the server listens; port 0 is any that is free. */
	readonly host: string;
	readonly port: number;
	/** The outbox' folder, as it is written. */
	readonly outboxDir: string;
	/** Where mail goes; undefined if it stays in the outbox. */
	readonly smtp: { readonly url: string; readonly to: string; readonly from: string } | undefined;
	/** Milliseconds before the second attempt at delivery, and at most between two attempts. */
	readonly retryMs: number;
	readonly retryMaxMs: number;
	/** Milliseconds one mail may hold up the next. */
	readonly smtpTimeoutMs: number;
	/** Days a delivered entry is remembered. */
	readonly keepDays: number;
	/** Requests a minute, 0 for any number. */
	readonly clientRate: number;
	readonly overallRate: number;
	/** How many proxies in front add to X-Forwarded-For; 0: the header is not believed. */
	readonly trustedProxies: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment. What cannot be read is replaced by its default, so that no visitor pays for it.
 * @returns the settings, and what is wrong with the environment: variable, expected, remedy
 */
export const readSettings = (env: Environment): { settings: Settings; problems: string[] } => {
	const problems: string[] = [];
	const number = (name: string, usual: number, least: number): number => {
		const written = env[name]?.trim();
		if (!written) return usual;
		const value = Number(written);
		if (Number.isFinite(value) && value >= least) return value;
		problems.push(`${name} is "${written}". Expected a number of at least ${least}, so ${usual} is used instead. Correct the variable and start again.`);
		return usual;
	};
	const smtp = (): Settings["smtp"] => {
		const url = env.SMTP_URL?.trim();
		const to = env.SMTP_TO?.trim();
		if (!url && !to) return undefined;
		if (!url || !to) {
			problems.push(
				`${url ? "SMTP_URL" : "SMTP_TO"} is set, but ${url ? "SMTP_TO" : "SMTP_URL"} is missing. Expected both. Nothing is mailed, and everything waits in the outbox. Set it and start again.`,
			);
			return undefined;
		}
		if (!/^smtps?:$/.test(URL.canParse(url) ? new URL(url).protocol : "")) {
			problems.push(
				"SMTP_URL isn't the address of a mail server. Expected smtp://user:password@host:587 or smtps://…:465. Nothing is mailed, and everything waits in the outbox. Correct it and start again.",
			);
			return undefined;
		}
		return { url, to, from: env.SMTP_FROM?.trim() || to };
	};
	const retryMs = number("OUTBOX_RETRY_MS", 5000, 1);
	const settings: Settings = {
		host: env.HOST?.trim() || "127.0.0.1",
		port: number("PORT", 9000, 0),
		outboxDir: env.OUTBOX_DIR?.trim() || ".data/outbox",
		smtp: smtp(),
		retryMs,
		retryMaxMs: Math.max(retryMs, number("OUTBOX_RETRY_MAX_MS", 15 * 60_000, 1)),
		smtpTimeoutMs: number("SMTP_TIMEOUT_MS", 60_000, 100),
		keepDays: number("OUTBOX_KEEP_DAYS", 30, 1),
		clientRate: number("RATE_LIMIT_CLIENT", 12, 0),
		overallRate: number("RATE_LIMIT_OVERALL", 240, 0),
		trustedProxies: number("TRUST_PROXY", 0, 0),
	};
	return { settings, problems };
};
