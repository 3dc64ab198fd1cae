/** Requests to the forms that have something wrong with them, for fuzz.test.mjs. */
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { appointment, message, paths, plainType } from "../support/server-forms.mjs";

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

/** Requests by what's wrong with them. One that's `untouched` is right but for its words. */
export const malformed = [
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
