/** The forms' endpoints of the built site by HTTP: every status, one request for one key, inert input, quiet logs. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import { noLimits, noMail, outputOfAll, startServer, temporaryOutbox } from "../support/serve.mjs";
import { appointment, assertLogsHoldNothingSent, beginPost, day, message, newKey, paths, postPlain, post as postTo } from "../support/server-forms.mjs";
import { readEntries } from "../support/server-outbox.mjs";

const readContent = (file) => JSON.parse(readFileSync(`content/${file}`, "utf8"));
const { phone } = readContent("site.json");

const { folder, remove } = temporaryOutbox();
const withoutMailAndLimits = { OUTBOX_DIR: folder, ...noLimits, ...noMail };
let site;
/** A body that never ends: the server waits ten seconds for the rest, so that this one is begun first and read last. */
let endless;
before(async () => {
	site = await startServer(withoutMailAndLimits);
	endless = await beginPost(site.url, message({ message: "A body that never ends" }));
});
after(async () => {
	await site?.stop();
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

describe("statuses", () => {
	it("GET and HEAD say that requests are taken", async () => {
		for (const path of Object.values(paths)) {
			const response = await fetch(site.url + path);
			assert.equal(response.status, 200);
			assert.deepEqual(await response.json(), { ok: true });
			const head = await fetch(site.url + path, { method: "HEAD" });
			assert.equal(head.status, 200);
			assert.equal(await head.text(), "");
		}
	});

	it("202 with a reference, stored as it was sent", async () => {
		for (const [form, body] of [
			["message", message({ name: "Zoë Ó 李 🌿" })],
			["appointment", appointment({ name: "Zoë Ó 李 🌿" })],
		]) {
			const { status, json } = await post(body, { path: paths[form] });
			assert.equal(status, 202);
			assert.match(json.reference, pattern);
			const entries = await stored(json.reference);
			assert.equal(entries.length, 1);
			assert.equal(entries[0].form, form);
			assert.equal(entries[0].status, "new");
			assert.equal(entries[0].mails[0].state, "waiting");
			assert.equal(entries[0].fields.name, "Zoë Ó 李 🌿");
			assert.ok(entries[0].rows.some(({ detail }) => detail === "Zoë Ó 李 🌿"));
		}
	});

	it("no answer is kept by a cache, guessed at or allowed to run anything", async () => {
		for (const { headers } of [await fetch(site.url + paths.message), await post(message()), await post("{"), await plain({})]) {
			assert.equal(headers.get("cache-control"), "no-store");
			assert.equal(headers.get("x-content-type-options"), "nosniff");
			assert.equal(headers.get("referrer-policy"), "same-origin");
			assert.match(headers.get("vary"), /\bAccept\b/, "the same address answers with JSON or a page");
			assert.match(headers.get("content-security-policy"), /default-src 'none'/);
			assert.match(headers.get("content-security-policy"), /frame-ancestors 'none'/);
		}
	});

	it("400 with the wrong fields, and nothing stored", async () => {
		const before = (await readEntries(folder)).length;
		const { status, json } = await post(message({ name: "", email: "maria@" }));
		assert.equal(status, 400);
		assert.ok(json.message);
		assert.deepEqual(Object.keys(json.fields).sort(), ["email", "name"]);
		const days = await post(appointment({ "day-1": "2020-01-06" }), { path: paths.appointment });
		assert.equal(days.status, 400);
		assert.deepEqual(Object.keys(days.json.fields), ["day-1"]);
		assert.equal((await readEntries(folder)).length, before);
	});

	for (const [what, body] of [
		["broken JSON", "{"],
		["a list", "[]"],
		["an empty body", ""],
		["null", "null"],
		["8,000 nested lists in a field", `{"name":${"[".repeat(8000)}${"]".repeat(8000)}}`],
		["bytes that are not UTF-8", Buffer.from(JSON.stringify(message({ name: "Zoë" })), "latin1")],
	])
		it(`400 for ${what}`, async () => {
			const { status, json } = await post(body);
			assert.equal(status, 400);
			assert.ok(json.message);
			assert.equal(json.fields, undefined, "it is the body that is wrong, not a field");
		});

	for (const key of [undefined, "short", "x".repeat(201), "with spaces in the key"])
		it(`400 for the key ${key?.slice(0, 30)}`, async () => {
			const { status, json } = await post(message(), { headers: { "Idempotency-Key": key } });
			assert.equal(status, 400);
			assert.match(json.message, /Idempotency-Key/);
		});

	for (const headers of [
		{ Origin: "https://evil.example" },
		{ Origin: "null" },
		{ Origin: "no address" },
		{ Origin: undefined, "Sec-Fetch-Site": "cross-site" },
		{ "Sec-Fetch-Site": "same-site" },
	])
		it(`403 for ${JSON.stringify(headers)}`, async () => assert.equal((await post(message(), { headers })).status, 403));

	it("a page that hides its address is ours if the browser says so", async () => {
		assert.equal((await post(message(), { headers: { Origin: "null", "Sec-Fetch-Site": "same-origin" } })).status, 202);
	});

	for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"])
		it(`405 for ${method}`, async () => {
			const { status, headers } = await post("{}", { method });
			assert.equal(status, 405);
			assert.equal(headers.get("allow"), "GET, HEAD, POST");
		});

	it("400 for a text that's too long, at its field, with all of it", async () => {
		// Nine bytes each without script.
		const long = "’".repeat(6900);
		const scripted = await post(message({ message: long }));
		assert.equal(scripted.status, 400);
		assert.deepEqual(Object.keys(scripted.json.fields), ["message"]);
		const page = await plain({ ...message(), message: long });
		assert.equal(page.status, 400);
		assert.ok(page.text.includes(long));
	});

	it("413 for a body of 1 MB, announced or not", async () => {
		assert.equal((await post(message({ message: "x".repeat(1_000_000) }))).status, 413);
		const chunked = await new Promise((done, fail) => {
			const headers = { "Content-Type": "application/json", "Idempotency-Key": newKey(), Origin: site.url };
			const asked = request(site.url + paths.message, { method: "POST", headers }, (response) => {
				response.resume();
				done(response.statusCode);
			});
			asked.on("error", fail);
			for (let part = 0; part < 10; part += 1) asked.write("x".repeat(100_000));
			asked.end();
		});
		assert.equal(chunked, 413);
	});

	it("the longest message there may be is taken, in any script", async () => {
		const longest = "李".repeat(3000);
		const { status, json } = await post(message({ message: longest }));
		assert.equal(status, 202);
		const [entry] = await stored(json.reference);
		assert.ok(entry.rows.some(({ detail }) => detail === longest));
	});

	for (const type of ["text/plain", "application/xml", "multipart/form-data; boundary=x", "multipart/form-data", undefined])
		it(`415 for ${type}`, async () => {
			const { status, json } = await post(new TextEncoder().encode("--x\r\nmalformed"), { headers: { "Content-Type": type } });
			assert.equal(status, 415);
			assert.match(json.message, /application\/json/);
		});

	it("415 for a compressed body", async () => {
		const { status, json } = await post(gzipSync(JSON.stringify(message())), { headers: { "Content-Encoding": "gzip" } });
		assert.equal(status, 415);
		assert.match(json.message, /Content-Encoding/);
	});

	it("422 for a key that was used for other content", async () => {
		const headers = { "Idempotency-Key": newKey() };
		assert.equal((await post(message(), { headers })).status, 202);
		const { status, json } = await post(message({ message: "Another one" }), { headers });
		assert.equal(status, 422);
		assert.match(json.message, /Idempotency-Key/);
		assert.deepEqual(await holding("Another one"), []);
	});

	it("422 for one of two at once with one key", async () => {
		const headers = { "Idempotency-Key": newKey() };
		const answers = await Promise.all(["This way", "That way"].map((words) => post(message({ message: words }), { headers })));
		assert.deepEqual(answers.map(({ status }) => status).sort(), [202, 422]);
		assert.equal((await holding("This way")).length + (await holding("That way")).length, 1);
	});

	it("429 with Retry-After, for one client if a proxy is trusted, and for all together", async () => {
		const own = temporaryOutbox();
		const limited = await startServer({ ...withoutMailAndLimits, OUTBOX_DIR: own.folder, RATE_LIMIT_CLIENT: "1", RATE_LIMIT_OVERALL: "2", TRUST_PROXY: "1" });
		try {
			const from = (address) => postTo(limited.url, message(), { headers: { "X-Forwarded-For": `198.51.100.99, ${address}` } });
			const same = await Promise.all([from("203.0.113.101"), from("203.0.113.101")]);
			assert.deepEqual(same.map(({ status }) => status).sort(), [202, 429]);
			const refused = same.find(({ status }) => status === 429);
			const seconds = Number(refused.headers.get("retry-after"));
			assert.ok(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60, `Retry-After: ${seconds}`);
			assert.match(refused.json.message, seconds === 60 ? /in 1 minute,/ : new RegExp(`in ${seconds} seconds?,`));
			assert.equal((await from("203.0.113.102")).status, 202);
			assert.equal((await from("203.0.113.103")).status, 429, "all together");
		} finally {
			await limited.stop();
			own.remove();
		}
	});

	it("503 if the outbox can't be written, and 202 once it can", async () => {
		const own = temporaryOutbox();
		writeFileSync(own.folder, "a file where the folder should be");
		const full = await startServer({ ...withoutMailAndLimits, OUTBOX_DIR: own.folder });
		try {
			const health = await fetch(full.url + paths.message);
			assert.deepEqual([health.status, await health.json()], [503, { ok: false }]);
			const { status, headers, json } = await postTo(full.url, message());
			assert.equal(status, 503);
			assert.equal(headers.get("retry-after"), "60");
			assert.ok(json.message.includes(phone.display), json.message);
			rmSync(own.folder);
			mkdirSync(own.folder);
			assert.equal((await postTo(full.url, message())).status, 202);
		} finally {
			await full.stop();
			own.remove();
		}
	});
});

describe("one request", () => {
	it("a double click, two tabs, a retry after no answer came: one entry, one reference", async () => {
		const headers = { "Idempotency-Key": newKey() };
		const body = message({ message: "Sent ten times" });
		const answers = await Promise.all(Array.from({ length: 10 }, () => post(body, { headers })));
		answers.push(await post(body, { headers }));
		assert.deepEqual([...new Set(answers.map(({ status }) => status))], [202]);
		assert.equal(new Set(answers.map(({ json }) => json.reference)).size, 1);
		assert.equal((await holding("Sent ten times")).length, 1);
	});

	it("the sender hangs up before the answer and sends again", async () => {
		const headers = { "Idempotency-Key": newKey() };
		const body = message({ message: "Hung up before the answer" });
		const first = await beginPost(site.url, body, { headers });
		await first.finish();
		first.hangUp();
		assert.equal((await post(body, { headers })).status, 202);
		assert.equal((await holding("Hung up before the answer")).length, 1);
	});

	it("the same words under two keys are two requests", async () => {
		const [a, b] = [await post(message()), await post(message())];
		assert.notEqual(a.json.reference, b.json.reference);
	});

	it("what a machine fills in is answered like the rest, and held", async () => {
		const machine = { name: "Ada Machine", blank: "http://spam.example" };
		for (const [body, path] of [
			[message(machine), paths.message],
			[appointment(machine), paths.appointment],
		]) {
			const { status, json } = await post(body, { path });
			assert.equal(status, 202);
			const [entry] = await stored(json.reference);
			assert.deepEqual([entry.status, entry.mails], ["held", []]);
			assert.deepEqual(entry.history, [{ at: entry.acceptedAt, by: "the form", status: "held", note: "The trap field was filled in" }]);
		}
	});

	it("a form sent within two seconds is answered like the rest, and held; its time isn't kept", async () => {
		const elapsed = "1987";
		const { status, json } = await post(message(), { headers: { "Form-Elapsed": elapsed } });
		assert.deepEqual([status, Object.keys(json)], [202, ["reference"]]);
		const [entry] = await stored(json.reference);
		assert.deepEqual([entry.status, entry.mails], ["held", []]);
		assert.deepEqual(entry.history, [{ at: entry.acceptedAt, by: "the form", status: "held", note: "Sent within 2 seconds" }]);
		const { reference, key, fingerprint, acceptedAt, history, ...rest } = entry;
		assert.ok(!JSON.stringify(rest).includes(elapsed));
	});

	it("a form that took two seconds, or doesn't say, is mailed", async () => {
		for (const elapsed of ["2000", "soon", undefined]) {
			const { json } = await post(message(), { headers: { "Form-Elapsed": elapsed } });
			const [entry] = await stored(json.reference);
			assert.deepEqual([entry.status, entry.mails.length > 0, entry.history], ["new", true, []], `Form-Elapsed: ${elapsed}`);
		}
	});

	it("a quick form that's sent again later stays the one that's held", async () => {
		const [body, headers] = [message({ message: "Sent twice" }), { "Idempotency-Key": newKey() }];
		const first = await post(body, { headers: { ...headers, "Form-Elapsed": "900" } });
		const second = await post(body, { headers: { ...headers, "Form-Elapsed": "30000" } });
		assert.deepEqual([second.status, second.json.reference], [202, first.json.reference]);
		assert.deepEqual(
			(await holding("Sent twice")).map(({ status }) => status),
			["held"],
		);
	});
});

describe("without script", () => {
	const fields = { name: "Zoë <i>Ó</i>", phone: "", email: "zoe@example.com", topic: "other", message: "A & B\r\n<script>alert(1)</script>", blank: "" };

	it("a page with the reference, what happens next and a copy; sent twice it is one request", async () => {
		const first = await plain(fields);
		assert.equal(first.status, 202);
		assert.match(first.headers.get("content-type"), /^text\/html; charset=utf-8/);
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

	it("the page is dressed like the site, by styles its policy allows alone, and every class in it has a rule", async () => {
		const { headers, text } = await plain({ ...fields, name: "" });
		const styles = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => style);
		for (const style of styles) assert.ok(headers.get("content-security-policy").includes(`'sha256-${createHash("sha256").update(style).digest("base64")}'`));
		assert.doesNotMatch(text, / style="|<script/);
		assert.match(text, /<header[\s\S]*<main[\s\S]*<footer/);
		const pages = [text, (await plain(fields)).text, (await plain(fields, { headers: { Origin: "https://evil.example" } })).text];
		const mains = pages.map((page) => page.slice(page.indexOf("<main"), page.indexOf("</main>"))).join("");
		const classes = new Set([...mains.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(" ")));
		const rules = styles.join("").replaceAll("\\", "");
		assert.deepEqual(
			[...classes].filter((name) => !(name.startsWith("lucide") || rules.includes(`.${name}`))),
			[],
			"classes no component of the site uses, so that Tailwind writes no rule for them",
		);
	});

	it("an appointment by the names of its fields", async () => {
		const days = { service: "hydrafacial", client: "new", provider: "", "day-1": "", "time-1": "any", "day-2": day, "time-2": "morning", earlier: "yes" };
		const incomplete = await plain({ ...days, name: "Maria Lopez" }, { path: paths.appointment });
		assert.equal(incomplete.status, 400);
		assert.match(incomplete.text, /<option value="hydrafacial" selected="">/);
		assert.match(incomplete.text, /href="#form-consent">/);
		assert.match(incomplete.text, /id="form-earlier" name="earlier" checked=""/);
		const complete = { ...days, name: "Maria Lopez", phone: "918 555 0107", email: "", reachBy: "text", note: "", consent: "yes" };
		const accepted = await plain(complete, { path: paths.appointment });
		assert.equal(accepted.status, 202);
		assert.ok(accepted.text.includes(`>${escaped(readContent("services/hydrafacial.json").title)}</dd>`));
		assert.match(accepted.text, /,<\/span> morning</);
		const [entry] = await stored(referenceIn(accepted.text));
		assert.equal(entry.form, "appointment");
	});

	it("a wrong field comes back with what was typed, tied to its error", async () => {
		const { status, headers, text } = await plain({ ...fields, email: '"><script>alert(1)</script>' });
		assert.equal(status, 400);
		assert.match(text, /href="#form-email">/);
		assert.match(text, /<input id="form-blank" type="text" tabindex="-1"[^>]* name="blank"/, "the field no person fills in is there again");
		assert.match(text, /<form [^>]*action="\/api\/contact-messages" method="post"/);
		assert.match(headers.get("content-security-policy"), /form-action 'self'/, "the page may post it again");
		assert.match(text, /aria-describedby="form-email-error" aria-invalid="true"[^>]* name="email"/);
		assert.match(text, /id="form-email-error"/);
		assert.match(text, /value="&quot;&gt;&lt;script&gt;/);
		assert.match(text, /A &amp; B/);
		assert.doesNotMatch(text, /<script/);
	});

	it("a phone number that there can't be is refused in both forms, by script and without; others are stored with their extension", async () => {
		for (const [path, body] of [
			[paths.message, message({ phone: "000-000-0000" })],
			[paths.appointment, appointment({ phone: "000-000-0000" })],
		]) {
			const { status, json } = await post(body, { path });
			assert.deepEqual([status, Object.keys(json.fields)], [400, ["phone"]]);
			assert.match((await plain(body, { path })).text, /id="form-phone-error"/);
		}
		const { json } = await post(message({ phone: "tel:\u202a+49 30 901820\u202c, Ext. 12" }));
		assert.equal((await stored(json.reference))[0].fields.phone, "+49 30 901820 ext. 12");
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

	it("a refusal is a page too, with the way back and the phone", async () => {
		const { status, headers, text } = await plain(fields, { headers: { Origin: "https://evil.example" } });
		assert.equal(status, 403);
		assert.match(headers.get("content-type"), /^text\/html/);
		assert.ok(text.includes(`href="tel:${phone.e164}"`));
		assert.match(text, /href="\/contact"/);
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

	it("what a machine fills in is answered like the rest, and held", async () => {
		const { status, text } = await plain({ ...fields, message: "Buy now, plainly", blank: "http://spam.example" });
		assert.equal(status, 202);
		const [entry] = await stored(referenceIn(text));
		assert.deepEqual([entry.status, entry.mails], ["held", []]);
	});
});

describe("inert", () => {
	it("line breaks in a name, and a header in an address, are refused", async () => {
		const { status, json } = await post(message({ name: "Maria\r\nBcc: all@example.com", email: "a@example.com\r\nBcc: b@example.com" }));
		assert.equal(status, 400);
		assert.deepEqual(Object.keys(json.fields).sort(), ["email", "name"]);
	});

	it("HTML, formulas and every script are kept to the letter, and `npm run outbox` exports them so that no spreadsheet calculates", async () => {
		const name = "=Zoë <b>Ó</b> 李 🌿 \u202eabc";
		const { json } = await post(message({ name }));
		const [entry] = await stored(json.reference);
		assert.ok(entry.rows.some(({ detail }) => detail === name));
		const env = { ...process.env, OUTBOX_DIR: folder };
		const { stdout, stderr, status } = spawnSync("npm", ["run", "--silent", "outbox", "--", "export", "--csv"], { encoding: "utf8", env });
		assert.equal(status, 0, stderr);
		assert.ok(stdout.includes(`,'${name},`));
	});

	it("the files are the owner's alone", () => {
		assert.equal(statSync(folder).mode & 0o777, 0o700);
		const files = readdirSync(folder);
		assert.ok(files.includes("outbox.db"));
		for (const file of files) assert.equal(statSync(join(folder, file)).mode & 0o777, 0o600, file);
	});
});

it("408 for a body that does not end in time, and nothing stored", async () => {
	assert.equal(await endless.over, 408);
	endless.hangUp();
	assert.deepEqual(await holding("A body that never ends"), []);
});

it("no log of any server holds what a visitor has sent", () => {
	assert.match(outputOfAll(), /\[forms\] .*outbox/, "the server that could not write its outbox said so");
	assertLogsHoldNothingSent();
});
