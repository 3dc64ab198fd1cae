/**
 * Every way a mail server may fail, and what was answered 202 is delivered all the same; a second copy comes only if the connection
 * ended before its 250 was out. tests/server/faults.test.mjs has the two commonest: down, and refusing the recipient.
 */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { come, judge, newRun, startSiteWithMail } from "../support/server-faults.mjs";
import { assertLogsHoldNothingSent } from "../support/server-forms.mjs";
import { until } from "../support/server-until.mjs";

describe("the mail server", () => {
	let desk;
	before(async () => {
		desk = await startSiteWithMail();
	});
	after(() => desk?.remove());

	for (const [what, mode, code, mayKeep] of [
		["refuses after DATA for now", "refuse-data", 451, false],
		["refuses after DATA for good", "refuse-data", 554, false],
		["hangs up after DATA", "drop-before-250", 451, false],
		["keeps the mail and hangs up before its 250 is out: copies, of one Message-ID", "lose-250", 451, true],
		["hangs up once its 250 is out: no copy", "drop-after-250", 451, true],
	])
		it(`${what}; then it's right again`, async () => {
			const { mail } = desk;
			const run = newRun(desk);
			const before = mail.seen.length;
			mail.setMode(mode, code);
			try {
				come(run, 12);
				await until(`eight mails met the mode ${mode}`, () => mail.seen.length - before >= 8);
			} finally {
				mail.setMode("right");
			}
			assert.equal(mail.messages.length > run.from, mayKeep);
			await judge(run, `mail server: ${mode} ${code}`, { mayRepeat: () => mode === "lose-250" });
		});
});

it("with STARTTLS", async () => {
	const desk = await startSiteWithMail({ encryption: "starttls" });
	try {
		const run = newRun(desk);
		come(run, 4);
		await judge(run, "mail server with STARTTLS");
	} finally {
		await desk.remove();
	}
});

it("no log of any server holds what a visitor has sent", () => assertLogsHoldNothingSent());
