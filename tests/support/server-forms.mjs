import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { openDayAhead } from "./open-days";
import { outputOfAll } from "./serve.mjs";

export const paths = { message: "/api/contact-messages", appointment: "/api/appointment-requests" };
export const plainType = "application/x-www-form-urlencoded";
export const newKey = () => randomUUID();

/** A day the spa is open, two weeks ahead. */
export const day = openDayAhead(10);

const person = { name: "Maria Lopez", phone: "(918) 555-0107", email: "", blank: "" };
/** A valid message. Without an email address, nobody but the desk is mailed. */
export const message = (changes) => ({
	...person,
	topic: "product",
	message: "Is it in stock?",
	...changes,
});
const days = {
	"day-1": day,
	"time-1": "any",
	"day-2": "",
	"time-2": "any",
	"day-3": "",
	"time-3": "any",
};
const visit = {
	service: "hydrafacial",
	client: "new",
	provider: "",
	earlier: "",
	reachBy: "text",
	note: "",
	consent: "yes",
};
export const appointment = (changes) => ({ ...person, ...days, ...visit, ...changes });

/**
 * What visitors have sent or are known by: none of it may be in a log, in health or in an alert.
 */
const secrets = new Set();
/** The fields of a body: as they are, or as JSON or a form has them. */
const readFields = (body) => {
	if (typeof body !== "string" && !(body instanceof Uint8Array)) return body;
	const text = Buffer.from(body).toString();
	try {
		return JSON.parse(text) ?? {};
	} catch {
		return Object.fromEntries(new URLSearchParams(text));
	}
};

/**
 * Keeps what is sent for `expectNothingSentInLogs`.
 * @param body fields, or what was sent as a text or bytes
 */
export const remember = (body, headers) => {
	const texts = [
		...Object.values(readFields(body)),
		headers["Idempotency-Key"],
		...(headers["X-Forwarded-For"] ?? "").split(", "),
	];
	// A log may break a text at its line ends, so its lines are looked for. A short one may be there
	// by chance.
	const lines = texts
		.filter((text) => typeof text === "string")
		.flatMap((text) => text.split(/[\r\n]+/));
	for (const line of lines) if (line.trim().length > 7) secrets.add(line.trim());
};

/**
 * Fails if a server that was started here wrote down what a visitor sent, or a visitor's key or
 * address.
 * @param others more texts that may not have any of it: answers of health, bodies of alerts
 */
export const expectNothingSentInLogs = (others = []) => {
	expect(secrets.size).toBeGreaterThan(0);
	const written = [outputOfAll(), ...others].join("\n");
	expect([...secrets].filter((text) => written.includes(text))).toEqual([]);
};

/**
 * One post as a script sends it. What is in `headers` replaces what a browser would send; undefined
 * leaves it out.
 */
export const post = async (url, body, { path = paths.message, headers, method = "POST" } = {}) => {
	const all = {
		"Content-Type": "application/json",
		"Idempotency-Key": newKey(),
		Origin: url,
		...headers,
	};
	const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
	const isRaw = typeof body === "string" || body instanceof Uint8Array;
	remember(body, sent);
	const response = await fetch(url + path, {
		method,
		headers: sent,
		body: isRaw ? body : JSON.stringify(body),
	});
	const text = await response.text();
	const json = response.headers.get("content-type")?.includes("json")
		? JSON.parse(text)
		: undefined;
	return { status: response.status, headers: response.headers, text, json };
};

/** The same without script. */
export const postPlain = (url, fields, { headers, ...options } = {}) => {
	const plain = {
		"Content-Type": plainType,
		Accept: "text/html,*/*",
		"Idempotency-Key": undefined,
	};
	return post(url, new URLSearchParams(fields).toString(), {
		...options,
		headers: { ...plain, ...headers },
	});
};

/** The reference a page tells its reader. */
export const referenceIn = (page) =>
	/\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(page.slice(page.indexOf("<main")))?.[0];

/**
 * Sends half of a post, once the server has its headers and says "100 Continue".
 * @returns finish(), resolved when the system has taken the rest; hangUp(); over, a promise of the
 * answer's status, 0 if none came
 */
export const beginPost = async (url, body, { path = paths.message, headers } = {}) => {
	const bytes = Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
	const all = {
		"Content-Type": "application/json",
		"Content-Length": bytes.length,
		"Idempotency-Key": newKey(),
		Origin: url,
		...headers,
	};
	remember(body, all);
	const asked = request(url + path, {
		method: "POST",
		headers: { ...all, Expect: "100-continue" },
		agent: false,
	});
	const over = new Promise((done) => {
		asked.once("response", (response) => done(response.resume().statusCode));
		for (const end of ["error", "close"]) asked.once(end, () => done(0));
	});
	asked.flushHeaders();
	await once(asked, "continue");
	const half = Math.floor(bytes.length / 2);
	await new Promise((sent) => asked.write(bytes.subarray(0, half), sent));
	return {
		finish: () => new Promise((sent) => asked.end(bytes.subarray(half), sent)),
		hangUp: () => asked.destroy(),
		over,
	};
};
