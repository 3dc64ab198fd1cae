import { type LaunchSettings, listSettingDuties } from "./setting-duties";

const ready: LaunchSettings = {
	siteUrl: "https://www.elmspa.com",
	smtp: { to: "desk@elmspa.com" },
	linkSecret: "0123456789abcdef0123456789abcdef",
	alertUrl: "https://hooks.elmspa.com/1",
	trustedProxies: 1,
	outbox: "/var/lib/elm-place/outbox",
	outboxProblem: undefined,
	hsts: { seconds: 63_072_000, from: "/srv/elm-place/machine/hsts.conf" },
	problems: [],
};
const left = (change: Partial<LaunchSettings>) =>
	listSettingDuties({ ...ready, ...change })
		.filter(({ state }) => state !== "done")
		.map(({ kind, state, found, remedy }) => [kind, state, found, remedy]);

test("settings that are ready are done, and say what they are", () => {
	expect(listSettingDuties(ready).map(({ kind, state, found, remedy }) => [kind, state, found, remedy])).toEqual([
		["Address of the site (SITE_URL)", "done", "https://www.elmspa.com", ""],
		["Mail (SMTP_URL, SMTP_TO)", "done", "Mail goes to desk@elmspa.com. Whether the mail server takes it wasn't tried.", ""],
		["Outbox (OUTBOX_DIR or OUTBOX_URL)", "done", "Requests are kept in /var/lib/elm-place/outbox.", ""],
		["Links in mails (LINK_SECRET)", "done", "It's set.", ""],
		["Alerts (ALERT_URL)", "done", "It's set.", ""],
		["Proxies (TRUST_PROXY)", "done", "1", ""],
		["HSTS", "done", "63072000 seconds (/srv/elm-place/machine/hsts.conf)", ""],
	]);
});

const setUrl = "Set SITE_URL to the address that visitors type, with https://, for the build and for the server.";
const setMail = "Set SMTP_URL to smtps://user:password@host:465 and SMTP_TO to the front desk's address.";
const setFolder = "Set OUTBOX_DIR to a folder outside the project that the server may write to, such as /var/lib/elm-place/outbox.";
const setSecret = 'Set LINK_SECRET to what "openssl rand -hex 32" prints.';
const goUp = "Launch with 300 seconds and go up step by step. docs/hosting.md has the steps.";
test.each<[Partial<LaunchSettings>, readonly string[]]>([
	[{ siteUrl: "https://www.elmspa.example" }, ["Address of the site (SITE_URL)", "open", "https://www.elmspa.example, which nobody can have", setUrl]],
	[{ siteUrl: "http://www.elmspa.com" }, ["Address of the site (SITE_URL)", "open", "http://www.elmspa.com, which doesn't begin with https://", setUrl]],
	[{ smtp: undefined }, ["Mail (SMTP_URL, SMTP_TO)", "open", "not set", setMail]],
	[{ smtp: undefined, problems: ["SMTP_URL isn't right."] }, ["Mail (SMTP_URL, SMTP_TO)", "open", "SMTP_URL isn't right.", setMail]],
	[{ smtp: { to: "desk@spa.example" } }, ["Mail (SMTP_URL, SMTP_TO)", "open", "mail goes to desk@spa.example, which nobody can have", setMail]],
	[{ outboxProblem: "There's no folder." }, ["Outbox (OUTBOX_DIR or OUTBOX_URL)", "open", "There's no folder.", setFolder]],
	[{ linkSecret: undefined }, ["Links in mails (LINK_SECRET)", "open", "not set", setSecret]],
	[{ linkSecret: undefined, problems: ["LINK_SECRET is short."] }, ["Links in mails (LINK_SECRET)", "open", "LINK_SECRET is short.", setSecret]],
	[
		{ alertUrl: undefined },
		["Alerts (ALERT_URL)", "look", "not set", "Set ALERT_URL to a webhook of Slack or the like, or have a monitor ask for /api/health."],
	],
	[{ trustedProxies: 0 }, ["Proxies (TRUST_PROXY)", "look", "0", "Set TRUST_PROXY to 1 behind nginx. 0 is right only if visitors reach the server itself."]],
	[{ hsts: { seconds: 300, from: "HSTS_MAX_AGE" } }, ["HSTS", "look", "300 seconds (HSTS_MAX_AGE)", goUp]],
	[{ hsts: undefined }, ["HSTS", "look", "can't be seen from here: it's in machine/hsts.conf on the web server", goUp]],
	[{ problems: ['PORT is "x".'] }, ["Other settings", "open", 'PORT is "x".', "Correct the variable, and start the server again."]],
])("%j is left", (change, duty) => {
	expect(left(change)).toEqual([duty]);
});
