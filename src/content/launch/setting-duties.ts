import { isReservedAddress } from "./content-duties";
import type { Duty } from "./duty";

/** The settings that matter for a launch, as the server reads them (src/server/settings.ts). */
export interface LaunchSettings {
	/** The site's address: SITE_URL, or the one in content/site.json. */
	readonly siteUrl: string;
	/** Undefined if mail stays in the outbox. */
	readonly smtp: { readonly to: string } | undefined;
	readonly linkSecret: string | undefined;
	readonly alertUrl: string | undefined;
	readonly trustedProxies: number;
	/** Where requests are kept: the folder, or that it's a database. */
	readonly outbox: string;
	/** Why no request can be kept there; undefined if it can. */
	readonly outboxProblem: string | undefined;
	/** Seconds of Strict-Transport-Security, and where that's set; undefined if it can't be seen from here. */
	readonly hsts: { readonly seconds: number; readonly from: string } | undefined;
	/** What's wrong with variables; each begins with the variable's name. */
	readonly problems: readonly string[];
}

interface Row extends Pick<Duty, "kind" | "why" | "remedy"> {
	readonly isGood: boolean;
	readonly found: string;
	readonly state?: "open" | "look";
}

const row = ({ isGood, state = "open", remedy, ...rest }: Row): Duty => ({
	...rest,
	places: [],
	...(isGood ? { state: "done", remedy: "" } : { state, remedy }),
});

const describeUrl = (url: string): { isGood: boolean; found: string } => {
	if (isReservedAddress(url)) return { isGood: false, found: `${url}, which nobody can have` };
	const isSecure = url.startsWith("https://");
	return { isGood: isSecure, found: isSecure ? url : `${url}, which doesn't begin with https://` };
};

/** What's wrong with variables that begin with a name. */
const findProblem = ({ problems }: LaunchSettings, name: string): string | undefined => problems.find((problem) => problem.startsWith(name));

const describeMail = (settings: LaunchSettings): { isGood: boolean; found: string } => {
	const { smtp } = settings;
	if (!smtp) return { isGood: false, found: findProblem(settings, "SMTP_") ?? "not set" };
	if (isReservedAddress(smtp.to)) return { isGood: false, found: `mail goes to ${smtp.to}, which nobody can have` };
	return { isGood: true, found: `Mail goes to ${smtp.to}. Whether the mail server takes it wasn't tried.` };
};

/** Two years, the last step of docs/hosting.md. */
const lastHstsStep = 63_072_000;

const describeHsts = (hsts: LaunchSettings["hsts"]): { isGood: boolean; found: string } => {
	if (!hsts) return { isGood: false, found: "can't be seen from here: it's in machine/hsts.conf on the web server" };
	return { isGood: hsts.seconds >= lastHstsStep, found: `${hsts.seconds} seconds (${hsts.from})` };
};

const listFormDuties = (settings: LaunchSettings): Duty[] => {
	const { alertUrl, linkSecret, outbox, outboxProblem } = settings;
	return [
		row({
			...{ kind: "Mail (SMTP_URL, SMTP_TO)", ...describeMail(settings) },
			why: "Without it, nobody at the front desk hears of a request.",
			remedy: "Set SMTP_URL to smtps://user:password@host:465 and SMTP_TO to the front desk's address.",
		}),
		row({
			...{ kind: "Outbox (OUTBOX_DIR or OUTBOX_URL)", isGood: !outboxProblem, found: outboxProblem ?? `Requests are kept in ${outbox}.` },
			why: "It holds what visitors sent and nobody has read yet.",
			remedy: "Set OUTBOX_DIR to a folder outside the project that the server may write to, such as /var/lib/elm-place/outbox.",
		}),
		row({
			...{
				kind: "Links in mails (LINK_SECRET)",
				isGood: Boolean(linkSecret),
				found: linkSecret ? "It's set." : (findProblem(settings, "LINK_SECRET") ?? "not set"),
			},
			why: "Without it, the desk can't answer a request with a click, and nobody is reminded of one.",
			remedy: 'Set LINK_SECRET to what "openssl rand -hex 32" prints.',
		}),
		row({
			...{ kind: "Alerts (ALERT_URL)", state: "look" as const, isGood: Boolean(alertUrl), found: alertUrl ? "It's set." : "not set" },
			why: "It tells somebody that mail can't be sent.",
			remedy: "Set ALERT_URL to a webhook of Slack or the like, or have a monitor ask for /api/health.",
		}),
	];
};

/** Variables that have a row of their own. */
const named = ["SMTP_", "LINK_SECRET"];

/** What the settings have to be before the launch. */
export const listSettingDuties = (settings: LaunchSettings): Duty[] => [
	row({
		...{ kind: "Address of the site (SITE_URL)", ...describeUrl(settings.siteUrl) },
		why: "It's in every page, in the sitemap and in the links of mails.",
		remedy: "Set SITE_URL to the address that visitors type, with https://, for the build and for the server.",
	}),
	...listFormDuties(settings),
	row({
		...{ kind: "Proxies (TRUST_PROXY)", state: "look" as const, isGood: settings.trustedProxies > 0, found: `${settings.trustedProxies}` },
		why: "If the server takes all visitors for one, its limits lock them out.",
		remedy: "Set TRUST_PROXY to 1 behind nginx. 0 is right only if visitors reach the server itself.",
	}),
	row({
		...{ kind: "HSTS", state: "look" as const, ...describeHsts(settings.hsts) },
		why: "It keeps browsers on the encrypted site, and can't be taken back quickly.",
		remedy: "Launch with 300 seconds and go up step by step. docs/hosting.md has the steps.",
	}),
	...settings.problems
		.filter((problem) => !named.some((name) => problem.startsWith(name)))
		.map((found) =>
			row({
				...{ kind: "Other settings", isGood: false, found },
				why: "The server goes on with something else in its place.",
				remedy: "Correct the variable, and start the server again.",
			}),
		),
];
