import assert from "node:assert/strict";
import { request } from "node:http";
import fc from "fast-check";
import { tsImport } from "tsx/esm/api";
import { malformedRequest, types } from "./fuzz-requests.mjs";
import { noLimits, noMail, startServer } from "./serve.mjs";
import { newOutbox, outboxEnv } from "./server-faults.mjs";
import { assertLogsHoldNothingSent, message, newKey, post, remember } from "./server-forms.mjs";
import { readEntries } from "./server-outbox.mjs";

const { forms } = await tsImport("../../src/server/form-definitions.ts", import.meta.url);
const { readSiteContent } = await tsImport("../../src/server/content.ts", import.meta.url);
const { toLocalDate } = await tsImport("../../src/lib/time/clock.ts", import.meta.url);
const content = readSiteContent();

const seed = 20261121;

/** Sends a malformed request. @returns the status and the answer; status 0 if the connection ended without one */
const send = (site, { path, body, headers, method = "POST", hangUp = false }) =>
	new Promise((done) => {
		const usual = { "Content-Type": types.json, "Content-Length": String(body.length), "Idempotency-Key": newKey(), Origin: site.url };
		// Whoever hangs up waits until the server has begun with the request.
		const all = { ...usual, ...(hangUp ? { Expect: "100-continue" } : {}), ...headers };
		const named = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
		remember(body, named);
		const asked = request({ host: "127.0.0.1", port: site.port, path, method, headers: named, agent: false }, (response) => {
			const parts = [];
			response.on("data", (part) => parts.push(part));
			response.on("close", () => done({ status: response.statusCode, text: Buffer.concat(parts).toString("utf8") }));
		});
		asked.on("error", () => done({ status: 0, text: "" }));
		if (hangUp) {
			asked.once("continue", () => asked.write(body, () => asked.destroy()));
			asked.once("close", () => done({ status: 0, text: "" }));
			asked.flushHeaders();
		} else asked.end(body);
	});

/** Whether the form's schema takes a request's body. */
const isRight = ({ kind, body, headers }) => {
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
		const fields = headers["Content-Type"] === types.plain ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
		return forms[kind].check(fields, content, toLocalDate(content.business.timeZone, new Date())).ok;
	} catch {
		return false;
	}
};

/** Fails if an answer is wrong. @returns the reference, if the request was taken */
const check = (one, { status, text }) => {
	assert.ok(status < 500 && (status > 0 || one.hangUp), `answered ${status}`);
	assert.doesNotMatch(text, /node_modules|\n\s+at /, "the answer shows the server's inside");
	if (status !== 202) assert.ok(!(one.untouched && isRight(one)), `answered ${status}, and the schema takes it`);
	if (status !== 202) return undefined;
	assert.ok(isRight(one), "taken, and the schema refuses it");
	return /(?:"reference":"|id="reference"[^>]*>)([A-Z0-9]{4}-[A-Z0-9]{4})/.exec(text)?.[1];
};

/**
 * Sends so many malformed requests to a site of its own and asserts: none is answered 5xx, none ends the process, 202 is said of nothing
 * the schema refuses, what was taken is what is stored, and no log holds any of it. Prints the first one that is answered wrongly.
 * @param database a PostgreSQL for the outbox (postgres.mjs); a folder if there's none
 * @param heap megabytes of heap the process gets; one that kept what it is sent would run out and end
 */
export const fuzz = async ({ requests, heap = 4096, database }) => {
	const { place, remove } = await newOutbox(database);
	const site = await startServer({ NODE_OPTIONS: `--max-old-space-size=${heap}`, ...outboxEnv(place), ...noLimits, ...noMail });
	try {
		const statuses = {};
		const references = new Set();
		const property = fc.asyncProperty(malformedRequest, async (one) => {
			const answer = await send(site, one);
			statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
			const reference = check(one, answer);
			if (reference) references.add(reference);
		});
		await fc.assert(property, { seed, numRuns: requests, endOnFailure: true });
		console.log(`seed ${seed}, answers by status: ${JSON.stringify(statuses)}`);
		for (const status of [202, 400, 403, 405, 413, 415, 422]) assert.ok(statuses[status], `no request came as far as ${status}, so they test too little`);

		const last = await post(site.url, message());
		assert.equal(last.status, 202);
		references.add(last.json.reference);
		const stored = (await readEntries(place)).map(({ reference }) => reference);
		assert.deepEqual(stored.sort(), [...references].sort(), "what was taken is what is stored, each once");
		assertLogsHoldNothingSent();
	} finally {
		await site.stop();
		remove();
	}
};
