import { readSettings } from "./settings";

test("a mail has one sender, however many people get it", () => {
	const { settings, problems } = readSettings({
		SMTP_URL: "smtps://u:p@mail.example",
		SMTP_TO: '"Desk, Elm Place" <desk@elm.example>, owner@elm.example',
		RATE_LIMIT_CLIENT: "0",
	});
	expect(problems).toEqual([]);
	expect(settings).toMatchObject({
		smtp: { url: "smtps://u:p@mail.example", from: "desk@elm.example" },
		clientRate: 0,
		retryMs: 5000,
	});
});

test.each<[Record<string, string>, RegExp]>([
	[
		{ RATE_LIMIT_CLIENT: "many" },
		/RATE_LIMIT_CLIENT isn't a whole number from 0 to 1000000, so 12 is used\./,
	],
	[{ SMTP_URL: "mail.example" }, /SMTP_URL isn't a mail server/],
	[{ LINK_SECRET: "short" }, /LINK_SECRET isn't at least 32 random characters/],
	[{ ALERT_URL: "hooks.example/secret" }, /^ALERT_URL isn't an address (?!.*secret).*https:/],
])("%j is said, and hinders no request", (env, problem) => {
	const { settings, problems } = readSettings(env);
	expect(problems).toEqual([expect.stringMatching(problem)]);
	expect(settings).toMatchObject({ smtp: undefined, clientRate: 12, retryMs: 5000 });
});

const production = { NODE_ENV: "production" };
test.each<[Record<string, string>, RegExp | undefined]>([
	[production, /in "\.data\/outbox".* OUTBOX_DIR/],
	[{ ...production, OUTBOX_DIR: "/srv/site/.data/outbox" }, /outside the project/],
	[{ ...production, OUTBOX_DIR: "/var/lib/elm-place/outbox" }, undefined],
	[{ OUTBOX_URL: "postgres://u:p@db.example/outbox" }, /plain text.*sslmode=verify-full/],
	[{ OUTBOX_URL: "postgres:///outbox?host=db.example" }, /plain text/],
	[{ ...production, OUTBOX_URL: "postgres:///outbox?host=/var/run/postgresql" }, undefined],
	[
		{ ...production, OUTBOX_URL: "postgresql://u:p@db.example/outbox?sslmode=verify-full" },
		undefined,
	],
])("%j: the server starts, or says why not", (env, why) => {
	expect(readSettings(env, "/srv/site").refusal).toEqual(why && expect.stringMatching(why));
});
