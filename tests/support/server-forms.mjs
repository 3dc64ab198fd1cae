import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { tsImport } from "tsx/esm/api";
import { outputOfAll } from "./serve.mjs";

const { openDayAhead } = await tsImport("./open-days.ts", import.meta.url);

export const paths = { message: "/api/contact-messages", appointment: "/api/appointment-requests" };
export const newKey = () => randomUUID();

/** A day the spa is open, two weeks ahead. */
export const day = openDayAhead(10);

/** A valid message as a script sends it. Without an email address, nobody but the desk is mailed. */
export const message = (changes = {}) => ({
	...{ name: "Maria Lopez", phone: "(918) 555-0107", email: "", topic: "product", message: "Is it in stock?", blank: "" },
	...changes,
});
/** A valid appointment request as a script sends it. */
export const appointment = (changes = {}) => ({
	...{
		service: "hydrafacial",
		client: "new",
		provider: "",
		"day-1": day,
		"time-1": "any",
		"day-2": "",
		"time-2": "any",
		"day-3": "",
		"time-3": "any",
		earlier: "",
		name: "Maria Lopez",
		phone: "(918) 555-0107",
		email: "",
	},
	...{ reachBy: "text", note: "", consent: "yes", blank: "" },
	...changes,
});

/** What visitors of this process have sent or are known by: none of it may be in a log, in health or in an alert. */
const secrets = new Set();
/** Shorter than this, a text may be there by chance. */
const shortest = 6;
const personalHeaders = ["Idempotency-Key", "X-Forwarded-For"];
/** The fields of a body: as they are, or as JSON or a form has them; none if it can't be read. */
const readFields = (body) => {
	if (typeof body !== "string" && !(body instanceof Uint8Array)) return body ?? {};
	const text = Buffer.from(body).toString("utf8");
	try {
		return JSON.parse(text) ?? {};
	} catch {
		return Object.fromEntries(new URLSearchParams(text));
	}
};

/** Keeps what is sent for `assertLogsHoldNothingSent`. @param body fields, or what was sent as a text or bytes */
export const remember = (body, headers) => {
	const texts = [...Object.values(readFields(body)), ...personalHeaders.flatMap((name) => headers[name]?.split(", "))];
	// A log may break or escape a text at its line ends.
	const lines = texts.filter((text) => typeof text === "string").flatMap((text) => text.split(/[\r\n]+/));
	for (const line of lines) if (line.trim().length >= shortest) secrets.add(line.trim());
};
/** Whether a text holds a value that was sent; as a word of its own, because a log may have "production" and a form "product". */
const holds = (written, sent) => {
	for (let at = written.indexOf(sent); at >= 0; at = written.indexOf(sent, at + 1))
		if (!/\w\w/.test(written.slice(at - 1, at + 1)) && !/\w\w/.test(written.slice(at + sent.length - 1, at + sent.length + 1))) return true;
	return false;
};

/**
 * Fails if a server that this process has started wrote down what a visitor sent, or a visitor's key or address.
 * @param others more texts that may not have any of it: answers of health, bodies of alerts
 */
export const assertLogsHoldNothingSent = (others = []) => {
	assert.ok(secrets.size > 0, "nothing was sent");
	const written = [outputOfAll(), ...others].join("\n");
	assert.deepEqual(
		[...secrets].filter((text) => holds(written, text)),
		[],
		"sent by a visitor and written to a log, or to health or an alert",
	);
};

/** One post as a script sends it. What is in `headers` replaces what a browser would send; undefined leaves it out. */
export const post = async (url, body, { path = paths.message, headers = {}, method = "POST" } = {}) => {
	const all = { "Content-Type": "application/json", "Idempotency-Key": newKey(), Origin: url, ...headers };
	const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
	const isRaw = typeof body === "string" || body instanceof Uint8Array;
	remember(body, sent);
	const response = await fetch(url + path, { method, headers: sent, body: isRaw ? body : JSON.stringify(body) });
	const text = await response.text();
	const json = response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : undefined;
	return { status: response.status, headers: response.headers, text, json };
};

/** One post as a browser without script sends it. */
export const postPlain = (url, fields, options = {}) =>
	post(url, new URLSearchParams(fields).toString(), {
		...options,
		headers: { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html,*/*", "Idempotency-Key": undefined, ...options.headers },
	});

/**
 * Begins a post and waits until the server has its headers and says "100 Continue": from then on it is surely under way. Half of the
 * body is sent.
 * @param body fields for JSON, or a text as it is
 * @returns finish(), sends the rest; hangUp(); over, a promise resolved with the answer's status, 0 if the connection ended without one
 */
export const beginPost = async (url, body, { path = paths.message, headers = {} } = {}) => {
	const bytes = Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
	const all = { "Content-Type": "application/json", "Content-Length": bytes.length, "Idempotency-Key": newKey(), Origin: url, ...headers };
	remember(body, all);
	const asked = request(url + path, { method: "POST", headers: { ...all, Expect: "100-continue" }, agent: false });
	const over = new Promise((done) => {
		asked.once("response", (response) => {
			response.resume();
			done(response.statusCode);
		});
		asked.once("error", () => done(0));
		asked.once("close", () => done(0));
	});
	asked.flushHeaders();
	await once(asked, "continue");
	const half = Math.floor(bytes.length / 2);
	await new Promise((sent) => asked.write(bytes.subarray(0, half), sent));
	return {
		/** Sends the rest; resolved when the system has taken it. */
		finish: () => new Promise((sent) => asked.end(bytes.subarray(half), sent)),
		hangUp: () => asked.destroy(),
		over,
	};
};
