/**
 * Malformed requests of every kind we know: no 5xx, no crash, nothing taken that the schema
 * refuses.
 */
import { request } from "node:http";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { forms } from "../../src/forms";
import { toLocalDate } from "../../src/lib/time/time-zone";
import { readSiteContent } from "../../src/server/content";
import { cleanFields } from "../../src/server/http/request";
import { during } from "../support/during.mjs";
import { startPostgres } from "../support/postgres.mjs";
import { noLimits, noMail, startServer } from "../support/serve.mjs";
import {
	expectNothingSentInLogs,
	message,
	newKey,
	plainType,
	post,
	remember,
} from "../support/server-forms.mjs";
import { newOutbox, outboxEnv, readInquiries } from "../support/server-outbox.mjs";
import { malformed } from "./malformed.mjs";

const content = readSiteContent();

/**
 * Sends a malformed request.
 * @returns the status and the answer; status 0 if the connection ended without one
 */
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
		// The server takes no notice of an own property of that name.
		const { ["__proto__"]: _own, ...fields } =
			headers["Content-Type"] === plainType
				? Object.fromEntries(new URLSearchParams(sent))
				: JSON.parse(sent);
		const today = toLocalDate(content.business.timeZone, new Date());
		return forms[kind].check(cleanFields(fields), content, today).ok;
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

/**
 * Sends so many malformed requests to a site of its own, whose process gets so many megabytes of
 * heap.
 */
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
	const property = fc.asyncProperty(fc.oneof(...malformed), async (one) => {
		const said = await send(site, one);
		statuses.add(said.status);
		expect(findFault(one, said)).toBeUndefined();
		const [, reference] =
			/(?:"reference":"|id="reference"[^>]*>)([A-Z0-9]{4}-[A-Z0-9]{4})/.exec(said.answer) ?? [];
		if (reference) references.add(reference);
	});
	await fc.assert(property, { seed: 20261121, numRuns: requests, endOnFailure: true });
	// A status that never comes means that the requests test too little.
	expect([...statuses]).toEqual(expect.arrayContaining([202, 400, 403, 405, 413, 415, 422]));

	const last = await post(site.url, message());
	references.add(last.json.reference);
	const stored = (await readInquiries(place)).map(({ reference }) => reference);
	expect(stored.sort()).toEqual([...references].sort());
	expectNothingSentInLogs();
};

if (process.env.JEST_DEEP) {
	// With its usual heap, V8 collects so rarely that a leak wouldn't show. On this one, a server
	// that kept 25 kB of each request would run out of memory.
	test("5,000 malformed requests on a heap of 128 MB: SQLite", () => fuzz(5000, 128));
	test("the same: PostgreSQL", async () => fuzz(5000, 128, during(await startPostgres())));
} else test("300 malformed requests", () => fuzz(300, 4096));
