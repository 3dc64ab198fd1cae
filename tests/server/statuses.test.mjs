/** The forms' endpoints of the built site by HTTP: every status, one request for one key, inert input, quiet logs. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import { noLimits, noMail, startServer, temporaryOutbox } from "../support/serve.mjs";
import { appointment, assertLogsHoldNothingSent, beginPost, message, newKey, paths, postPlain, post as postTo } from "../support/server-forms.mjs";
import { readEntries } from "../support/server-outbox.mjs";

const readContent = (file) => JSON.parse(readFileSync(`content/${file}`, "utf8"));

const { folder, remove } = temporaryOutbox();
const site = await startServer({ OUTBOX_DIR: folder, LINK_SECRET: "", ...noLimits, ...noMail });
/** A body that never ends: the server waits ten seconds for the rest, so that this one is begun first and read last. */
const endless = await beginPost(site.url, message({ message: "A body that never ends" }));
after(async () => {
	await site.stop();
	remove();
});

const post = (body, options) => postTo(site.url, body, options);
const plain = (fields, options) => postPlain(site.url, fields, options);
/** The entries of a request, by the reference its visitor was given. */
const stored = async (reference) => (await readEntries(folder)).filter((entry) => entry.reference === reference);
/** The entries that hold a text. */
const holding = async (text) => (await readEntries(folder)).filter(({ rows }) => rows.some(({ detail }) => detail === text));

const pattern = /^[A-Z0-9]{4}-[A-Z0-9]{4}$/;
/** The reference a page tells its reader. */
const referenceIn = (page) => /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(page.slice(page.indexOf("<main")))?.[0];
const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;").replace(/'/g, "&#x27;");

const key = () => ({ "Idempotency-Key": newKey() });
const machine = { name: "Ada Machine", blank: "http://spam.example" };

it("202 with a reference, stored to the letter", async () => {
	const name = "=Zoë <b>Ó</b> 李 🌿 \u202eabc";
	const longest = "李".repeat(3000);
	for (const [form, body, texts] of [
		["message", message({ name, message: longest }), [name, longest]],
		["appointment", appointment({ name }), [name]],
	]) {
		const { status, json } = await post(body, { path: paths[form] });
		assert.equal(status, 202);
		assert.match(json.reference, pattern);
		const [entry, ...others] = await stored(json.reference);
		assert.deepEqual([others, entry.form, entry.status, entry.history, entry.mails[0].state, entry.fields.name], [[], form, "new", [], "waiting", name]);
		for (const text of texts) assert.ok(entry.rows.some(({ detail }) => detail === text));
	}
});

it("GET and HEAD say that requests are taken; no answer is kept by a cache, guessed at or allowed to run anything", async () => {
	const asked = [await fetch(site.url + paths.appointment), await fetch(site.url + paths.message, { method: "HEAD" })];
	assert.deepEqual([asked[0].status, await asked[0].json()], [200, { ok: true }]);
	assert.deepEqual([asked[1].status, await asked[1].text()], [200, ""]);
	for (const { headers } of [...asked, await post(message()), await post("{"), await plain({})]) {
		assert.equal(headers.get("cache-control"), "no-store");
		assert.equal(headers.get("x-content-type-options"), "nosniff");
		assert.equal(headers.get("referrer-policy"), "same-origin");
		assert.match(headers.get("vary"), /\bAccept\b/, "the same address answers with JSON or a page");
		assert.match(headers.get("content-security-policy"), /default-src 'none'/);
		assert.match(headers.get("content-security-policy"), /frame-ancestors 'none'/);
	}
});

