/** Malformed requests of every kind we know: no 5xx, no crash, nothing taken that the schema refuses. */
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { forms } from "../../src/forms";
import { toLocalDate } from "../../src/lib/time/time-zone";
import { readSiteContent } from "../../src/server/content";
import { during } from "../support/during.mjs";
import { startPostgres } from "../support/postgres.mjs";
import { noLimits, noMail, startServer } from "../support/serve.mjs";
import {
	appointment,
	expectNothingSentInLogs,
	message,
	newKey,
	paths,
	plainType,
	post,
	remember,
} from "../support/server-forms.mjs";
import { newOutbox, outboxEnv, readEntries } from "../support/server-outbox.mjs";

/** A right request of one of the forms, before something is wrong with it. */
const right = fc
	.tuple(fc.boolean(), fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 40 }))
	.map(([isMessage, words]) =>
		isMessage
			? { kind: "message", fields: message({ message: words }) }
			: { kind: "appointment", fields: appointment({ note: words }) },
	);
const sent = ({ kind }, body, changes) => ({
	kind,
	path: paths[kind],
	body: Buffer.from(body),
	headers: {},
	...changes,
});
const json = (form, body, changes) =>
	sent(
		form,
		typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body),
		changes,
	);
const plainHeaders = {
	"Content-Type": plainType,
	"Idempotency-Key": undefined,
	Accept: "text/html",
};
const plain = (form, body, changes) => sent(form, body, { headers: plainHeaders, ...changes });
const toPlain = ({ fields }) => new URLSearchParams(fields).toString();

const garbage = fc.uint8Array({ maxLength: 600 }).map((array) => Buffer.from(array));
const anything = fc
	.anything({ maxDepth: 3, withBigInt: false, withNullPrototype: false })
	.filter((value) => JSON.stringify(value) !== undefined);
/** The characters HTTP allows in a header. */
const latin = Array.from({ length: 0xff - 0x1f }, (_, index) =>
	String.fromCharCode(0x20 + index),
).filter((character) => character !== "\u007f");
const header = fc.string({ unit: fc.constantFrom(...latin), maxLength: 60 });
const long = fc
	.tuple(
		fc.integer({ min: 1, max: 250_000 }),
		fc.constantFrom("x", "\n", "\\", "李", "\u0000", "%", "\u202e"),
	)
	.map(([count, character]) => character.repeat(count));
/** A body of which some bytes are gone. */
const cut = (text, from, count) => {
	const at = Math.floor(from * text.length);
	return text.slice(0, at) + text.slice(at + count);
};

/** What may be wrong with a header of a right request: any text, or one of these. */
const wrongHeaders = {
	"Content-Type": [undefined, "", "text/html", ";", "multipart/form-data; boundary=x"],
	"Content-Encoding": ["gzip", "br", "identity"],
	"Idempotency-Key": [undefined, "short", "x".repeat(201), "the-same-key-again-and-again"],
	Origin: ["null", "https://evil.example", "//", "http://["],
	"Sec-Fetch-Site": ["cross-site", "?"],
	"X-Forwarded-For": ["203.0.113.9, ,"],
};
/** 12 MB of nothing in 12 kB: small enough to be read, were it unpacked. */
const bomb = gzipSync(Buffer.alloc(12 * 2 ** 20));
const suffix = fc.oneof(
	fc.constantFrom("", "/", "?", "/%00", "/%E0%A4%A", "/../", "?__proto__[a]=1"),
	fc
		.dictionary(fc.constantFrom("reference", "signature", "calendar"), header)
		.map((query) => `?${new URLSearchParams(query)}`),
);

/** What may be wrong with a request: `untouched` is right but for its words. */
const kinds = [
	fc
		.tuple(
			right,
			fc.string({ unit: "grapheme", maxLength: 110 }),
			fc.string({ unit: "binary", maxLength: 80 }),
			fc.boolean(),
		)
		.map(([form, name, words, asPlain]) => {
			const fields = {
				...form.fields,
				name,
				[form.kind === "message" ? "message" : "note"]: words,
			};
			return asPlain
				? plain(form, toPlain({ fields }), { untouched: true })
				: json(form, fields, { untouched: true });
		}),
	fc
		.tuple(right, garbage, fc.boolean())
		.map(([form, body, asPlain]) => (asPlain ? plain : json)(form, body)),
	fc.tuple(right, anything).map(([form, body]) => json(form, JSON.stringify(body))),
	right.chain((form) =>
		fc
			.dictionary(fc.constantFrom(...Object.keys(form.fields)), anything, {
				minKeys: 1,
				maxKeys: 3,
			})
			.map((wrong) => json(form, { ...form.fields, ...wrong })),
	),
	fc
		.tuple(right, long, fc.boolean())
		.map(([form, text, asPlain]) =>
			asPlain ? plain(form, `message=${text}`) : json(form, { ...form.fields, name: text }),
		),
	fc
		.tuple(
			right,
			fc.constantFrom("__proto__", "constructor", "toString", "then", "toJSON"),
			fc.constantFrom('{"blank":"x"}', "null", '"x"'),
			fc.boolean(),
		)
		.map(([form, key, value, asPlain]) =>
			asPlain
				? plain(form, `${key}[a]=1&${key}=x&${toPlain(form)}`)
				: json(form, `{"${key}":${value},${JSON.stringify(form.fields).slice(1)}`),
		),
	fc
		.tuple(
			right,
			fc.array(fc.tuple(fc.constantFrom("name", "email", "day-1", "consent", "a[]"), fc.string()), {
				minLength: 1,
				maxLength: 30,
			}),
		)
		.map(([form, twice]) => plain(form, `${toPlain(form)}&${new URLSearchParams(twice)}`)),
	fc
		.tuple(
			right,
			fc.double({ min: 0, max: 1, noNaN: true }),
			fc.integer({ min: 1, max: 600 }),
			fc.boolean(),
		)
		.map(([form, from, count, asPlain]) =>
			asPlain
				? plain(form, cut(toPlain(form), from, count))
				: json(form, cut(JSON.stringify(form.fields), from, count)),
		),
	...Object.entries(wrongHeaders).map(([name, values]) =>
		fc
			.tuple(
				right,
				fc.oneof(
					{ weight: 1, arbitrary: header },
					{ weight: 3, arbitrary: fc.constantFrom(...values) },
				),
			)
			.map(([form, value]) =>
				json(form, name === "Content-Encoding" ? bomb : form.fields, {
					headers: { [name]: value },
				}),
			),
	),
	fc
		.tuple(
			fc.constantFrom(
				...Object.values(paths),
				"/api/health",
				"/api/desk",
				"/api/request",
				"/api",
				"/api/none",
			),
			suffix,
			fc.constantFrom("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS"),
			fc.constantFrom("application/json", plainType, "text/plain", undefined),
			garbage,
		)
		.map(([path, rest, method, type, body]) => ({
			path: path + rest,
			method,
			body,
			headers: { "Content-Type": type },
		})),
	// A length that isn't so: whoever sends this hangs up.
	right.map((form) =>
		json(form, form.fields, { headers: { "Content-Length": "9000" }, hangUp: true }),
	),
];

