/**
 * The forms of the built site, with a real mail server, while something fails. What was answered 202
 * is delivered in the end. `npm run test:deep` has the long forms: tests/deep.
 */
import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { outputOfAll } from "../support/serve.mjs";
import { allTaken, come, judge, killUnderLoad, newRun, startSiteWithMail } from "../support/server-faults.mjs";
import { assertLogsHoldNothingSent } from "../support/server-forms.mjs";
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

it("killed twice under load", () => killUnderLoad(desk, { deaths: 2 }));

it("no log of any server holds what a visitor has sent", () => {
	assert.match(outputOfAll(), /Delivery of \S+ failed/);
	assertLogsHoldNothingSent();
});
