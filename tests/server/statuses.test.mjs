/**
 * The forms' endpoints of the built site by HTTP: every status, one request for one key, inert
 * input, quiet logs.
 */
import { gzipSync } from "node:zlib";
import { startOwn, throughout } from "../support/during.mjs";
import {
	appointment,
	beginPost,
	expectNothingSentInLogs,
	message,
	newKey,
	paths,
	postPlain,
	post as postTo,
	referenceIn,
} from "../support/server-forms.mjs";
import { readInquiries } from "../support/server-outbox.mjs";

let site;
/**
 * A body that never ends: the server waits ten seconds for the rest, so that this one is begun
 * first and read last.
 */
let endless;
beforeAll(async () => {
	site = await startOwn(throughout, { LINK_SECRET: "" });
	endless = await beginPost(site.url, message({ message: "A body that never ends" }));
});

const post = (body, options) => postTo(site.url, body, options);
const plain = (fields, options) => postPlain(site.url, fields, options);
const inquiries = () => readInquiries(site.folder);
/** The inquiry, in a list, by the reference its visitor was given. */
const stored = async (reference) =>
	(await inquiries()).filter((inquiry) => inquiry.reference === reference);
/** Those that hold a text. */
const holding = async (text) =>
	(await inquiries()).filter(({ rows }) => rows.some(({ detail }) => detail === text));
test("202 with a reference and, without LINK_SECRET, no link; stored to the letter", async () => {
	const name = "=Zoë <b>Ó</b> 李 👩‍⚕️";
	const longest = "李".repeat(3000);
	for (const [form, body] of Object.entries({
		message: message({ name: `\u202e${name}\u3164`, message: longest }),
		appointment: appointment({ name: `\u200b${name}` }),
	})) {
		const { status, json } = await post(body, { path: paths[form] });
		expect({ status, json }).toEqual({
			status: 202,
			json: { reference: expect.stringMatching(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/) },
		});
		const [inquiry, ...others] = await stored(json.reference);
		expect(others).toEqual([]);
		expect(inquiry).toMatchObject({
			form,
			status: "new",
			history: [],
			mails: [{ state: "waiting" }],
			fields: { name },
		});
	}
	expect(await holding(name)).toHaveLength(2);
	expect(await holding(longest)).toHaveLength(1);
	expect(site.output()).toMatch(/warning: LINK_SECRET isn't set/);
});

test("GET and HEAD say that requests are taken; no answer may be cached, guessed at or run", async () => {
	const asked = [
		await fetch(site.url + paths.appointment),
		await fetch(site.url + paths.message, { method: "HEAD" }),
	];
	expect([asked[0].status, await asked[0].json(), asked[1].status, await asked[1].text()]).toEqual([
		200,
		{ ok: true },
		200,
		"",
	]);
	for (const { headers } of [...asked, await post(message()), await post("{"), await plain({})]) {
		expect(Object.fromEntries(headers)).toMatchObject({
			"cache-control": "no-store",
			"x-content-type-options": "nosniff",
			"referrer-policy": "same-origin",
			// The same address answers with JSON or a page.
			vary: expect.stringMatching(/\bAccept\b/),
			"content-security-policy": expect.stringMatching(
				/default-src 'none'.*frame-ancestors 'none'/,
			),
		});
	}
});

test("what's refused is refused with a status that says why, and isn't stored", async () => {
	const before = await inquiries();
	for (const [{ body = message(), ...options }, expected, says] of [
		[{ body: `{"name":${"[".repeat(8000)}${"]".repeat(8000)}}` }, 400, /JSON/],
		[{ body: Buffer.from(JSON.stringify(message({ name: "Zoë" })), "latin1") }, 400, /UTF-8/],
		[{ headers: { "Idempotency-Key": "with spaces" } }, 400, /Idempotency-Key/],
		[{ headers: { Origin: "https://evil.example" } }, 403, /our own site/],
		[{ body: "{}", method: "PUT" }, 405, /with POST/],
		[{ body: message({ message: "x".repeat(1_000_000) }) }, 413, /64 kB/],
		[{ headers: { "Content-Type": "multipart/form-data; boundary=x" } }, 415, /application\/json/],
		[
			{ body: gzipSync(JSON.stringify(message())), headers: { "Content-Encoding": "gzip" } },
			415,
			/Content-Encoding/,
		],
	]) {
		const { status, headers, json } = await post(body, options);
		expect({ options, status, ...json }).toEqual({
			options,
			status: expected,
			message: expect.stringMatching(says),
		});
		expect(headers.get("allow")).toBe(expected === 405 ? "GET, HEAD, POST" : null);
	}
	const wrong = {
		email: "a@example.com\r\nBcc: b@c.com",
		message: "’".repeat(6900),
		phone: "000-000-0000",
	};
	const { status, json } = await post(message(wrong));
	expect([status, Object.keys(json.fields).sort()]).toEqual([400, Object.keys(wrong).sort()]);
	expect(await inquiries()).toEqual(before);
});

test("one key is one request: other content is 422", async () => {
	const headers = { "Idempotency-Key": newKey() };
	const body = message({ message: "Sent again and again" });
	const first = await beginPost(site.url, body, { headers });
	await first.finish();
	first.hangUp();
	const answers = await Promise.all(Array.from({ length: 10 }, () => post(body, { headers })));
	const [inquiry, ...others] = await holding(body.message);
	expect(others).toEqual([]);
	for (const answer of answers)
		expect(answer).toMatchObject({ status: 202, json: { reference: inquiry.reference } });
	const { status, json } = await post(message({ message: "Another one" }), { headers });
	expect([status, json.message]).toEqual([422, expect.stringMatching(/Idempotency-Key/)]);
	expect(await holding("Another one")).toEqual([]);
	// The same words under another key are another request.
	expect((await post(body)).json.reference).not.toBe(inquiry.reference);
});

test("what a program fills in, or sends within two seconds, is answered like the rest, and held", async () => {
	for (const [send, note] of [
		[() => plain(message({ blank: "http://spam.example" })), "The trap field was filled in"],
		[() => post(message(), { headers: { "Form-Elapsed": "1987" } }), "Sent within 2 seconds"],
	]) {
		const { status, json, text } = await send();
		expect(status).toBe(202);
		const [inquiry] = await stored(json?.reference ?? referenceIn(text));
		expect(inquiry).toMatchObject({
			status: "held",
			mails: [],
			history: [{ at: inquiry.acceptedAt, by: "the form", status: "held", note }],
		});
	}
	const { json } = await post(message(), { headers: { "Form-Elapsed": "2000" } });
	expect(await stored(json.reference)).toMatchObject([{ status: "new", history: [] }]);
});

test("408 for a body that doesn't end in time; no log holds what a visitor has sent", async () => {
	expect(await endless.over).toBe(408);
	endless.hangUp();
	expect(await holding("A body that never ends")).toEqual([]);
	expectNothingSentInLogs();
});