const content = readSiteContent();

/** Sends a malformed request. @returns the status and the answer; status 0 if the connection ended without one */
const send = (site, { path, body, headers, method = "POST", hangUp }) =>
	new Promise((done) => {
		const usual = {
			"Content-Type": "application/json",
			"Content-Length": body.length,
			"Idempotency-Key": newKey(),
			Origin: site.url,
		};
		// Whoever hangs up waits until the server has begun with the request.
		const all = { ...usual, ...(hangUp && { Expect: "100-continue" }), ...headers };
		const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
		remember(body, sent);
		const end = () => done({ status: 0, answer: "" });
		const asked = request(
			{ host: "127.0.0.1", port: site.port, path, method, headers: sent, agent: false },
			async (response) =>
				done({ status: response.statusCode, answer: await text(response).catch(() => "") }),
		).on("error", end);
		if (!hangUp) return asked.end(body);
		asked.once("continue", () => asked.write(body, () => asked.destroy())).once("close", end);
		asked.flushHeaders();
	});

/** Whether the form's schema takes a request's body. */
const isRight = ({ kind, body, headers }) => {
	try {
		const sent = new TextDecoder("utf-8", { fatal: true }).decode(body);
		const fields =
			headers["Content-Type"] === plainType
				? Object.fromEntries(new URLSearchParams(sent))
				: JSON.parse(sent);
		return forms[kind].check(fields, content, toLocalDate(content.business.timeZone, new Date()))
			.ok;
	} catch {
		return false;
	}
};

/** @returns what's wrong with an answer; undefined if nothing is */
const findFault = (one, { status, answer }) => {
	if (status >= 500 || (status === 0 && !one.hangUp)) return `answered ${status}`;
	if (/node_modules|\n\s+at /.test(answer)) return "the answer shows the server's inside";
	if (status === 202) return isRight(one) ? undefined : "taken, and the schema refuses it";
	return one.untouched && isRight(one) ? `answered ${status}, and the schema takes it` : undefined;
};

/** Sends so many malformed requests to a site of its own, whose process gets so many megabytes of heap. */
const fuzz = async (requests, heap, database) => {
	const { place } = during(await newOutbox(database));
	const site = during(
		await startServer({
			NODE_OPTIONS: `--max-old-space-size=${heap}`,
			...outboxEnv(place),
			...noLimits,
			...noMail,
		}),
	);
	const statuses = new Set();
	const references = new Set();
	const property = fc.asyncProperty(fc.oneof(...kinds), async (one) => {
		const said = await send(site, one);
		statuses.add(said.status);
		expect(findFault(one, said)).toBeUndefined();
		const [, reference] =
			/(?:"reference":"|id="reference"[^>]*>)([A-Z0-9]{4}-[A-Z0-9]{4})/.exec(said.answer) ?? [];
		if (reference) references.add(reference);
	});
	await fc.assert(property, { seed: 20261121, numRuns: requests, endOnFailure: true });
	// If no request comes as far as one of these, they test too little.
	expect([...statuses]).toEqual(expect.arrayContaining([202, 400, 403, 405, 413, 415, 422]));

	const last = await post(site.url, message());
	references.add(last.json.reference);
	const stored = (await readEntries(place)).map(({ reference }) => reference);
	expect(stored.sort()).toEqual([...references].sort());
	expectNothingSentInLogs();
};

if (process.env.JEST_DEEP) {
	// V8 collects so rarely with its usual heap that growth says nothing. What kept 25 kB a request would end this process.
	test("5,000 malformed requests on a heap of 128 MB: SQLite", () => fuzz(5000, 128));
	test("the same: PostgreSQL", async () => fuzz(5000, 128, during(await startPostgres())));
} else test("300 malformed requests", () => fuzz(300, 4096));
