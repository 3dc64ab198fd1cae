import { isAbsolute, relative, resolve } from "node:path";
import { z } from "zod";
import { log } from "./log";

export const isLoopback = (host: string): boolean =>
	/^(localhost|\[::1\]|127(\.\d+){3})$/i.test(host);

const text = z.string();
const wholeNumber = (usual: number, min: number, max = 1_000_000) =>
	z.coerce
		.number()
		.int()
		.min(min)
		.max(max)
		.default(usual)
		.describe(`a whole number from ${min} to ${max}`);
const webAddress = z
	.url({ protocol: /^https?$/ })
	.transform((url) => url.replace(/\/+$/, ""))
	.optional()
	.describe("an address that begins with https://");
const mailServer = z
	.url({ protocol: /^smtps?$/ })
	.optional()
	.describe("a mail server such as smtp://user:password@host:587 or smtps://…:465");
/** In any usual notation, 32 characters are at least 128 random bits. */
const secret = text
	.min(32)
	.optional()
	.describe('at least 32 random characters, such as the output of "openssl rand -hex 32"');

/** The settings by their names in the code. docs/hosting.md explains the variables. */
const definitions = {
	host: ["HOST", text.default("127.0.0.1")],
	port: ["PORT", wholeNumber(9000, 0, 65_535)],
	/** Undefined if the outbox is a folder. */
	outboxUrl: ["OUTBOX_URL", text.optional()],
	outboxDir: ["OUTBOX_DIR", text.default(".data/outbox")],
	siteUrl: ["SITE_URL", webAddress],
	alertUrl: ["ALERT_URL", webAddress],
	/** Signs visitors' links and the desk's sessions. Without it there are neither. */
	linkSecret: ["LINK_SECRET", secret],
	smtpUrl: ["SMTP_URL", mailServer],
	smtpTo: ["SMTP_TO", text.optional()],
	smtpFrom: ["SMTP_FROM", text.optional()],
	retryMs: ["OUTBOX_RETRY_MS", wholeNumber(5000, 1)],
	retryMaxMs: ["OUTBOX_RETRY_MAX_MS", wholeNumber(15 * 60_000, 1, 24 * 60 * 60_000)],
	keepDays: ["OUTBOX_KEEP_DAYS", wholeNumber(30, 1)],
	healthMaxWaitMinutes: ["HEALTH_MAX_WAIT_MINUTES", wholeNumber(60, 1)],
	unansweredDays: ["UNANSWERED_DAYS", wholeNumber(3, 1)],
	/** A form that's sent within so many milliseconds is held as likely spam. */
	holdUnderMs: ["HOLD_UNDER_MS", wholeNumber(2000, 0)],
	/** Posts a minute, and stored inquiries an hour, of one client; 0 for no limit. */
	clientRate: ["RATE_LIMIT_CLIENT", wholeNumber(12, 0)],
	clientHourlyRate: ["RATE_LIMIT_CLIENT_HOURLY", wholeNumber(20, 0)],
	/** How many proxies in front add to X-Forwarded-For. With 0, the header isn't believed. */
	trustedProxies: ["TRUST_PROXY", wholeNumber(0, 0)],
} as const;
type Values = {
	readonly [Name in keyof typeof definitions]: z.infer<(typeof definitions)[Name][1]>;
};

/** The addresses in a text such as "Dana <dana@example.com>, maria@example.com". */
export const listEmails = (text = ""): string[] => text.match(/[^\s<>,;"]+@[^\s<>,;"]+/g) ?? [];

/** Undefined if mail stays in the outbox. A mail gets one sender, because Gmail refuses two. */
const findSmtp = ({ smtpUrl: url, smtpTo: to, smtpFrom }: Values) =>
	url && to ? { url, to, from: smtpFrom ?? listEmails(to)[0] ?? to } : undefined;

export type Settings = Values & { readonly smtp: ReturnType<typeof findSmtp> };

const findDatabaseProblem = (outboxUrl: string) => {
	if (!z.url({ protocol: /^postgres(ql)?$/ }).safeParse(outboxUrl).success)
		return "OUTBOX_URL isn't the address of a PostgreSQL database. Expected postgres://user:password@host/database. Correct it and start again.";
	const { hostname, searchParams } = new URL(outboxUrl);
	// `pg` prefers the parameter. An empty host and a socket's path mean this machine.
	const host = searchParams.get("host") ?? hostname;
	return host === "" ||
		host.startsWith("/") ||
		isLoopback(host) ||
		/^(require|verify-ca|verify-full)$/.test(searchParams.get("sslmode") ?? "")
		? undefined
		: "OUTBOX_URL would send what visitors write over the network as plain text. Expected ?sslmode=verify-full at its end. Add it and start again.";
};

const findFolderProblem = (folder: string, project: string) =>
	isAbsolute(folder) && relative(project, resolve(folder)).startsWith("..")
		? undefined
		: `Requests would be stored in "${folder}", which a release may replace. Expected OUTBOX_DIR to be the absolute path of a folder outside the project, such as /var/lib/elm-place/outbox. Set it and start again.`;

/**
 * A wrong value is replaced by its default and named in `problems`. `refusal` says why the server
 * must not start.
 */
export const readSettings = (
	env: Readonly<Record<string, string | undefined>>,
	project = process.cwd(),
) => {
	const problems: string[] = [];
	const entries = Object.entries(definitions).map(([name, [variable, schema]]) => {
		const { success, data } = schema.safeParse(env[variable]?.trim() || undefined);
		if (success) return [name, data];
		const usual = schema.parse(undefined);
		problems.push(
			`${variable} isn't ${schema.description}, so ${usual ?? "none"} is used. Correct it and start again.`,
		);
		return [name, usual];
	});
	const values = Object.fromEntries(entries) as Values;
	const settings: Settings = { ...values, smtp: findSmtp(values) };
	const { outboxUrl, outboxDir } = settings;
	const isReleased = env.NODE_ENV === "production";
	const folderProblem = isReleased ? findFolderProblem(outboxDir, project) : undefined;
	return {
		settings,
		problems,
		refusal: outboxUrl ? findDatabaseProblem(outboxUrl) : folderProblem,
	};
};

/** Logs what's wrong. @throws Error if the server must not start */
export const loadSettings = (env: NodeJS.ProcessEnv): Settings => {
	const { settings, problems, refusal } = readSettings(env);
	for (const problem of problems) log(problem, "warn");
	if (refusal) throw new Error(refusal);
	return settings;
};
