/** Malformed requests for the two forms, of every kind we know: they follow from the seed alone. */
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { appointment, day, message } from "./server-forms.mjs";

/** The other endpoints, which take no form: whatever they are sent, they say what's wrong with it. */
export const otherPaths = ["/api/health", "/api/desk", "/api/request", "/api", "/api/none"];

export const types = { json: "application/json", plain: "application/x-www-form-urlencoded" };
const bytes = (text) => Buffer.from(text, "utf8");

/** A right request of one of the forms, before something is wrong with it; words differ from case to case. */
const right = fc
	.record({ kind: fc.constantFrom("message", "appointment"), words: fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 40 }) })
	.map(({ kind, words }) => ({ kind, body: kind === "message" ? { ...message(), message: words } : { ...appointment(), note: words } }));
const sent = ({ kind, body }, changes = {}) => ({ kind, body: bytes(typeof body === "string" ? body : JSON.stringify(body)), headers: {}, ...changes });
const plainOf = ({ body }) => new URLSearchParams(body);
const plain = (form, text, changes = {}) => ({
	kind: form.kind,
	body: Buffer.isBuffer(text) ? text : bytes(text),
	headers: { "Content-Type": types.plain, "Idempotency-Key": undefined, Accept: "text/html" },
	...changes,
});

const anything = fc.anything({ maxDepth: 3, withBigInt: false, withNullPrototype: false }).filter((value) => JSON.stringify(value) !== undefined);
/** The characters HTTP allows in a header. */
const latin = Array.from({ length: 0xff - 0x1f }, (_, index) => String.fromCharCode(0x20 + index)).filter((character) => character !== "\u007f");
const header = fc.string({ unit: fc.constantFrom(...latin), maxLength: 60 });
const prototypeKey = fc.constantFrom("__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "then", "toJSON");
const nested = fc
	.tuple(fc.integer({ min: 1, max: 7000 }), fc.constantFrom(["[", "]"], ['{"a":', "}"]))
	.map(([depth, [open, close]]) => open.repeat(depth) + (open === "[" ? "" : "1") + close.repeat(depth));
const long = fc
	.tuple(fc.integer({ min: 1, max: 250_000 }), fc.constantFrom("x", "\n", "\\", "李", "🌿", "\u0000", "%", "\u202e"))
	.map(([count, character]) => character.repeat(count).slice(0, Math.floor(1_000_000 / Buffer.byteLength(character)) * character.length));

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
						? plain(form, plainOf({ kind: "message", body: { ...message(), name, message: words } }).toString(), { kind: "message", untouched: true })
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
			.dictionary(fc.constantFrom("day-1", "time-1", "day-2", "time-2", "day-3", "time-3"), fc.oneof(anything, fc.string(), fc.constant(day)), { minKeys: 1 })
			.map((days) => sent({ kind: "appointment", body: { ...appointment(), ...days } })),
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
			.tuple(right, prototypeKey, fc.constantFrom('{"blank":"x","admin":true}', "null", '"x"', "[]", '{"prototype":{"ok":false}}'), fc.boolean())
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
				.array(fc.tuple(fc.constantFrom("name", "email", "phone", "message", "day-1", "consent", "blank", "a[]", "a[b]"), fc.string()), {
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
	"other endpoints": [
		10,
		fc
			.tuple(
				fc.constantFrom(...otherPaths),
				fc.constantFrom("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS"),
				fc.constantFrom(...Object.values(types), "text/plain", undefined),
				fc.oneof(
					fc.constantFrom("", "/", "?", "?__proto__[a]=1", "/%00", "/%E0%A4%A"),
					// What a link may carry, and what's left of one that a mail program has broken.
					fc
						.dictionary(fc.constantFrom("reference", "r", "key", "token", "t", "signature", "s", "status", "action", "until", "by"), header, { maxKeys: 6 })
						.map((query) => `?${new URLSearchParams(query)}`),
				),
				fc.oneof(
					fc.uint8Array({ maxLength: 300 }).map((garbage) => Buffer.from(garbage)),
					anything.map((value) => bytes(JSON.stringify(value))),
					fc.dictionary(fc.string({ maxLength: 12 }), header, { maxKeys: 6 }).map((fields) => bytes(new URLSearchParams(fields).toString())),
				),
			)
			.map(([path, method, type, suffix, body]) => ({ kind: "message", path, method, suffix, body, headers: { "Content-Type": type } })),
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

/** How many requests of each kind there are at least. */
const leastOfAKind = 2;

/** This many requests, of every kind at least `leastOfAKind`, the others drawn by their weights; the same for the same seed. */
export const fuzzRequests = ({ requests, seed }) => {
	const named = Object.entries(kinds).map(([name, [weight, arbitrary]]) => ({ weight, arbitrary: arbitrary.map((one) => ({ name, ...one })) }));
	const each = named.flatMap(({ arbitrary }) => fc.sample(arbitrary, { numRuns: leastOfAKind, seed }));
	return [...each, ...fc.sample(fc.oneof(...named), { numRuns: requests - each.length, seed })];
};
