/**
 * 5,000 malformed requests against the functions of the built site behind the real `gatsby serve`: none is answered with 5xx, none ends
 * the process, memory stays bounded, and 202 is said of nothing the schema refuses. The requests follow from the seed alone.
 */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { request } from "node:http";
import { after, before, it } from "node:test";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { tsImport } from "tsx/esm/api";
import { startServer, temporaryOutbox } from "../support/serve.mjs";

const seed = 20261121;
const requests = 5000;
/** Requests after which the process has loaded what it needs; its memory is compared with what it was then. */
const warmUp = 1000;
const atOnce = 8;
/** Megabytes of heap the process gets: V8 otherwise collects so rarely that growth says nothing. What kept 25 kB a request would end it. */
const heap = 128;
/** Bytes the process may grow by after the warm-up. */
const mostGrowth = 64 * 2 ** 20;

const forms = await tsImport("../../src/server/forms.ts", import.meta.url);
const { readSiteContent } = await tsImport("../../src/server/content.ts", import.meta.url);
const { dayIn } = await tsImport("../../src/lib/clock.ts", import.meta.url);
const { openDayAhead } = await tsImport("../support/open-days.ts", import.meta.url);
const content = readSiteContent();
const today = () => dayIn(content.business.timeZone, new Date());
const day = openDayAhead(10);

const paths = { message: "/api/contact-messages", appointment: "/api/appointment-requests" };
const messageOf = { name: "Maria Lopez", phone: "", email: "maria@example.com", topic: "product", message: "In stock?", website: "" };
const appointmentOf = {
	...{ service: "hydrafacial", client: "new", provider: "", times: [{ day, part: "any" }], name: "Maria Lopez", phone: "(918) 555-0107", email: "" },
	...{ reachBy: "text", note: "", consent: true, website: "" },
};
const plainAppointment = { ...appointmentOf, times: undefined, consent: "yes", "day-1": day, "time-1": "any" };

const types = { json: "application/json", plain: "application/x-www-form-urlencoded" };
const bytes = (text) => Buffer.from(text, "utf8");

/** A right request of one of the forms, before something is wrong with it; words differ from case to case. */
const right = fc
	.record({ kind: fc.constantFrom("message", "appointment"), words: fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 40 }) })
	.map(({ kind, words }) => ({ kind, body: kind === "message" ? { ...messageOf, message: words } : { ...appointmentOf, note: words } }));
const sent = ({ kind, body }, changes = {}) => ({ kind, body: bytes(typeof body === "string" ? body : JSON.stringify(body)), headers: {}, ...changes });
const plainOf = ({ kind, body }) =>
	new URLSearchParams(
		kind === "message" ? body : Object.fromEntries(Object.entries({ ...plainAppointment, note: body.note }).filter(([, value]) => value !== undefined)),
	);
const plain = (form, text, changes = {}) => ({
	kind: form.kind,
	body: Buffer.isBuffer(text) ? text : bytes(text),
	headers: { "Content-Type": types.plain, "Idempotency-Key": undefined, Accept: "text/html" },
	...changes,
});