it("what's refused is refused with a status that says why, and isn't stored", async () => {
	const before = (await readEntries(folder)).length;
	for (const [what, { body = message(), ...options }, expected, says] of [
		["a list", { body: "[]" }, 400, /JSON/],
		["8,000 nested lists in a field", { body: `{"name":${"[".repeat(8000)}${"]".repeat(8000)}}` }, 400, /JSON/],
		["bytes that are not UTF-8", { body: Buffer.from(JSON.stringify(message({ name: "Zoë" })), "latin1") }, 400, /UTF-8/],
		["no key", { headers: { "Idempotency-Key": undefined } }, 400, /Idempotency-Key/],
		["a key with spaces", { headers: { "Idempotency-Key": "with spaces in the key" } }, 400, /Idempotency-Key/],
		["another site", { headers: { Origin: "https://evil.example" } }, 403, /our own site/],
		["another method", { body: "{}", method: "PUT" }, 405, /with POST/],
		["a body of 1 MB", { body: message({ message: "x".repeat(1_000_000) }) }, 413, /64 kB/],
		["a form with files", { headers: { "Content-Type": "multipart/form-data; boundary=x" } }, 415, /application\/json/],
		["no Content-Type", { body: Buffer.from("{}"), headers: { "Content-Type": undefined } }, 415, /application\/json/],
		["a compressed body", { body: gzipSync(JSON.stringify(message())), headers: { "Content-Encoding": "gzip" } }, 415, /Content-Encoding/],
	]) {
		const { status, headers, json } = await post(body, options);
		assert.equal(status, expected, what);
		assert.match(json.message, says, what);
		assert.equal(json.fields, undefined, "it isn't a field that is wrong");
		assert.equal(headers.get("allow"), expected === 405 ? "GET, HEAD, POST" : null);
	}
	for (const [body, fields] of [
		[message({ name: "A\r\nBcc: all@example.com", email: "a@example.com\r\nBcc: b@c.com", message: "’".repeat(6900) }), ["email", "message", "name"]],
		[message({ phone: "000-000-0000" }), ["phone"]],
		[appointment({ phone: "000-000-0000", "day-1": "2020-01-06" }), ["day-1", "phone"]],
	]) {
		const { status, json } = await post(body, { path: "service" in body ? paths.appointment : paths.message });
		assert.deepEqual([status, Object.keys(json.fields).sort()], [400, fields]);
		assert.match(json.message, /another look/);
	}
	assert.equal((await readEntries(folder)).length, before);
});

