/** What `GET /api/health` says of the built site's server while something is wrong: the disk, the folder, the database, the mail server, a proxy. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { it } from "node:test";
import { tsImport } from "tsx/esm/api";
import { during, startOwn } from "../support/during.mjs";
import { startPostgres } from "../support/postgres.mjs";
import { temporaryOutbox } from "../support/serve.mjs";
import { appointment, assertLogsHoldNothingSent, message, paths, post } from "../support/server-forms.mjs";
import { newEntry, readEntries, withOutbox } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";
import { startMailServer } from "../support/smtp.mjs";

const { addMail } = await tsImport("../../src/server/requests/lifecycle.ts", import.meta.url);

/** What health and alerts have said in these tests. */
const said = [];
const ask = async (url, path = "/api/health", method = "GET") => {
	const response = await fetch(url + path, { method });
	const answer = await response.text();
	said.push(answer);
	return { status: response.status, headers: response.headers, json: answer === "" ? undefined : JSON.parse(answer) };
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
/** Puts a request into an outbox whose mail was to be sent a week ago. */
const storeOld = (place) =>
	withOutbox(place, async (outbox) => {
		await outbox.accept(newEntry("old", { mails: [] }));
		return outbox.change("old", (entry, now) => addMail(entry, "desk", now - 7 * 86_400_000));
	});
const bad = ({ status }) => status === 503;
const good = ({ status }) => status === 200;

it("without a mail server and behind a proxy that isn't trusted, it says so", async (test) => {
	const site = await startOwn(test);
	assert.match(site.output(), /warning: No mail is sent, because SMTP_URL and SMTP_TO/);
	const { status, headers, json } = await ask(site.url);
	assert.equal(status, 200);
	assert.match(headers.get("content-type"), /^application\/json/);
	assert.equal(headers.get("cache-control"), "no-store");
	const empty = { ok: true, outbox: { engine: "sqlite", writable: true }, waiting: 0, oldestWaitingSeconds: null, lastDelivery: null, held: 0, unanswered: 0 };
	assert.deepEqual({ ...json, warnings: [] }, { ...empty, smtp: "off", warnings: [] });
	assert.match(json.warnings[0], /SMTP_URL and SMTP_TO/);
	assert.equal((await ask(site.url, "/api/health", "HEAD")).status, 200);

	for (let time = 0; time < 2; time += 1) assert.equal((await post(site.url, message(), { headers: { "X-Forwarded-For": "203.0.113.77" } })).status, 202);
	const later = await becomes("what waits is seen", site.url, ({ json: { waiting } }) => waiting === 2);
	assert.equal(later.status, 200);
	assert.match(later.json.warnings.join(" "), /share one rate limit\. Set TRUST_PROXY to the number of proxies/);
	assert.equal(site.output().match(/TRUST_PROXY is 0/g).length, 1, "said once");
});

it("a week of undelivered mail, until it's dealt with: the log and the webhook are told, and requests are still taken", async (test) => {
	const texts = [];
	const hook = createServer(async (request, response) => {
		const body = await text(request);
		said.push(body);
		texts.push(JSON.parse(body).text);
		response.end("ok");
	});
	await once(hook.listen(0, "127.0.0.1"), "listening");
	during(test, { stop: () => hook.close() });
	const place = during(test, temporaryOutbox());
	const { reference } = await storeOld(place.folder);
	const site = await startOwn(test, { ALERT_URL: `http://127.0.0.1:${hook.address().port}/services/secret` }, place);
	const { status, json } = await ask(site.url);
	assert.ok(json.oldestWaitingSeconds >= 7 * 86_400);
	assert.deepEqual([status, json.waiting, json.outbox.writable], [503, 1, true]);
	assert.match(json.warnings[0], /has waited for 1\d{4} minutes\. The limit is 60 minutes \(HEALTH_MAX_WAIT_MINUTES\)/);
	assert.deepEqual((await ask(site.url, paths.message)).json, { ok: true });
	assert.equal((await post(site.url, message({ message: "When may I come by?" }))).status, 202);
	assert.equal((await post(site.url, appointment({ note: "Please call before noon." }), { path: paths.appointment })).status, 202);
	await until("the webhook is told", () => texts.length > 0);
	assert.match(texts[0], /^Elm Place .*: Something needs attention\. A mail to the desk has waited for \d+ minutes/);
	assert.ok(!texts[0].includes(reference), "no reference is told to others");
	assert.match(site.output(), /warning: Something needs attention\. A mail to the desk has waited/);
	assert.ok(!site.output().includes("/services/secret"));
	await withOutbox(site.folder, (outbox) => outbox.erase(reference));
	await becomes("the old mail is gone", site.url, good);
});

it("a database that's down, and up again: nobody starts anything", async (test) => {
	const database = during(test, await startPostgres());
	const url = await database.createDatabase();
	const site = await startOwn(test, { OUTBOX_URL: url });
	assert.deepEqual((await ask(site.url)).json.outbox, { engine: "postgres", writable: true });
	await database.crash();
	const { json } = await becomes("the database is missed", site.url, bad);
	assert.deepEqual(json.outbox, { engine: "postgres", writable: false });
	assert.deepEqual([(await ask(site.url, paths.message)).status, (await post(site.url, message())).status], [503, 503]);
	await database.start();
	await becomes("the database is there again", site.url, good);
	assert.deepEqual([(await ask(site.url, paths.message)).status, (await post(site.url, message())).status], [200, 202]);
	assert.ok(!site.output().includes(new URL(url).password));
});

it("a mail server that's down, and up again; what was sent and what's held", async (test) => {
	const mail = during(test, await startMailServer());
	const site = await startOwn(test, { ...mail.env, OUTBOX_RETRY_MS: "100", OUTBOX_RETRY_MAX_MS: "500" });
	assert.deepEqual((await ask(site.url)).json.warnings, []);
	await mail.stop();
	await post(site.url, message());
	await post(site.url, appointment({ blank: "http://spam.example" }), { path: paths.appointment });
	const { status, json } = await becomes("a mail failed", site.url, ({ json: { smtp } }) => smtp === "failing");
	assert.equal(status, 200, "nothing is late yet");
	assert.match(json.warnings[0], /didn't take the last mail/);
	await mail.start();
	const after = await becomes("it was taken", site.url, ({ json: { smtp, waiting } }) => smtp === "ok" && waiting === 0);
	assert.deepEqual([after.json.warnings, after.json.held], [[], 1]);
	assert.ok(Math.abs(Date.parse(after.json.lastDelivery) - Date.now()) < 600_000);
});

it("one of two addresses of SMTP_TO is refused: the other one has it, and health says so", async (test) => {
	const mail = during(test, await startMailServer());
	mail.setMode("refuse-recipient", 550, "gone@");
	const site = await startOwn(test, { ...mail.env, SMTP_TO: `${mail.env.SMTP_TO}, gone@elm-place.example` });
	await post(site.url, message());
	const { status, json } = await becomes("it's sent", site.url, ({ json: { waiting } }) => waiting === 0);
	assert.deepEqual([status, json.smtp, mail.messages.map(({ to }) => to)], [200, "ok", [[mail.env.SMTP_TO]]]);
	assert.match(json.warnings[0], /for some addresses of SMTP_TO only/);
});

it("a mail server without STARTTLS gets no password and no mail; health and log say what to do", async (test) => {
	const mail = during(test, await startMailServer({ encryption: "none" }));
	const startWith = (host) => startOwn(test, { ...mail.env, SMTP_URL: mail.env.SMTP_URL.replace("localhost", host) });
	// Not a name of this machine in the server's eyes, and yet no packet leaves it.
	const { folder, ...site } = await startWith("[::ffff:127.0.0.1]");
	assert.equal((await post(site.url, message())).status, 202);
	const { json } = await becomes("it was tried", site.url, ({ json: { smtp, lastDelivery } }) => smtp === "failing" || lastDelivery !== null);
	assert.match(json.warnings[0], /without STARTTLS, nothing is sent to it/);
	assert.match(site.output(), /Delivery of \S+ failed .*STARTTLS/);
	assert.deepEqual([mail.logins(), mail.seen], [0, []]);
	const [entry] = await readEntries(folder);
	assert.deepEqual([entry.mails[0].state, entry.mails[0].refused], ["waiting", false]);

	const { url } = await startWith("localhost");
	await post(url, message());
	await becomes("the mail is sent on this machine", url, ({ json: { lastDelivery } }) => lastDelivery !== null);
	assert.equal(mail.seen.length, 1);
});

it("no log, health or alert holds what a visitor has sent", () => assertLogsHoldNothingSent(said));