const anything = fc.anything({ maxDepth: 3, withBigInt: false, withNullPrototype: false }).filter((value) => JSON.stringify(value) !== undefined);
/** What HTTP lets stand in a header. */
const latin = Array.from({ length: 0xff - 0x1f }, (_, index) => String.fromCharCode(0x20 + index)).filter((sign) => sign !== "\u007f");
const header = fc.string({ unit: fc.constantFrom(...latin), maxLength: 60 });
const prototypeKey = fc.constantFrom("__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "then", "toJSON");
const nested = fc
	.tuple(fc.integer({ min: 1, max: 7000 }), fc.constantFrom(["[", "]"], ['{"a":', "}"]))
	.map(([depth, [open, close]]) => open.repeat(depth) + (open === "[" ? "" : "1") + close.repeat(depth));
const long = fc
	.tuple(fc.integer({ min: 1, max: 250_000 }), fc.constantFrom("x", "\n", "\\", "李", "🌿", "\u0000", "%", "\u202e"))
	.map(([count, sign]) => sign.repeat(count).slice(0, Math.floor(1_000_000 / Buffer.byteLength(sign)) * sign.length));

/** 12 MB of nothing in 12 kB: small enough to be read, were it unpacked. */
const bomb = gzipSync(Buffer.alloc(12 * 2 ** 20));

const mutated = (text) =>
	fc
		.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), drop: fc.integer({ min: 0, max: 6 }), put: fc.uint8Array({ maxLength: 6 }) }), {
			minLength: 1,
			maxLength: 4,
		})
		.map((changes) =>
			changes.reduce((whole, { at, drop, put }) => {
				const place = Math.floor(at * whole.length);
				return Buffer.concat([whole.subarray(0, place), put, whole.subarray(place + drop)]);
			}, bytes(text)),
		);

