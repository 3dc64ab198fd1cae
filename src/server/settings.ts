import { isIPv4 } from "node:net";
import { isAbsolute, relative, resolve } from "node:path";
import { z } from "zod";
import { log } from "./log";

const isUrl = (text: string, ...protocols: readonly string[]): boolean =>
	URL.canParse(text) && protocols.includes(new URL(text).protocol);

export const isLoopback = (host: string): boolean => {
	const name = host.toLowerCase();
	return name === "localhost" || name === "[::1]" || (isIPv4(name) && name.startsWith("127."));
};

const text = z.string();
const wholeNumber = (usual: number, min: number, max: number) => {
	const error = (issue: { input?: unknown }) =>
		`is "${issue.input}". Expected a whole number from ${min} to ${max}, so ${usual} is used instead.`;
	const written = z
		.string()
		.refine(
			(value) => Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max,
			{ error },
		);
	return written.transform(Number).default(usual);
};
const webAddress = text
	.refine(
		(url) => isUrl(url, "http:", "https:"),
		"isn't an address. Expected one that begins with https://, so it's ignored.",
	)
	.transform((url) => url.replace(/\/+$/, ""))
	.optional();

const hour = 3_600_000;
const weekInMinutes = 7 * 24 * 60;
const maxRate = 1_000_000;

/** In characters: in any usual notation, 32 of them are at least 128 random bits. */
const minSecretLength = 32;

const tooShort = `is shorter than ${minSecretLength} characters, so it's ignored. Expected a random text, such as the output of "openssl rand -hex 32".`;
const noMailServer =
	"isn't the address of a mail server. Expected smtp://user:password@host:587 or smtps://…:465. Nothing is mailed.";

const setting = <Schema extends z.ZodType>(variable: string, schema: Schema) => ({
	variable,
	schema,
});

