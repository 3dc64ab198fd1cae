import { isAbsolute, relative, resolve } from "node:path";
import { isLoopback } from "./loopback";

/** Settings from the environment; docs/maintaining.md explains each. */
export interface Settings {
	/** Where the server listens; port 0 is any that is free. */
	readonly host: string;
	readonly port: number;
	/** The outbox' database; undefined if the outbox is a folder. */
	readonly outboxUrl: string | undefined;
	/** The outbox' folder, as it is written. */
	readonly outboxDir: string;
	/** True on Netlify and Lambda, where no file outlives a request: without a database, nothing can be taken there. */
	readonly serverless: boolean;
	/** The site's address for links in mails, without a slash at the end; undefined for the one in content/site.json. */
	readonly siteUrl: string | undefined;
	/** Signs the links of the front desk and of visitors; undefined if there are none. */
	readonly linkSecret: string | undefined;
	/** A webhook for alerts. */
	readonly alertUrl: string | undefined;
	/** Where mail goes; undefined if it stays in the outbox. */
	readonly smtp: { readonly url: string; readonly to: string; readonly from: string } | undefined;
	/** Milliseconds before the second attempt at delivery, and at most between two attempts. */
	readonly retryMs: number;
	readonly retryMaxMs: number;
	/** Milliseconds one mail may hold up the next. */
	readonly smtpTimeoutMs: number;
	/** Days an entry is kept after the last thing that happened to it. */
	readonly keepDays: number;
	/** Minutes a mail may wait before health is bad. */
	readonly healthMaxWaitMinutes: number;
	/** Minutes of opening hours after which the desk is reminded of a request; 0 for never. */
	readonly remindAfterMinutes: number;
	/** A form that's sent faster than this, in milliseconds, is held as likely spam. */
	readonly holdUnderMs: number;
	/** Posts of one client a minute, requests of one client stored in an hour, and requests of all stored in a minute; 0 for any number. */
	readonly clientRate: number;
	readonly clientHourlyRate: number;
	readonly overallRate: number;
	/** How many proxies in front add to X-Forwarded-For; 0: the header is not believed. */
	readonly trustedProxies: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The most that settings may be: milliseconds, minutes, and requests. */
const hour = 3_600_000;
const weekInMinutes = 7 * 24 * 60;
const highestRate = 1_000_000;

/** Characters a secret has at least: 32 are 128 random bits and more, in any usual notation. */
const shortestSecret = 32;

/** Whether a text is an address of one of these protocols, such as "https:". */
const isAddress = (text: string, ...protocols: readonly string[]): boolean => URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** Why the outbox' database can't be used; undefined if it can, or if none is named. */
const findDatabaseProblem = (url: string | undefined): string | undefined => {
	if (!url) return undefined;
	if (!isAddress(url, "postgres:", "postgresql:"))
		return "OUTBOX_URL isn't the address of a PostgreSQL database. Expected postgres://user:password@host/database. Correct it and start again.";
	const { hostname, searchParams } = new URL(url);
	const isEncrypted = ["require", "verify-ca", "verify-full"].includes(searchParams.get("sslmode") ?? "");
	// The parameter goes first. Without a host, and with a socket's path, it's this machine.
	const host = searchParams.get("host") ?? hostname;
	if (host !== "" && !host.startsWith("/") && !isLoopback(host) && !isEncrypted)
		return "OUTBOX_URL would send what visitors write over the network as plain text. Expected ?sslmode=verify-full at its end. Add it and start again.";
	return undefined;
};

/** Why the outbox' folder can't be used in production; undefined if it can. @param project the folder of the checkout */
const findFolderProblem = (folder: string | undefined, project: string): string | undefined => {
	const expected = "Expected the absolute path of a folder outside the project, on a disk that outlives releases, such as /var/lib/elm-place/outbox.";
	if (!folder)
		return `OUTBOX_DIR isn't set, and requests would be stored in the project's folder, which a release may replace. ${expected} Set it and start again.`;
	const inside = relative(project, resolve(folder));
	if (!isAbsolute(folder) || inside === "" || !(inside.startsWith("..") || isAbsolute(inside)))
		return `OUTBOX_DIR is "${folder}". ${expected} Correct it and start again.`;
	return undefined;
};

/**
 * Reads the environment. What cannot be read is replaced by its default, so that no visitor pays for it.
 * @param project the folder of the checkout
 * @returns the settings; what is wrong with the environment (variable, expected, remedy); and why the server must not start, if it must not
 */
export const readSettings = (env: Environment, project = process.cwd()): { settings: Settings; problems: string[]; refusal: string | undefined } => {
	const problems: string[] = [];
	const read = (name: string): string | undefined => env[name]?.trim() || undefined;
	const number = (name: string, usual: number, least: number, most: number): number => {
		const written = env[name]?.trim();
		if (!written) return usual;
		const value = Number(written);
		if (Number.isInteger(value) && value >= least && value <= most) return value;
		problems.push(
			`${name} is "${written}". Expected a whole number from ${least} to ${most}, so ${usual} is used instead. Correct the variable and start again.`,
		);
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
		if (!isAddress(url, "smtp:", "smtps:")) {
			problems.push(
				"SMTP_URL isn't the address of a mail server. Expected smtp://user:password@host:587 or smtps://…:465. Nothing is mailed, and everything waits in the outbox. Correct it and start again.",
			);
			return undefined;
		}
		// A mail has one sender: Gmail refuses two.
		const [first = to] = /[^\s<>,;"]+@[^\s<>,;"]+/.exec(to) ?? [];
		return { url, to, from: env.SMTP_FROM?.trim() || first };
	};
	const secret = (): string | undefined => {
		const written = read("LINK_SECRET");
		if (written === undefined || written.length >= shortestSecret) return written;
		problems.push(
			`LINK_SECRET is shorter than ${shortestSecret} characters, so mails have no links. Expected a random text, such as the output of "openssl rand -hex 32". Correct it and start again.`,
		);
		return undefined;
	};
	const address = (name: string): string | undefined => {
		const written = read(name);
		if (written === undefined || isAddress(written, "http:", "https:")) return written?.replace(/\/+$/, "");
		problems.push(`${name} isn't an address. Expected one that begins with https://, so it's ignored. Correct it and start again.`);
		return undefined;
	};
	const outboxUrl = read("OUTBOX_URL");
	const serverless = ["NETLIFY", "AWS_LAMBDA_FUNCTION_NAME", "LAMBDA_TASK_ROOT"].some((name) => env[name]);
	const retryMs = number("OUTBOX_RETRY_MS", 5000, 1, hour);
	const settings: Settings = {
		host: env.HOST?.trim() || "127.0.0.1",
		port: number("PORT", 9000, 0, 65_535),
		outboxUrl,
		outboxDir: read("OUTBOX_DIR") ?? ".data/outbox",
		serverless,
		siteUrl: address("SITE_URL"),
		linkSecret: secret(),
		alertUrl: address("ALERT_URL"),
		smtp: smtp(),
		retryMs,
		retryMaxMs: Math.max(retryMs, number("OUTBOX_RETRY_MAX_MS", 15 * 60_000, 1, 24 * hour)),
		smtpTimeoutMs: number("SMTP_TIMEOUT_MS", 60_000, 100, hour),
		keepDays: number("OUTBOX_KEEP_DAYS", 30, 1, 3650),
		healthMaxWaitMinutes: number("HEALTH_MAX_WAIT_MINUTES", 60, 1, weekInMinutes),
		remindAfterMinutes: number("REMIND_AFTER_MINUTES", 120, 0, weekInMinutes),
		holdUnderMs: number("HOLD_UNDER_MS", 2000, 0, 60_000),
		clientRate: number("RATE_LIMIT_CLIENT", 12, 0, highestRate),
		clientHourlyRate: number("RATE_LIMIT_CLIENT_HOURLY", 20, 0, highestRate),
		overallRate: number("RATE_LIMIT_OVERALL", 240, 0, highestRate),
		trustedProxies: number("TRUST_PROXY", 0, 0, 10),
	};
	const refusal =
		findDatabaseProblem(outboxUrl) ?? (env.NODE_ENV === "production" && !outboxUrl && !serverless ? findFolderProblem(read("OUTBOX_DIR"), project) : undefined);
	return { settings, problems, refusal };
};

const noDatabase =
	"OUTBOX_URL isn't set, and no file outlives a request here (Netlify, Lambda), so every form answers 503. Expected postgres://user:password@host/database?sslmode=verify-full. Set it and deploy again.";

/** Why no request can be taken with these settings; undefined if requests can be. */
export const findRefusal = ({ settings, refusal }: Pick<ReturnType<typeof readSettings>, "settings" | "refusal">): string | undefined =>
	refusal ?? (settings.serverless && !settings.outboxUrl ? noDatabase : undefined);
