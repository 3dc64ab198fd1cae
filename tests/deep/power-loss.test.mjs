/**
 * A 202 outlives the power: the system calls of the site's process and of the database show that what a request wrote was synced to the disk
 * before the answer left. Skipped, with the reason, where processes can't be traced.
 */
import assert from "node:assert/strict";
import { dirname } from "node:path";
import { it } from "node:test";
import { whyNoTrace } from "../../.scripts/strace.mjs";
import { startPostgres } from "../support/postgres.mjs";
import { noLimits, noMail, startServer } from "../support/serve.mjs";
import { newOutbox, outboxEnv } from "../support/server-faults.mjs";
import { message, newKey, post } from "../support/server-forms.mjs";
import { traceProcess } from "../support/system-calls.mjs";

const skip = whyNoTrace() ?? false;
const syncs = ["fdatasync", "fsync"];

/** Twelve requests, one after the other and several at once. @returns their keys, which are in their texts, and their references */
const send = async (url) => {
	const one = async () => {
		const key = newKey();
		const { status, json } = await post(url, message({ message: `What I want to ask: ${key}` }), { headers: { "Idempotency-Key": key } });
		assert.equal(status, 202);
		return { key, reference: json.reference };
	};
	const single = [];
	for (let count = 0; count < 6; count += 1) single.push(await one());
	return [...single, ...(await Promise.all(Array.from({ length: 6 }, one)))];
};

/** The calls about a request: its answer, the first write of it to the engine's file, and a sync of that file in between. */
const findOrder = (site, engine, file, { key, reference }) => {
	const answer = site.find(({ file: to, text }) => to.startsWith("socket:") && text.includes("HTTP/1.1 202") && text.includes(reference));
	assert.ok(answer, "the answer was traced");
	const written = engine.filter(({ name, file: to, text }) => /write/.test(name) && file.test(to) && text.includes(key)).sort((a, b) => a.start - b.start)[0];
	assert.ok(written, "what was stored was traced");
	const sync = engine.find(
		({ name, file: of, result, start, end }) => syncs.includes(name) && of === written.file && result === 0 && start >= written.end && end <= answer.start,
	);
	assert.ok(sync, `nothing synced ${written.file} between the write and the 202`);
	return { answer, written, sync };
};

/** Runs the site on an outbox with both processes traced. @returns the requests, and the calls of each */
const trace = async (database) => {
	const { place, remove } = await newOutbox(database);
	// First the database: the connections that the site opens are processes of their own.
	const engine = database && (await traceProcess(database.pid));
	const site = await startServer({ ...outboxEnv(place), ...noMail, ...noLimits });
	try {
		const traced = await traceProcess(site.pid);
		const requests = await send(site.url);
		const siteCalls = await traced.stop();
		return { requests, siteCalls, engineCalls: (await engine?.stop()) ?? siteCalls };
	} finally {
		await site.stop();
		remove();
	}
};

it("SQLite: the file is synced, then its folder, which has lost the journal, and then the 202 is written", { skip }, async () => {
	const { requests, siteCalls } = await trace();
	for (const request of requests) {
		const { answer, written, sync } = findOrder(siteCalls, siteCalls, /\/outbox\.db$/, request);
		const folder = dirname(written.file);
		const unlinked = siteCalls.find(({ name, file, start, end }) => syncs.includes(name) && file === folder && start >= sync.end && end <= answer.start);
		assert.ok(unlinked, "the folder was synced in between");
	}
});

it("PostgreSQL: the write-ahead log is synced before the 202 is written", { skip }, async () => {
	const database = await startPostgres();
	try {
		const { requests, siteCalls, engineCalls } = await trace(database);
		for (const request of requests) findOrder(siteCalls, engineCalls, /\/pg_wal\//, request);
	} finally {
		await database.remove();
	}
});
