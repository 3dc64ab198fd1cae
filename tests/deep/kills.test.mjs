/** What tests/server/faults.test.mjs does with three deaths, with thirty; and whatever else may fail. */
import { during, throughout } from "../support/during.mjs";
import { startPostgres } from "../support/postgres.mjs";
import { allTaken, come, judge, newRun, startSiteWithMail } from "../support/server-faults.mjs";
import { expectNothingSentInLogs } from "../support/server-forms.mjs";
import { killUnderLoad } from "../support/server-kills.mjs";
import { damageEntry, newEntry, withOutbox } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";

let database;
beforeAll(async () => {
	database = throughout(await startPostgres());
});
const start = async (options) => during(await startSiteWithMail(options));

test.each([
	["SQLite", "", 1],
	["PostgreSQL", "postgres", 1],
	["two servers, one PostgreSQL", "postgres", 2],
])("%s: killed 30 times under load", async (_name, engine, servers) => killUnderLoad(await start({ database: engine && database, servers }), 30));

test.each([
	["refuses after DATA for now", "refuse-data", 451],
	["refuses after DATA for good", "refuse-data", 554],
	["hangs up after DATA", "drop-before-250", 451],
	["keeps the mail and hangs up before its 250", "lose-250", 451],
])("the mail server speaks STARTTLS and %s; then it's right again", async (_what, mode, code) => {
	const desk = await start({ encryption: "starttls" });
	const { mail } = desk;
	const run = newRun(desk);
	mail.setMode(mode, code);
	come(run, 12);
	await until(`eight mails met the mode ${mode}`, () => mail.seen.length >= 8);
	mail.setMode("right");
	await judge(run, { mayRepeat: () => mode === "lose-250" });
});

test.each(["", "postgres"])("one request that can't be read holds up no other, and is said (%s)", async (engine) => {
	const desk = await start({ database: engine && database });
	const run = newRun(desk);
	desk.mail.setMode("refuse-recipient");
	const { reference } = await withOutbox(desk.place, (outbox) => outbox.accept(newEntry("damaged")));
	come(run, 8);
	await allTaken(run);
	await damageEntry(desk.place, reference);
	await until("it's set aside", () => desk.site().output().includes(`The request ${reference} can't be read`));
	desk.mail.setMode("right");
	await judge(run);
	const health = await fetch(`${desk.site().url}/api/health`);
	expect([health.status, (await health.json()).warnings[0]]).toEqual([503, expect.stringContaining("1 request can't be read")]);
});

test("no log of any server holds what a visitor has sent", () => expectNothingSentInLogs());