/** What may be wrong with a request, by name, and how often among all. */
const kinds = {
	"nothing: any words": [
		6,
		right.chain((form) =>
			fc
				.record({ name: fc.string({ unit: "grapheme", maxLength: 110 }), words: fc.string({ unit: "binary", maxLength: 80 }), asPlain: fc.boolean() })
				.map(({ name, words, asPlain }) => {
					const changed = { kind: form.kind, body: { ...form.body, name, [form.kind === "message" ? "message" : "note"]: words } };
					return asPlain
						? plain(form, plainOf({ kind: "message", body: { ...messageOf, name, message: words } }).toString(), { kind: "message", untouched: true })
						: sent(changed, { untouched: true });
				}),
		),
	],
	"random bytes": [
		6,
		fc
			.tuple(right, fc.uint8Array({ maxLength: 600 }), fc.boolean())
			.map(([form, body, asPlain]) => (asPlain ? plain(form, Buffer.from(body)) : sent(form, { body: Buffer.from(body) }))),
	],
	"JSON cut off": [
		6,
		fc
			.tuple(right, fc.double({ min: 0, max: 1, noNaN: true }))
			.map(([form, at]) => sent({ ...form, body: JSON.stringify(form.body).slice(0, Math.floor(at * JSON.stringify(form.body).length)) })),
	],
	"JSON of another shape": [4, fc.tuple(right, anything).map(([form, body]) => sent({ ...form, body: JSON.stringify(body) }))],
	"wrong types": [
		10,
		right.chain((form) =>
			fc
				.dictionary(fc.constantFrom(...Object.keys(form.body)), anything, { minKeys: 1, maxKeys: 3 })
				.map((wrong) => sent({ ...form, body: { ...form.body, ...wrong } })),
		),
	],
	"wrong days": [
		4,
		fc
			.array(fc.oneof(anything, fc.record({ day: fc.oneof(fc.string(), fc.constant(day)), part: fc.oneof(fc.string(), fc.constant("any")) })), { maxLength: 6 })
			.map((times) => sent({ kind: "appointment", body: { ...appointmentOf, times } })),
	],
	"deep nesting": [
		4,
		fc
			.tuple(right, nested, fc.boolean())
			.map(([form, deep, alone]) => sent({ ...form, body: alone ? deep : `{"note":${deep},${JSON.stringify(form.body).slice(1)}` })),
	],
	"huge strings": [
		4,
		fc
			.tuple(right, long, fc.boolean())
			.map(([form, text, asPlain]) => (asPlain ? plain(form, `message=${text}`) : sent({ ...form, body: { ...form.body, name: text } }))),
	],
	"prototype keys": [
		6,
		fc
			.tuple(right, prototypeKey, fc.constantFrom('{"website":"x","admin":true}', "null", '"x"', "[]", '{"prototype":{"ok":false}}'), fc.boolean())
			.map(([form, key, value, asPlain]) =>
				asPlain
					? plain(form, `${key}=x&${key}[prototype][ok]=1&${plainOf(form)}`)
					: sent({ ...form, body: `{${JSON.stringify(key)}:${value},${JSON.stringify(form.body).slice(1)}` }),
			),
	],
	"keys sent twice": [
		5,
		right.chain((form) =>
			fc
				.array(fc.tuple(fc.constantFrom("name", "email", "phone", "message", "day-1", "consent", "website", "a[]", "a[b]"), fc.string()), {
					minLength: 1,
					maxLength: 30,
				})
				.map((twice) => plain(form, `${plainOf(form)}&${new URLSearchParams(twice)}`)),
		),
	],
	"URL-encoding of no kind": [
		4,
		fc
			.tuple(right, fc.string({ unit: fc.constantFrom("%", "&", "=", "+", "%E0%A4", "%00", "%zz", "[", "]", "a"), maxLength: 200 }))
			.map(([form, text]) => plain(form, text)),
	],
	"wrong types and charsets": [
		6,
		fc
			.tuple(
				right,
				fc.oneof(
					header,
					fc.constantFrom(
						...[undefined, "", "text/plain", "text/html", "application/xml", "application/json; charset=utf-16", "application/json;charset=ibm500"],
						...["application/x-www-form-urlencoded; charset=koi8-r", "application/jsonp", "application/json, text/html", ";", "application/json;;;="],
						...["application/x-elm-place-none", "multipart-refused", "APPLICATION/JSON"],
					),
				),
			)
			.map(([form, type]) => sent(form, { headers: { "Content-Type": type } })),
	],
	"encoded bodies": [
		5,
		fc
			.tuple(
				right,
				fc.constantFrom("gzip", "br", "deflate", "x-gzip", "gzip, gzip", "zstd", "identity", "garbage"),
				fc.constantFrom("garbage", "gzip", "bomb"),
				fc.uint8Array({ maxLength: 300 }),
			)
			.map(([form, encoding, how, garbage]) => {
				const body = { garbage: Buffer.from(garbage), gzip: gzipSync(JSON.stringify(form.body)), bomb: bomb }[how];
				return sent(form, { body, headers: { "Content-Encoding": encoding } });
			}),
	],
	"no UTF-8": [
		5,
		fc.tuple(right, fc.uint8Array({ min: 0x80, max: 0xff, minLength: 1, maxLength: 8 }), fc.boolean()).map(([form, wrong, asPlain]) => {
			const body = Buffer.concat([
				bytes(asPlain ? "message=" : '{"name":"'),
				wrong,
				bytes(asPlain ? `&${plainOf(form)}` : `",${JSON.stringify(form.body).slice(1)}`),
			]);
			return asPlain ? plain(form, body) : sent(form, { body });
		}),
	],
	multipart: [
		6,
		fc
			.tuple(
				right,
				fc.constantFrom(
					"multipart/form-data",
					"multipart/form-data; boundary=",
					"multipart/form-data; boundary=x",
					" Multipart/Form-Data;boundary=x",
					"multipart/mixed; boundary=x",
					"multipart/",
				),
				fc.oneof(
					fc.uint8Array({ maxLength: 300 }).map((garbage) => Buffer.from(garbage)),
					fc
						.constantFrom(
							"--x",
							"--x\r\n\r\n",
							'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
							'--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n',
						)
						.map(bytes),
				),
			)
			.map(([form, type, body]) => sent(form, { body, headers: { "Content-Type": type } })),
	],
	"keys of idempotency": [
		6,
		fc
			.tuple(right, fc.oneof(header, fc.constantFrom(undefined, "", "short", "x".repeat(201), "the-same-key-again-and-again", "__proto__".repeat(3))))
			.map(([form, key]) => sent(form, { headers: { "Idempotency-Key": key } })),
	],
	"wrong origins": [
		5,
		fc
			.tuple(
				right,
				fc.oneof(header, fc.constantFrom("null", "https://evil.example", "http://127.0.0.1", "//", "http://[", "file:///")),
				fc.constantFrom(undefined, "cross-site", "same-site", "same-origin", "none", "?"),
			)
			.map(([form, origin, site]) => sent(form, { headers: { Origin: origin, "Sec-Fetch-Site": site } })),
	],
	"other headers": [
		3,
		fc
			.tuple(right, fc.constantFrom("Accept", "Cookie", "X-Forwarded-For", "Expect-CT", "Sec-Fetch-Site", "Range", "If-None-Match"), header)
			.map(([form, name, value]) => sent(form, { headers: { [name]: value } })),
	],
	"methods and addresses": [
		4,
		fc
			.tuple(
				right,
				fc.constantFrom("PUT", "PATCH", "DELETE", "OPTIONS", "GET", "HEAD", "POST"),
				fc.constantFrom("", "/", "?", "?service[]=x", "/%00", "/%E0%A4%A", "/../", "//", "?__proto__[a]=1", ".js"),
			)
			.map(([form, method, suffix]) => sent(form, { method, suffix })),
	],
	"a length that is not so": [
		3,
		fc
			.tuple(right, fc.integer({ min: 1, max: 1000 }))
			.map(([form, more]) => sent(form, { headers: { "Content-Length": String(JSON.stringify(form.body).length * 4 + more) }, hangUp: true })),
	],
	"mutations of a right body": [
		12,
		right.chain((form) =>
			fc
				.tuple(mutated(JSON.stringify(form.body)), mutated(plainOf(form).toString()), fc.boolean())
				.map(([json, text, asPlain]) => (asPlain ? plain(form, text) : sent(form, { body: json }))),
		),
	],
};