/** The settings by their names in the code. docs/hosting.md explains the variables. */
const definitions = {
	host: setting("HOST", text.default("127.0.0.1")),
	port: setting("PORT", wholeNumber(9000, 0, 65_535)),
	/** Undefined if the outbox is a folder. */
	outboxUrl: setting("OUTBOX_URL", text.optional()),
	outboxDir: setting("OUTBOX_DIR", text.default(".data/outbox")),
	siteUrl: setting("SITE_URL", webAddress),
	alertUrl: setting("ALERT_URL", webAddress),
	/** Signs visitors' links and the desk's sessions. Without it there are neither. */
	linkSecret: setting("LINK_SECRET", text.min(minSecretLength, tooShort).optional()),
	smtpUrl: setting(
		"SMTP_URL",
		text.refine((url) => isUrl(url, "smtp:", "smtps:"), noMailServer).optional(),
	),
	smtpTo: setting("SMTP_TO", text.optional()),
	smtpFrom: setting("SMTP_FROM", text.optional()),
	retryMs: setting("OUTBOX_RETRY_MS", wholeNumber(5000, 1, hour)),
	retryMaxMs: setting("OUTBOX_RETRY_MAX_MS", wholeNumber(15 * 60_000, 1, 24 * hour)),
	keepDays: setting("OUTBOX_KEEP_DAYS", wholeNumber(30, 1, 3650)),
	healthMaxWaitMinutes: setting("HEALTH_MAX_WAIT_MINUTES", wholeNumber(60, 1, weekInMinutes)),
	unansweredDays: setting("UNANSWERED_DAYS", wholeNumber(3, 1, 365)),
	/** A form that's sent within so many milliseconds is held as likely spam. */
	holdUnderMs: setting("HOLD_UNDER_MS", wholeNumber(2000, 0, 60_000)),
	/** Posts a minute, and stored inquiries an hour, of one client; 0 for no limit. */
	clientRate: setting("RATE_LIMIT_CLIENT", wholeNumber(12, 0, maxRate)),
	clientHourlyRate: setting("RATE_LIMIT_CLIENT_HOURLY", wholeNumber(20, 0, maxRate)),
	/** How many proxies in front add to X-Forwarded-For. With 0, the header isn't believed. */
	trustedProxies: setting("TRUST_PROXY", wholeNumber(0, 0, 10)),
};
type Values = {
	readonly [Name in keyof typeof definitions]: z.infer<(typeof definitions)[Name]["schema"]>;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The addresses in a text such as "Dana <dana@example.com>, maria@example.com". */
export const listEmails = (text = ""): string[] => text.match(/[^\s<>,;"]+@[^\s<>,;"]+/g) ?? [];

/** Undefined if mail stays in the outbox. A mail gets one sender, because Gmail refuses two. */
const findSmtp = ({ smtpUrl: url, smtpTo: to, smtpFrom }: Values) => {
	const [first = to] = listEmails(to);
	return url && to ? { url, to, from: smtpFrom ?? first ?? to } : undefined;
};

const complete = (values: Values) => ({
	...values,
	smtp: findSmtp(values),
});
export type Settings = Readonly<ReturnType<typeof complete>>;

const findDatabaseProblem = ({ outboxUrl }: Settings): string | undefined => {
	if (!outboxUrl) return undefined;
	if (!isUrl(outboxUrl, "postgres:", "postgresql:"))
		return "OUTBOX_URL isn't the address of a PostgreSQL database. Expected postgres://user:password@host/database. Correct it and start again.";
	const { hostname, searchParams } = new URL(outboxUrl);
	const isEncrypted = ["require", "verify-ca", "verify-full"].includes(
		searchParams.get("sslmode") ?? "",
	);
	// `pg` prefers the parameter. An empty host and a socket's path mean this machine.
	const host = searchParams.get("host") ?? hostname;
	return host === "" || host.startsWith("/") || isLoopback(host) || isEncrypted
		? undefined
		: "OUTBOX_URL would send what visitors write over the network as plain text. Expected ?sslmode=verify-full at its end. Add it and start again.";
};

const findFolderProblem = (folder: string | undefined, project: string): string | undefined => {
	const expected =
		"Expected the absolute path of a folder outside the project, on a disk that outlives releases, such as /var/lib/elm-place/outbox.";
	if (!folder)
		return `OUTBOX_DIR isn't set, and requests would be stored in the project's folder, which a release may replace. ${expected} Set it and start again.`;
	const inside = relative(project, resolve(folder));
	if (!isAbsolute(folder) || inside === "" || !(inside.startsWith("..") || isAbsolute(inside)))
		return `OUTBOX_DIR is "${folder}". ${expected} Correct it and start again.`;
	return undefined;
};

/**
 * A wrong value is replaced by its default and named in `problems`. `refusal` says why the server
 * must not start.
 */
export const readSettings = (
	env: Environment,
	project = process.cwd(),
): { settings: Settings; problems: string[]; refusal: string | undefined } => {
	const written = (variable: string): string | undefined => env[variable]?.trim() || undefined;
	const problems: string[] = [];
	const values = Object.entries(definitions).map(([name, { variable, schema }]) => {
		const { data, error } = schema.safeParse(written(variable));
		if (error) problems.push(`${variable} ${error.issues[0]?.message} Correct it and start again.`);
		return [name, error ? schema.parse(undefined) : data] as const;
	});
	const settings = complete(Object.fromEntries(values) as Values);
	const missing = ["SMTP_URL", "SMTP_TO"].filter((variable) => !written(variable));
	if (missing.length === 1)
		problems.push(
			`${missing[0] === "SMTP_TO" ? "SMTP_URL" : "SMTP_TO"} is set, but ${missing[0]} is missing. Nothing is mailed. Set it and start again.`,
		);
	const isFolder = env.NODE_ENV === "production" && !settings.outboxUrl;
	return {
		settings,
		problems,
		refusal:
			findDatabaseProblem(settings) ??
			(isFolder ? findFolderProblem(written("OUTBOX_DIR"), project) : undefined),
	};
};

/** Logs what's wrong. @throws Error if the server must not start */
export const loadSettings = (env: Environment): Settings => {
	const { settings, problems, refusal } = readSettings(env);
	for (const problem of problems) log(problem, "warn");
	if (refusal) throw new Error(refusal);
	return settings;
};
