/** The functions of the built site behind the real `gatsby serve`, by HTTP: every status, one request for one key, inert input, quiet logs. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { tsImport } from "tsx/esm/api";
import { freePort } from "../../.scripts/free-port.mjs";
import { startServer, temporaryOutbox } from "../support/serve.mjs";

const { folder, remove } = temporaryOutbox();
const off = { OUTBOX_DIR: folder, RATE_LIMIT_CLIENT: "0", RATE_LIMIT_OVERALL: "0", SMTP_URL: "", SMTP_TO: "" };
let site;
before(async () => {
	site = await startServer(off);
});
after(async () => {
	await site?.stop();
	remove();
});

let count = 0;
const newKey = () => {
	count += 1;
	return `test-key-${process.pid}-${count}-`.padEnd(32, "0");
};
const message = (changes = {}) => ({
	name: "Maria Lopez",
	phone: "",
	email: "maria@example.com",
	topic: "product",
	message: "In stock?",
	website: "",
	...changes,
});
const { openDayAhead } = await tsImport("../support/open-days.ts", import.meta.url);
const day = openDayAhead(10);
const appointment = (changes = {}) => ({
	...{ service: "hydrafacial", client: "new", provider: "", times: [{ day, part: "any" }], name: "Maria Lopez", phone: "(918) 555-0107", email: "" },
	...{ reachBy: "text", note: "", consent: true, website: "", ...changes },
});
const paths = { message: "/api/contact-messages", appointment: "/api/appointment-requests" };

/** One post; what stands in `headers` replaces what a browser would send, undefined leaves it out. */
const post = async (body, { path = paths.message, headers = {}, url = site.url, method = "POST" } = {}) => {
	const all = { "Content-Type": "application/json", "Idempotency-Key": newKey(), Origin: url, ...headers };
	const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
	const raw = typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
	const response = await fetch(url + path, { method, headers: sent, body: raw });
	const text = await response.text();
	const json = response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : undefined;
	return { status: response.status, headers: response.headers, text, json };
};
const plain = (fields, options = {}) =>
	post(new URLSearchParams(fields).toString(), {
		...options,
		headers: { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html,*/*", "Idempotency-Key": undefined, ...options.headers },
	});

/** What lies in an outbox, read while the site runs. */
const outbox = (dir = folder, ...words) => {
	const { stdout, stderr, status } = spawnSync("npm", ["run", "--silent", "outbox", "--", ...(words.length > 0 ? words : ["export", "--json"])], {
		encoding: "utf8",
		env: { ...process.env, OUTBOX_DIR: dir },
	});
	assert.equal(status, 0, stderr);
	return words.length > 0 ? stdout : JSON.parse(stdout);
};
const stored = (reference) => outbox().filter((entry) => entry.reference === reference);

describe("statuses", () => {
	it("GET and HEAD: the function is there", async () => {
		for (const path of Object.values(paths)) {
			const response = await fetch(site.url + path);
			assert.equal(response.status, 200);
			assert.deepEqual(await response.json(), { ok: true });
			assert.equal(response.headers.get("cache-control"), "no-store");
			const head = await fetch(site.url + path, { method: "HEAD" });
			assert.equal(head.status, 200);
			assert.equal(await head.text(), "");
		}
	});

	it("202 with a reference, stored as it was sent", async () => {
		for (const [name, body] of [
			["message", message()],
			["appointment", appointment()],
		]) {
			const { status, json } = await post(body, { path: paths[name] });
			assert.equal(status, 202);
			assert.match(json.reference, /^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
			const [entry] = stored(json.reference);
			assert.equal(entry.form, name);
			assert.equal(entry.state, "waiting");
			assert.ok(entry.rows.some(({ term, detail }) => term === "Name" && detail === "Maria Lopez"));
		}
	});

	it("400 with the fields and what to do", async () => {
		const { status, json } = await post(message({ name: "", email: "maria@" }));
		assert.equal(status, 400);
		assert.match(json.message, /Correct them/);
		assert.deepEqual(Object.keys(json.fields).sort(), ["email", "name"]);
		const days = await post(appointment({ times: [{ day: "2020-01-06", part: "any" }] }), { path: paths.appointment });
		assert.equal(days.status, 400);
		assert.deepEqual(Object.keys(days.json.fields), ["times.0.day"]);
	});

	for (const [what, body] of [
		["no JSON", "{"],
		["a list", "[]"],
		["nothing", ""],
		["null", "null"],
		["what is nested 5,000 deep", "[".repeat(5000) + "]".repeat(5000)],
		["what is no UTF-8", Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d)],
	])
		it(`400 for ${what}`, async () => {
			const { status, json } = await post(body);
			assert.equal(status, 400);
			assert.match(json.message, /Send/);
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
		it(`403 for ${JSON.stringify(headers)}`, async () => {
			const { status, json } = await post(message(), { headers });
			assert.equal(status, 403);
			assert.match(json.message, /another website/);
		});

	it("a page whose address is kept secret is ours where the browser says so", async () => {
		assert.equal((await post(message(), { headers: { Origin: "null", "Sec-Fetch-Site": "same-origin" } })).status, 202);
	});

	for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"])
		it(`405 for ${method}`, async () => {
			const { status, headers } = await post("{}", { method });
			assert.equal(status, 405);
			assert.equal(headers.get("allow"), "GET, HEAD, POST");
		});

	it("413 for a body of 1 MB, announced or not", async () => {
		const large = JSON.stringify(message({ message: "x".repeat(1_000_000) }));
		const { status, json } = await post(large);
		assert.equal(status, 413);
		assert.match(json.message, /16 kB/);
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
		assert.equal((await post(message({ message: "李".repeat(3000) }))).status, 202);
	});

	for (const type of ["text/plain", "application/xml", "multipart/form-data; boundary=x", "multipart/form-data", undefined])
		it(`415 for ${type}`, async () => {
			const { status, json } = await post(new TextEncoder().encode("--x\r\nmalformed"), { headers: { "Content-Type": type } });
			assert.equal(status, 415);
			assert.match(json.message, /application\/json/);
		});

	it("422 for a key of other content", async () => {
		const headers = { "Idempotency-Key": newKey() };
		assert.equal((await post(message(), { headers })).status, 202);
		const { status, json } = await post(message({ message: "Another one" }), { headers });
		assert.equal(status, 422);
		assert.match(json.message, /Idempotency-Key/);
	});

	it("429 with Retry-After, by client where a proxy is trusted", async () => {
		const own = temporaryOutbox();
		const limited = await startServer({ ...off, OUTBOX_DIR: own.folder, RATE_LIMIT_CLIENT: "3", RATE_LIMIT_OVERALL: "5", TRUST_PROXY: "1" });
		try {
			const from = (address) => post(message(), { url: limited.url, headers: { "X-Forwarded-For": `6.6.6.6, ${address}` } });
			const first = [await from("203.0.113.1"), await from("203.0.113.1"), await from("203.0.113.1")];
			assert.deepEqual(
				first.map(({ status }) => status),
				[202, 202, 202],
			);
			const { status, headers, json } = await from("203.0.113.1");
			assert.equal(status, 429);
			assert.ok(Number(headers.get("retry-after")) >= 1 && Number(headers.get("retry-after")) <= 20);
			assert.match(json.message, /in \d+ seconds/);
			assert.equal((await from("203.0.113.2")).status, 202);
			assert.equal((await from("203.0.113.3")).status, 202);
			assert.equal((await from("203.0.113.4")).status, 429, "all together");
		} finally {
			await limited.stop();
			own.remove();
		}
	});

	it("503 where the outbox cannot be written, and 202 once it can", async () => {
		const own = temporaryOutbox();
		rmSync(own.folder, { recursive: true });
		writeFileSync(own.folder, "a file where the folder should be");
		const port = await freePort();
		const starting = startServer({ ...off, OUTBOX_DIR: own.folder }, { port });
		const url = `http://127.0.0.1:${port}`;
		try {
			let health;
			for (let tries = 0; tries < 600 && !health; tries += 1)
				health = await fetch(url + paths.message).catch(() => new Promise((done) => setTimeout(done, 100)));
			assert.equal(health.status, 503);
			assert.deepEqual(await health.json(), { ok: false });
			const { status, headers, json } = await post(message(), { url });
			assert.equal(status, 503);
			assert.equal(headers.get("retry-after"), "60");
			assert.match(json.message, /call or text \(918\) 555-0142/);
			rmSync(own.folder);
			mkdirSync(own.folder);
			assert.equal((await post(message(), { url })).status, 202);
		} finally {
			await (await starting).stop();
			chmodSync(own.folder, 0o700);
			own.remove();
		}
	});
});

describe("one request", () => {
	it("a double click, two tabs, a retry after no answer came: one entry, one reference", async () => {
		const headers = { "Idempotency-Key": newKey() };
		const body = message({ message: "Once" });
		const answers = await Promise.all(Array.from({ length: 10 }, () => post(body, { headers })));
		answers.push(await post(body, { headers }));
		assert.deepEqual([...new Set(answers.map(({ status }) => status))], [202]);
		assert.equal(new Set(answers.map(({ json }) => json.reference)).size, 1);
		assert.equal(outbox().filter(({ rows }) => rows.some(({ detail }) => detail === "Once")).length, 1);
	});

	it("the sender hangs up before the answer and sends again", async () => {
		const headers = { "Content-Type": "application/json", "Idempotency-Key": newKey(), Origin: site.url };
		const body = message({ message: "Hung up" });
		await new Promise((done) => {
			const asked = request(site.url + paths.message, { method: "POST", headers }, () => undefined);
			asked.on("error", done);
			asked.end(JSON.stringify(body), () => setTimeout(() => asked.destroy(), 2));
			asked.on("close", done);
		});
		assert.equal((await post(body, { headers })).status, 202);
		assert.equal(outbox().filter(({ rows }) => rows.some(({ detail }) => detail === "Hung up")).length, 1);
	});

	it("the same words under two keys are two requests", async () => {
		const [a, b] = [await post(message()), await post(message())];
		assert.notEqual(a.json.reference, b.json.reference);
	});

	it("survives the process", async () => {
		const headers = { "Idempotency-Key": newKey() };
		const first = await post(message(), { headers });
		await site.kill();
		site = await startServer(off);
		const second = await post(message(), { headers });
		assert.equal(second.status, 202);
		assert.equal(second.json.reference, first.json.reference);
	});

	it("what a machine fills in is answered like the rest and not stored", async () => {
		const { status, json } = await post(message({ website: "http://spam.example" }));
		assert.equal(status, 202);
		assert.match(json.reference, /^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
		assert.deepEqual(stored(json.reference), []);
	});
});

describe("without script", () => {
	const fields = { name: "Zoë <i>Ó</i>", phone: "", email: "zoe@example.com", topic: "other", message: "A & B\r\n<script>alert(1)</script>", website: "" };

	it("a page with the reference, what happens next and a copy; sent twice it is one", async () => {
		const first = await plain(fields);
		assert.equal(first.status, 202);
		assert.match(first.headers.get("content-type"), /^text\/html/);
		assert.match(first.headers.get("content-security-policy"), /default-src 'none'/);
		assert.match(first.text, /<html lang="en">/);
		assert.match(first.text, /Your message has arrived/);
		assert.match(first.text, /Zoë &lt;i&gt;Ó&lt;\/i&gt;/);
		assert.doesNotMatch(first.text, /<script|<i>/);
		const reference = /class="reference">([^<]+)</.exec(first.text)?.[1];
		assert.equal(stored(reference).length, 1);
		const second = await plain(fields);
		assert.equal(/class="reference">([^<]+)</.exec(second.text)?.[1], reference);
	});

	it("an appointment by the names of its fields", async () => {
		const { status, text } = await plain(
			{ service: "hydrafacial", client: "new", provider: "", "day-1": "", "time-1": "any", "day-2": day, "time-2": "morning", name: "Maria Lopez" },
			{ path: paths.appointment },
		);
		assert.equal(status, 400);
		assert.match(text, /fields need another look/);
		assert.match(text, /<option value="hydrafacial" selected>/);
		const all = { service: "hydrafacial", client: "new", provider: "", "day-2": day, "time-2": "morning", name: "Maria Lopez" };
		const accepted = await plain({ ...all, phone: "918 555 0107", email: "", reachBy: "text", note: "", consent: "yes" }, { path: paths.appointment });
		assert.equal(accepted.status, 202);
		assert.match(accepted.text, /HydraFacial/);
		assert.match(accepted.text, /, morning</);
	});

	it("a wrong field comes back with what was typed, tied to its error", async () => {
		const { status, text } = await plain({ ...fields, email: '"><script>alert(1)</script>' });
		assert.equal(status, 400);
		assert.match(text, /<a href="#email">/);
		assert.match(text, /<form method="post" action="\/api\/contact-messages"/);
		assert.match(text, /name="email" aria-invalid="true" aria-describedby="email-error"/);
		assert.match(text, /value="&quot;&gt;&lt;script&gt;/);
		assert.match(text, /A &amp; B/);
		assert.doesNotMatch(text, /<script/);
	});

	it("a refusal is a page too", async () => {
		const { status, headers, text } = await plain(fields, { headers: { Origin: "https://evil.example" } });
		assert.equal(status, 403);
		assert.match(headers.get("content-type"), /^text\/html/);
		assert.match(text, /It was not sent/);
		assert.match(text, /href="tel:\+19185550142"/);
	});
});

describe("inert", () => {
	it("line breaks in a name, and a header in an address, are refused", async () => {
		const { status, json } = await post(message({ name: "Maria\r\nBcc: all@example.com", email: "a@example.com\r\nBcc: b@example.com" }));
		assert.equal(status, 400);
		assert.deepEqual(Object.keys(json.fields).sort(), ["email", "name"]);
	});

	it("HTML, formulas and every script are kept to the letter, and exported so that no spreadsheet calculates", async () => {
		const name = "=Zoë <b>Ó</b> 李 🌿 \u202eabc";
		const { json } = await post(message({ name }));
		const [entry] = stored(json.reference);
		assert.equal(entry.rows.find(({ term }) => term === "Name").detail, name);
		assert.ok(outbox(folder, "export", "--csv").includes(`,'${name},`));
	});

	it("the logs hold nothing a visitor has sent", () => {
		const written = site.output();
		for (const secret of ["Maria", "Lopez", "maria@example.com", "zoe@", "In stock", "555-0107", "203.0.113"])
			assert.ok(!written.includes(secret), `${secret} is in the log`);
	});

	it("the files are the owner's alone", () => {
		assert.equal(statSync(folder).mode & 0o777, 0o700);
		const files = readdirSync(folder);
		assert.ok(files.includes("data.mdb"));
		for (const file of files) assert.equal(statSync(join(folder, file)).mode & 0o777, 0o600, file);
	});
});
