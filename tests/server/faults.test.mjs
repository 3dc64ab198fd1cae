/**
 * The forms of the built site, with a real mail server, while something fails. What was answered 202
 * is delivered in the end. `npm run test:deep` has the long forms: tests/deep.
 */
import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { during } from "../support/during.mjs";
import { startPostgres } from "../support/postgres.mjs";
import { outputOfAll } from "../support/serve.mjs";
import { allTaken, come, judge, newOutbox, newRun, startSiteWithMail } from "../support/server-faults.mjs";
import { assertLogsHoldNothingSent } from "../support/server-forms.mjs";
import { killUnderLoad } from "../support/server-kills.mjs";
import { until } from "../support/server-until.mjs";

const desk = await startSiteWithMail();
after(desk.remove);

for (const [name, fail, recover, seen] of [
	["the mail server is down", (mail) => mail.stop(), (mail) => mail.start(), /Delivery of \S+ failed/],
	[
		"the mail server refuses the recipient for now",
		(mail) => mail.setMode("refuse-recipient"),
		(mail) => mail.setMode("right"),
		/Delivery of \S+ failed \(attempt [2-9]\): .*451/,
	],
])
	it(`${name}, then takes what has come`, async () => {
		const { mail, site } = desk;
		const run = newRun(desk);
		await fail(mail);
		try {
			come(run, 10);
			await allTaken(run);
			await until("it was tried", () => seen.test(site().output()));
			assert.equal(mail.messages.length, run.from);
		} finally {
			await recover(mail);
		}
		await judge(run, name);
	});

// Side by side: with PostgreSQL, what a dead process was sending waits until its lease of 30 s has run out.
describe("killed three times under load: at the post, at the 202 and while starting", { concurrency: true }, () => {
	it("SQLite", () => killUnderLoad(desk, { rounds: 3, name: "SQLite" }));

	it("PostgreSQL; and the database crashes while mails are on their way: 503 meanwhile, and nothing is lost", async (test) => {
		const database = during(test, await startPostgres());
		const own = during(test, await startSiteWithMail({ outbox: await newOutbox(database) }));
		await killUnderLoad(own, { rounds: 3, name: "PostgreSQL" });
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
		await judge(run, "PostgreSQL crashed");
	});
});

it("no log of any server holds what a visitor has sent", () => {
	assert.match(outputOfAll(), /Delivery of \S+ failed/);
	assertLogsHoldNothingSent();
});
