import { readSettings } from "./settings";

test("without an environment: the outbox alone, and defaults", () => {
	expect(readSettings({})).toEqual({
		problems: [],
		settings: {
			host: "127.0.0.1",
			port: 9000,
			outboxDir: ".data/outbox",
			smtp: undefined,
			retryMs: 5000,
			retryMaxMs: 900_000,
			smtpTimeoutMs: 60_000,
			keepDays: 30,
			clientRate: 12,
			overallRate: 240,
			trustedProxies: 0,
		},
	});
});

test("what is set counts; a sender is the recipient if none is named", () => {
	const { settings, problems } = readSettings({
		SMTP_URL: "smtps://u:p@mail.example",
		SMTP_TO: "desk@elm.example",
		RATE_LIMIT_CLIENT: "0",
		OUTBOX_RETRY_MS: "20",
	});
	expect(problems).toEqual([]);
	expect(settings).toMatchObject({ smtp: { url: "smtps://u:p@mail.example", to: "desk@elm.example", from: "desk@elm.example" }, clientRate: 0, retryMs: 20 });
});

test.each<[Record<string, string>, RegExp]>([
	[{ RATE_LIMIT_CLIENT: "many" }, /RATE_LIMIT_CLIENT is "many"\. Expected a number of at least 0, so 12 is used/],
	[{ OUTBOX_RETRY_MS: "-1" }, /OUTBOX_RETRY_MS/],
	[{ SMTP_URL: "smtp://mail.example" }, /SMTP_URL is set, but SMTP_TO is missing/],
	[{ SMTP_TO: "desk@elm.example" }, /SMTP_TO is set, but SMTP_URL is missing/],
	[{ SMTP_URL: "mail.example:25", SMTP_TO: "desk@elm.example" }, /SMTP_URL isn't the address/],
])("%j is said, and hinders no request", (env, problem) => {
	const { settings, problems } = readSettings(env);
	expect(problems).toEqual([expect.stringMatching(problem)]);
	expect(settings).toMatchObject({ smtp: undefined, clientRate: 12, retryMs: 5000 });
});
