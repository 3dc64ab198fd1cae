/** What `GET /api/health` says of the built site's server while something is wrong. */

import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { addMail } from "../../src/server/inquiries/mail-queue";
import { during, startOwn } from "../support/during.mjs";
import { newInquiry } from "../support/new-inquiry";
import { temporaryOutbox } from "../support/serve.mjs";
import {
	appointment,
	expectNothingSentInLogs,
	message,
	paths,
	post,
} from "../support/server-forms.mjs";
import { readInquiries, withOutbox } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";
import { startMailServer } from "../support/smtp.mjs";

/** What health and alerts have said in these tests. */
const said = [];
const ask = async (url, path = "/api/health") => {
	const response = await fetch(url + path);
	const answer = await response.text();
	said.push(answer);
	return { status: response.status, headers: response.headers, ...JSON.parse(answer) };
};
/** Waits until health is as expected: a result holds for a few seconds. @returns it */
const becomes = async (what, url, holds) => {
	let last;
	await until(what, async () => {
		last = await ask(url);
		return holds(last);
	});
	return last;
};

test("without a mail server and behind a proxy that isn't trusted, it says so", async () => {
	const { url, output } = await startOwn(during);
	expect(output()).toMatch(/warning: No mail is sent, because SMTP_URL and SMTP_TO/);
	const { status, headers, warnings, ...json } = await ask(url);
	expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
		200,
		expect.stringMatching(/^application\/json/),
		"no-store",
	]);
	const none = {
		waiting: 0,
		oldestWaitingSeconds: null,
		held: 0,
		unanswered: 0,
	};
	expect(json).toEqual({
		ok: true,
		outbox: { engine: "sqlite", writable: true },
		...none,
		smtp: "off",
	});
	expect(warnings[0]).toMatch(/SMTP_URL and SMTP_TO/);
	for (let time = 0; time < 2; time += 1)
		expect(
			(await post(url, message(), { headers: { "X-Forwarded-For": "203.0.113.77" } })).status,
		).toBe(202);
	const later = await becomes("what waits is seen", url, ({ waiting }) => waiting === 2);
	expect([later.status, later.warnings.join(" ")]).toEqual([
		200,
		expect.stringMatching(/share one rate limit\. Set TRUST_PROXY to the number of proxies/),
	]);
	expect(output().match(/TRUST_PROXY is 0/g)).toHaveLength(1);
});

test("a week of undelivered mail, until it's dealt with: the log and the webhook are told, and requests are still taken", async () => {
	const texts = [];
	const hook = createServer(async (request, response) => {
		said.push(await text(request));
		texts.push(JSON.parse(said.at(-1)).text);
		response.end("ok");
	});
	await once(hook.listen(0, "127.0.0.1"), "listening");
	during({ stop: () => hook.close() });
	const place = during(temporaryOutbox());
	const reference = await withOutbox(place.folder, async (outbox) => {
		await outbox.accept(newInquiry({ mails: [] }));
		return (
			await outbox.change("k", (inquiry, now) => addMail(inquiry, "desk", now - 7 * 86_400_000))
		).reference;
	});
	const { url, output } = await startOwn(
		during,
		{ ALERT_URL: `http://127.0.0.1:${hook.address().port}/services/secret` },
		place,
	);
	const { status, waiting, oldestWaitingSeconds, outbox, warnings } = await ask(url);
	expect({ status, waiting, outbox }).toMatchObject({
		status: 503,
		waiting: 1,
		outbox: { writable: true },
	});
	expect(oldestWaitingSeconds).toBeGreaterThanOrEqual(7 * 86_400);
	expect(warnings[0]).toMatch(
		/has waited for 1\d{4} minutes\. The limit is 60 minutes \(HEALTH_MAX_WAIT_MINUTES\)/,
	);
	expect(await ask(url, paths.message)).toMatchObject({ status: 200, ok: true });
	await until("the webhook is told", () => texts.length > 0);
	expect(texts[0]).toMatch(
		/^Elm Place .*: Something needs attention\. A mail to the desk has waited for \d+ minutes/,
	);
	expect(texts[0]).not.toContain(reference);
	expect(output()).not.toContain("/services/secret");
	await withOutbox(place.folder, (store) => store.erase(reference));
	await becomes("the old mail is gone", url, ({ ok }) => ok);
});

test("a mail server that's down, and up again; what was sent and what's held; one of two addresses is refused", async () => {
	const mail = during(await startMailServer());
	const retry = { OUTBOX_RETRY_MS: "100", OUTBOX_RETRY_MAX_MS: "500" };
	const { url, output } = await startOwn(during, {
		...mail.env,
		...retry,
		SMTP_TO: `${mail.env.SMTP_TO}, gone@elm-place.example`,
	});
	expect((await ask(url)).warnings).toEqual([]);
	mail.stop();
	await post(url, message());
	await post(url, appointment({ blank: "http://spam.example" }), { path: paths.appointment });
	const failing = await becomes("a mail failed", url, ({ smtp }) => smtp === "failing");
	// Nothing is late yet.
	expect([failing.status, failing.warnings[0]]).toEqual([
		200,
		expect.stringMatching(/didn't take the last mail/),
	]);
	mail.start();
	const isSent = ({ smtp, waiting }) => smtp === "ok" && waiting === 0;
	const after = await becomes("it was taken", url, isSent);
	expect([after.warnings, after.held]).toEqual([[], 1]);

	mail.setMode("refuse-recipient", 550, "gone@");
	// A visitor's address that's wrong says nothing against the mail server.
	await post(url, message({ email: "gone@example.com" }));
	const partly = await becomes(
		"the other one has it",
		url,
		(health) => isSent(health) && health.warnings.length > 0,
	);
	expect([mail.messages.at(-1).to, partly.warnings[0]]).toEqual([
		[mail.env.SMTP_TO],
		expect.stringMatching(/for some addresses of SMTP_TO only/),
	]);
	expect(output()).toMatch(/The mail server refused gone@/);
});

test("a mail server without STARTTLS gets no password and no mail; health and log say what to do", async () => {
	const mail = during(await startMailServer({ encryption: "none" }));
	// Not a name of this machine in the server's eyes, and yet no packet leaves it.
	const SMTP_URL = mail.env.SMTP_URL.replace("localhost", "[::ffff:127.0.0.1]");
	const { folder, url, output } = await startOwn(during, { ...mail.env, SMTP_URL });
	await post(url, message());
	const { warnings } = await becomes(
		"it was tried",
		url,
		({ smtp, waiting }) => smtp === "failing" || waiting === 0,
	);
	expect(warnings[0]).toMatch(/without STARTTLS, nothing is sent to it/);
	expect(output()).toMatch(/Delivery of \S+ failed .*STARTTLS/);
	expect([mail.logins(), mail.seen]).toEqual([0, []]);
	expect(await readInquiries(folder)).toMatchObject([
		{ mails: [{ state: "waiting", refused: false }] },
	]);
});

test("no log, health or alert holds what a visitor has sent", () => expectNothingSentInLogs(said));
