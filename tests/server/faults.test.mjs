/**
 * The forms of the built site, with a real mail server, while something fails. What was answered 202
 * is delivered in the end. `npm run test:deep` has the long forms: tests/deep.
 */
import { during, throughout } from "../support/during.mjs";
import { startPostgres } from "../support/postgres.mjs";
import { outputOfAll } from "../support/serve.mjs";
import { allTaken, come, judge, newRun, startSiteWithMail } from "../support/server-faults.mjs";
import { expectNothingSentInLogs } from "../support/server-forms.mjs";
import { killUnderLoad } from "../support/server-kills.mjs";
import { until } from "../support/server-until.mjs";

const ofKills = 600_000;
let desk;
beforeAll(async () => {
	desk = throughout(await startSiteWithMail());
});

test("while the mail server is down or refuses the recipient, requests are taken; then it's sent what has come", async () => {
	const { mail, site } = desk;
	const run = newRun(desk);
	const failed = (what) => until(what, () => new RegExp(`Delivery of \\S+ failed ${what}`).test(site().output()));
	mail.stop();
	come(run, 10);
	await allTaken(run);
	await failed("");
	mail.setMode("refuse-recipient");
	mail.start();
	await failed("\\(attempt [2-9]\\): .*451");
	expect(mail.messages).toHaveLength(run.from);
	mail.setMode("right");
	await judge(run);
});

test("killed at the post, at the 202 and while starting: SQLite", () => killUnderLoad(desk, 3), ofKills);

test(
	"killed the same way: PostgreSQL; then the database crashes while mails are on their way",
	async () => {
		const database = during(await startPostgres());
		const own = during(await startSiteWithMail({ database }));
		await killUnderLoad(own, 3);
		const run = newRun(own);
		own.mail.setMode("hold");
		const { length } = own.mail.seen;
		come(run, 5);
		await allTaken(run);
		await until("mails are on their way", () => own.mail.seen.length > length);
		await database.crash();
		come(run, 5);
		await until("503 while the database is away", () => run.refused > 0);
		await database.start();
		own.mail.setMode("right");
		await judge(run);
	},
	ofKills,
);

test("no log of any server holds what a visitor has sent", () => {
	expect(outputOfAll()).not.toContain("a-password");
	expectNothingSentInLogs();
});
