import { isReservedAddress } from "./reserved-addresses";
import { type LaunchTask, optionalTask, requiredTask } from "./tasks";

export interface LaunchSettings {
	/** SITE_URL, or the address in content/site.json. */
	readonly siteUrl: string;
	readonly smtp: { readonly to: string } | undefined;
	readonly linkSecret: string | undefined;
	readonly alertUrl: string | undefined;
	readonly trustedProxies: number;
	/** Why requests can't be stored; undefined if they can. */
	readonly outboxProblem: string | undefined;
	/** What the server would refuse. Each one begins with the variable's name. */
	readonly problems: readonly string[];
}

/** True if a problem is about this variable, which then needs no task of its own. */
const isNamed = (problems: readonly string[], variable: string) =>
	problems.some((problem) => problem.startsWith(variable));

const describeAddress = (siteUrl: string) => {
	if (isReservedAddress(siteUrl)) return "which nobody can have";
	return siteUrl.startsWith("https://") ? undefined : "which doesn't begin with https://";
};

const describeMail = ({ smtp, problems }: LaunchSettings) => {
	if (smtp)
		return isReservedAddress(smtp.to) ? `SMTP_TO is ${smtp.to}, which nobody can have` : undefined;
	return isNamed(problems, "SMTP_") ? undefined : "SMTP_URL and SMTP_TO don't say where mail goes";
};

export const listSettingTasks = (settings: LaunchSettings): LaunchTask[] => {
	const { siteUrl, linkSecret, alertUrl, trustedProxies, outboxProblem, problems } = settings;
	const address = describeAddress(siteUrl);
	const mail = describeMail(settings);
	const tasks = [
		address &&
			requiredTask(
				`SITE_URL is ${siteUrl}, ${address}`,
				"Set it to the address that visitors type, for the build and for the server.",
			),
		mail &&
			requiredTask(
				mail,
				"Set SMTP_URL to smtps://user:password@host:465 and SMTP_TO to the front desk's address.",
			),
		outboxProblem && requiredTask(outboxProblem, ""),
		!linkSecret &&
			!isNamed(problems, "LINK_SECRET") &&
			requiredTask(
				"LINK_SECRET isn't set",
				'Set it to what "openssl rand -hex 32" prints: without it, the desk can\'t answer a request with a click.',
			),
		!alertUrl &&
			optionalTask(
				"ALERT_URL isn't set",
				"Set it to a webhook of Slack or the like, so that somebody hears of mail that can't be sent.",
			),
		trustedProxies === 0 &&
			optionalTask(
				"TRUST_PROXY is 0",
				"Set it to how many proxies are in front: otherwise all visitors share one limit.",
			),
		...problems.map((problem) => requiredTask(problem, "")),
	];
	return tasks.filter((task) => typeof task === "object");
};