it("a weekday with a window is stored as the day, by script and without, and comes back in the form if something is wrong", async () => {
	const asked = appointment({ "day-1": "", "weekday-1": "thursday", "time-1": "late" });
	const fields = { ...asked, name: "Thursday Weekday" };
	const plain = await postPlain(site.url, { ...fields, consent: "" }, { path: paths.appointment });
	assert.equal(plain.status, 400);
	assert.match(plain.text, /<option value="thursday" selected="">Any Thursday/);
	assert.match(plain.text, /<option value="late" selected="">Late afternoon/);
	assert.equal((await postPlain(site.url, fields, { path: paths.appointment })).status, 202);
	assert.equal((await post({ ...fields, note: "By script" }, { path: paths.appointment })).status, 202);
	const kept = (await readEntries(folder)).filter((entry) => entry.fields.name === fields.name);
	assert.equal(kept.length, 2);
	for (const { fields: own, rows } of kept) {
		assert.equal(own["day-1"], "thursday");
		assert.match(rows.find(({ term }) => term === "Days").detail, /^Any Thursday, late afternoon \(\d/);
	}
});

it("without LINK_SECRET no answer has a link, and the log says so", async () => {
	assert.deepEqual(Object.keys((await post(message())).json), ["reference"]);
	assert.equal((await fetch(`${site.url}/api/request?reference=AAAA-AAAA&signature=`)).status, 404);
	assert.match(site.output(), /warning: LINK_SECRET isn't set/);
});

it("one key is one request: a double click, two tabs, a retry after no answer came; other content is 422", async () => {
	const headers = key();
	const body = message({ message: "Sent again and again" });
	const first = await beginPost(site.url, body, { headers });
	await first.finish();
	first.hangUp();
	const answers = await Promise.all(Array.from({ length: 10 }, () => post(body, { headers })));
	answers.push(await post(body, { headers }));
	assert.deepEqual([...new Set(answers.map(({ status }) => status))], [202]);
	assert.equal(new Set(answers.map(({ json }) => json.reference)).size, 1);
	assert.equal((await holding("Sent again and again")).length, 1);
	const { status, json } = await post(message({ message: "Another one" }), { headers });
	assert.equal(status, 422);
	assert.match(json.message, /Idempotency-Key/);
	assert.deepEqual(await holding("Another one"), []);
	const other = await post(body, { headers: key() });
	assert.notEqual(other.json.reference, answers[0].json.reference, "the same words under another key are another request");
});

it("what a program fills in, or sends within two seconds, is answered like the rest, and held", async () => {
	const trap = "The trap field was filled in";
	const quick = { ...key(), "Form-Elapsed": "1987" };
	for (const [send, note] of [
		[() => post(message(machine)), trap],
		[() => post(appointment(machine), { path: paths.appointment }), trap],
		[() => plain(message(machine)), trap],
		[() => post(message(), { headers: quick }), "Sent within 2 seconds"],
	]) {
		const { status, json, text } = await send();
		assert.equal(status, 202);
		if (json) assert.deepEqual(Object.keys(json), ["reference"]);
		const [entry, ...others] = await stored(json?.reference ?? referenceIn(text));
		assert.deepEqual([others, entry.status, entry.mails], [[], "held", []]);
		assert.deepEqual(entry.history, [{ at: entry.acceptedAt, by: "the form", status: "held", note }]);
		const { reference, key: _key, fingerprint, acceptedAt, history, ...rest } = entry;
		assert.ok(!JSON.stringify(rest).includes(quick["Form-Elapsed"]), "the time isn't kept");
	}
	const { json } = await post(message(), { headers: { "Form-Elapsed": "2000" } });
	const [entry] = await stored(json.reference);
	assert.deepEqual([entry.status, entry.mails.length > 0, entry.history], ["new", true, []]);
});

describe("without script", () => {
	const fields = { name: "Zoë <i>Ó</i>", phone: "", email: "zoe@example.com", topic: "other", message: "A & B\r\n<script>alert(1)</script>", blank: "" };

	it("a page with the reference, what happens next and a copy; sent twice it is one request", async () => {
		const first = await plain(fields);
		assert.equal(first.status, 202);
		assert.match(first.headers.get("content-type"), /^text\/html; charset=utf-8/i);
		assert.match(first.text, /<html lang="en-US">/);
		const { heading, points } = readContent("pages/contact.json").blocks.find(({ key }) => key === "sent");
		assert.ok(first.text.includes(`>${escaped(heading)}</h1>`));
		for (const { title } of points) assert.ok(first.text.includes(escaped(title)), title);
		assert.match(first.text, /Zoë &lt;i&gt;Ó&lt;\/i&gt;/);
		assert.match(first.text, /A &amp; B\n&lt;script&gt;/);
		assert.doesNotMatch(first.text, /<script|<i>/);
		const reference = referenceIn(first.text);
		assert.equal((await stored(reference)).length, 1);
		const second = await plain(fields);
		assert.equal(second.status, 202);
		assert.equal(referenceIn(second.text), reference);
		assert.equal((await holding("zoe@example.com")).length, 1);
	});

	it("a wrong field comes back with all that was typed, tied to its error", async () => {
		// Nine bytes each: with the longest body there may be, a text that's too long gets an error at its field.
		const long = "’".repeat(6900);
		const { status, headers, text } = await plain({ ...fields, email: '"><script>alert(1)</script>', message: `A & B ${long}` });
		assert.equal(status, 400);
		for (const name of ["email", "message"]) assert.match(text, new RegExp(`href="#form-${name}">`));
		assert.match(headers.get("content-security-policy"), /form-action 'self'/, "the page may post it again");
		assert.match(text, /value="&quot;&gt;&lt;script&gt;/);
		assert.ok(text.includes(`A &amp; B ${long}`));
		assert.doesNotMatch(text, /<script/);
	});

	it("an email address that looks misspelled is asked about once, and kept if the form is sent again; a script has asked before it sends", async () => {
		const misspelled = { ...fields, email: "zoe@gmail.con" };
		const { status, text } = await plain(misspelled);
		assert.equal(status, 400);
		assert.match(text, /id="form-email-error"[^>]*>[\s\S]{0,2000}?Did you mean zoe@gmail\.com\? If zoe@gmail\.con is right, send the form again\.</);
		const [, asked] = /<input type="hidden" name="email-asked" value="([^"]*)"\/>/.exec(text);
		const again = await plain({ ...misspelled, "email-asked": asked });
		assert.equal(again.status, 202);
		assert.equal((await stored(referenceIn(again.text)))[0].replyTo, "zoe@gmail.con");
		assert.equal((await post(misspelled)).status, 202);
	});

	it("a form of which only a part arrives is not stored", async () => {
		const text = new URLSearchParams({ ...fields, name: "Half a form", message: "x".repeat(1000) }).toString();
		const begun = await beginPost(site.url, text, { headers: { "Content-Type": "application/x-www-form-urlencoded" } });
		begun.hangUp();
		await begun.over;
		// Once a later one is answered, the server has seen the other end.
		assert.equal((await plain({ ...fields, message: "A whole form" })).status, 202);
		assert.deepEqual(await holding("Half a form"), []);
	});
});

it("408 for a body that does not end in time, and nothing stored", async () => {
	assert.equal(await endless.over, 408);
	endless.hangUp();
	assert.deepEqual(await holding("A body that never ends"), []);
});

it("no log of any server holds what a visitor has sent", () => assertLogsHoldNothingSent());