const cases = fc.sample(
	fc.oneof(...Object.entries(kinds).map(([name, [weight, arbitrary]]) => ({ weight, arbitrary: arbitrary.map((one) => ({ name, ...one })) }))),
	{ numRuns: requests, seed },
);

const { folder, remove } = temporaryOutbox();
let site;
before(async () => {
	site = await startServer({
		NODE_OPTIONS: `--max-old-space-size=${heap}`,
		OUTBOX_DIR: folder,
		RATE_LIMIT_CLIENT: "0",
		RATE_LIMIT_OVERALL: "0",
		SMTP_URL: "",
		SMTP_TO: "",
	});
});
after(async () => {
	await site?.stop();
	remove();
});

/** Sends a case. @returns the status and the answer; status 0 where the connection ended without one */
const send = ({ kind, body, headers, method = "POST", suffix = "", hangUp = false }, index) =>
	new Promise((done) => {
		const all = {
			"Content-Type": types.json,
			"Content-Length": String(body.length),
			"Idempotency-Key": `fuzz-key-${index}`.padEnd(20, "-"),
			Origin: site.url,
			...headers,
		};
		const named = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
		const asked = request({ host: "127.0.0.1", port: site.port, path: paths[kind] + suffix, method, headers: named, agent: false }, (response) => {
			const parts = [];
			response.on("data", (part) => parts.push(part));
			response.on("close", () =>
				done({ status: response.statusCode, type: response.headers["content-type"] ?? "", text: Buffer.concat(parts).toString("utf8") }),
			);
		});
		asked.on("error", () => done({ status: 0, type: "", text: "" }));
		asked.setTimeout(20_000, () => asked.destroy());
		if (hangUp) {
			asked.write(body);
			setTimeout(() => asked.destroy(), 20);
		} else asked.end(body);
	});

/** What the schema finds in a case's body; undefined where it is none. */
const checkedOf = ({ kind, body, headers }) => {
	const form = forms[kind];
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
		const asPlain = String(headers["Content-Type"] ?? "").startsWith(types.plain);
		return form.check(asPlain ? form.toBody(Object.fromEntries(new URLSearchParams(text))) : JSON.parse(text), content, today());
	} catch {
		return undefined;
	}
};

/** Resident memory of a process, in bytes. */
const residentOf = (pid) => Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) * 1024;
const megabytes = (size) => `${(size / 2 ** 20).toFixed(1)} MB`;

