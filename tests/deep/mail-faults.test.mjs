/**
 * Every way a mail server may fail, and what was answered 202 is delivered all the same; a second copy comes only if the connection
 * ended before its 250 was out. tests/server/faults.test.mjs has the two commonest: down, and refusing the recipient.
 */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { allTaken, come, judge, mailsAtOnce, newRun, startSiteWithMail } from "../support/server-faults.mjs";
import { assertLogsHoldNothingSent } from "../support/server-forms.mjs";
import { readEntries } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";

describe("the mail server", () => {
	let desk;
	before(async () => {
		desk = await startSiteWithMail();
	});
	after(() => desk?.remove());

	/** Visitors come while the mail server is in a mode that several mails meet; then it is right again. @returns how many it kept before that */
	const during = async (mode, options, allowed) => {
		const { mail } = desk;
		const run = newRun(desk);
		const before = mail.seen.length;
		mail.setMode(mode, options);
		try {
			come(run, 12);
			await until(`eight mails met the mode ${mode}`, () => mail.seen.length - before >= 8);
		} finally {
			mail.setMode("right");
		}
		const kept = mail.messages.length - run.from;
		await judge(run, `mail server: ${mode} ${JSON.stringify(options ?? {})}`, allowed);
		return kept;
	};

	it("slow", () => during("slow", { delay: 250 }));

	for (const code of [451, 554]) it(`refuses after DATA with ${code}, then takes it`, async () => assert.equal(await during("refuse-data", { code }), 0));

	it("hangs up after DATA, then takes it", async () => assert.equal(await during("drop-before-250"), 0));

	it("keeps the mail and hangs up before its 250 is out: copies, of one Message-ID", async () =>
		assert.ok((await during("lose-250", {}, { mayRepeat: () => true })) > 0));

	it("hangs up once its 250 is out: no copy", async () => assert.ok((await during("drop-after-250")) > 0));
});

it("takes longer than a mail may: waited for, the others are sent meanwhile, and none is sent beside itself", async () => {
	const desk = await startSiteWithMail({ env: { SMTP_TIMEOUT_MS: "3000" } });
	try {
		const { mail, site, place } = desk;
		const run = newRun(desk);
		const count = mailsAtOnce + 2;
		mail.setMode("hold");
		come(run, count);
		await allTaken(run);
		await until("every mail has come in", () => mail.seen.length === count);
		const slow = () =>
			new Set(
				site()
					.output()
					.match(/(?<=Delivery of )\S+(?= is slow)/g),
			);
		await until("each mail has held up the next ones for long enough", () => slow().size === count);
		// What is still sent stays leased: it would be sent again when the lease has run out.
		const readLeases = async () => (await readEntries(place)).map(({ lease }) => lease.until);
		const first = Math.max(...(await readLeases()));
		await until("each lease was renewed", async () => Math.min(...(await readLeases())) > first);
		assert.equal(mail.seen.length, count, "sent again while still on its way");
		mail.setMode("right");
		await judge(run, "mail server slower than the limit");
	} finally {
		await desk.remove();
	}
});

it("with STARTTLS", async () => {
	const desk = await startSiteWithMail({ starttls: true });
	try {
		const run = newRun(desk);
		come(run, 4);
		await judge(run, "mail server with STARTTLS");
	} finally {
		await desk.remove();
	}
});

it("no log of any server holds what a visitor has sent", () => assertLogsHoldNothingSent());
