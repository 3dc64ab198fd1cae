/**
 * The forms of the built site, with a real mail server, while something fails. What was answered 202
 * is delivered in the end. `npm run test:deep` has the long forms: tests/deep.
 */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { startPostgres } from "../support/postgres.mjs";
import { outputOfAll } from "../support/serve.mjs";
import { allTaken, come, judge, newOutbox, newRun, startSiteWithMail } from "../support/server-faults.mjs";
import { assertLogsHoldNothingSent } from "../support/server-forms.mjs";
import { killUnderLoad } from "../support/server-kills.mjs";
import { until } from "../support/server-until.mjs";

let desk;
before(async () => {
	desk = await startSiteWithMail();
});
after(() => desk?.remove());

it("mail server down, then up", async () => {
	const { mail, site } = desk;
	const run = newRun(desk);
	await mail.stop();
	try {
		come(run, 10);
		await allTaken(run);
		await until("a delivery failed", () => /Delivery of \S+ failed/.test(site().output()));
	} finally {
		await mail.start();
	}
	await judge(run, "mail server down");
});

it("mail server refuses the recipient for now, then takes it", async () => {
	const { mail, site } = desk;
	const run = newRun(desk);
	mail.setMode("refuse-recipient", { code: 451 });
	try {
		come(run, 5);
		await allTaken(run);
		await until("it was tried again", () => /Delivery of \S+ failed \(attempt [2-9]\): .*451/.test(site().output()));
		assert.equal(mail.messages.length, run.from);
	} finally {
		mail.setMode("right");
	}
	await judge(run, "451 before DATA");
});

// Side by side: with PostgreSQL, what a dead process was sending waits until its lease of 30 s has run out.
describe("killed three times under load: at the post, at the 202 and while starting", { concurrency: true }, () => {
	it("SQLite", () => killUnderLoad(desk, { rounds: 3, name: "SQLite" }));

	it("PostgreSQL", async () => {
		const database = await startPostgres();
		const own = await startSiteWithMail({ outbox: await newOutbox(database) });
		try {
			await killUnderLoad(own, { rounds: 3, name: "PostgreSQL" });
		} finally {
			await own.remove();
			await database.remove();
		}
	});
});

it("no log of any server holds what a visitor has sent", () => {
	assert.match(outputOfAll(), /Delivery of \S+ failed/);
	assertLogsHoldNothingSent();
});