it(`${requests} malformed requests: no 5xx, no crash, bounded memory, nothing taken that the schema refuses`, async () => {
	const { pid } = site;
	const statuses = {};
	const references = new Set();
	const wrong = [];
	let taken = 0;
	let next = 0;
	let warm = 0;
	let most = 0;
	const judge = (one, index, { status, type, text }) => {
		const say = (what) =>
			wrong.push(
				`request ${index} (${one.name}): ${what}; its body begins ${JSON.stringify(one.body.subarray(0, 300).toString("latin1"))}, its headers are ${JSON.stringify(one.headers)}`,
			);
		statuses[status] = (statuses[status] ?? 0) + 1;
		if (status >= 500) say(`answered ${status}, expected a status below 500`);
		if (status === 0 && !one.hangUp) say("got no answer, expected one");
		if (/node_modules|\n\s+at /.test(text)) say("the answer shows the server's inside, expected our own words");
		if (status >= 400 && !one.suffix && !/^(?:application\/json|text\/html); charset=utf-8$/.test(type))
			say(`answered with the type "${type}", expected JSON or a page of ours`);
		const post = (one.method ?? "POST") === "POST";
		const checked = post ? checkedOf(one) : undefined;
		if (status === 202) {
			taken += 1;
			if (!checked?.ok) return say("was taken, and the schema refuses it");
			const reference = type.includes("json") ? JSON.parse(text).reference : /class="reference">([^<]+)</.exec(text)?.[1];
			if (!/^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(reference ?? "")) say(`was taken without a reference: ${reference}`);
			if (!checked.data.trapped) references.add(reference);
		} else if (one.untouched && checked?.ok) say(`answered ${status}, and the schema takes it`);
	};
	const work = async () => {
		while (next < cases.length) {
			const index = next;
			next += 1;
			if (index === warmUp) warm = residentOf(pid);
			if (index % 250 === 0) most = Math.max(most, residentOf(pid));
			judge(cases[index], index, await send(cases[index], index));
		}
	};
	const started = Date.now();
	await Promise.all(Array.from({ length: atOnce }, work));
	const seconds = (Date.now() - started) / 1000;
	const end = residentOf(pid);
	const size = cases.reduce((sum, { body }) => sum + body.length, 0);
	console.log(`seed ${seed}: ${requests} requests, ${megabytes(size)}, in ${seconds.toFixed(1)} s`);
	console.log(`statuses (0: hung up): ${JSON.stringify(statuses)}`);
	console.log(`memory: ${megabytes(warm)} after ${warmUp}, ${megabytes(most)} at most, ${megabytes(end)} at the end`);

	assert.deepEqual(wrong.slice(0, 10), [], `seed ${seed}: ${wrong.length} requests were answered wrongly`);
	for (const status of [202, 400, 403, 405, 413, 415, 422]) assert.ok(statuses[status] > 0, `no request came as far as ${status}`);
	assert.ok(taken >= 100, `${taken} requests were taken; the schema has to be asked more often`);
	assert.ok(end - warm < mostGrowth, `the process grew by ${megabytes(end - warm)} after the warm-up`);

	process.kill(pid, 0);
	const health = await fetch(site.url + paths.message);
	assert.deepEqual([health.status, await health.json()], [200, { ok: true }]);
	const last = await send(sent({ kind: "message", body: messageOf }), requests);
	assert.equal(last.status, 202);
	references.add(JSON.parse(last.text).reference);

	const { stdout, stderr, status } = spawnSync("npm", ["run", "--silent", "outbox", "--", "export", "--json"], {
		encoding: "utf8",
		env: { ...process.env, OUTBOX_DIR: folder },
		maxBuffer: 64 * 2 ** 20,
	});
	assert.equal(status, 0, stderr);
	const stored = JSON.parse(stdout).map(({ reference }) => reference);
	assert.deepEqual(stored.sort(), [...references].sort(), "what was taken is what is stored, each once");
});
