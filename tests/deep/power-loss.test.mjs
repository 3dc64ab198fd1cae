/**
 * A 202 outlives the power: the system calls of the site's process and of the database show that what a request wrote was synced to the disk
 * before the answer left. Skipped, with the reason, where processes can't be traced.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { it } from "node:test";
import { whyNoTrace } from "../../.scripts/strace.mjs";
import { startPostgres } from "../support/postgres.mjs";
import { noLimits, noMail, startServer } from "../support/serve.mjs";
import { newOutbox, outboxEnv } from "../support/server-faults.mjs";
import { message, newKey, post } from "../support/server-forms.mjs";
import { traceProcess } from "../support/system-calls.mjs";

const skip = whyNoTrace() ?? false;
const syncs = ["fdatasync", "fsync"];
/** The file was opened so that each write to it is a sync of its own (fcntl.h; octal in /proc). */
const O_DSYNC = 0o10000;
const isSyncing = (pid, descriptor) =>
	(Number.parseInt(/flags:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/fdinfo/${descriptor}`, "utf8"))[1], 8) & O_DSYNC) !== 0;

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
const describeOrder = (orders) => {
	const between = orders.map(({ answer, written }) => (answer.start - written.end) / 1000);
	return `${orders.length} requests: written, synced, then answered 202, ${Math.min(...between).toFixed(1)} to ${Math.max(...between).toFixed(1)} ms after the write`;
};

/** Runs the site on an outbox with both processes traced. @returns the requests, the calls of each, and of which descriptors `look` was curious */
const trace = async (database, look = () => undefined) => {
	const { place, remove } = await newOutbox(database);
	// First the database: the connections that the site opens are processes of their own.
	const engine = database && (await traceProcess(database.pid));
	const site = await startServer({ ...outboxEnv(place), ...noMail, ...noLimits });
	try {
		const traced = await traceProcess(site.pid);
		const requests = await send(site.url);
		const siteCalls = await traced.stop();
		return { requests, siteCalls, engineCalls: (await engine?.stop()) ?? siteCalls, seen: look(site.pid, siteCalls) };
	} finally {
		await site.stop();
		remove();
	}
};

it("LMDB: the entry is synced, then the page that makes it valid, then the 202 is written", { skip }, async () => {
	const data = /\/data\.mdb$/;
	// LMDB writes its meta page to a descriptor of its own, which syncs each write.
	const findSyncing = (pid, calls) => {
		const descriptors = [...new Set(calls.filter(({ name, file }) => name === "pwrite64" && data.test(file)).map(({ descriptor }) => descriptor))];
		return descriptors.filter((descriptor) => isSyncing(pid, descriptor));
	};
	const { requests, siteCalls, seen: syncing } = await trace(undefined, findSyncing);
	assert.ok(syncing.length > 0, "the meta page's descriptor syncs each write");
	const orders = requests.map((request) => {
		const order = findOrder(siteCalls, siteCalls, data, request);
		const meta = siteCalls.find(
			({ descriptor, file, start, end }) => syncing.includes(descriptor) && data.test(file) && start >= order.sync.end && end <= order.answer.start,
		);
		assert.ok(meta, "the meta page was written in between");
		return order;
	});
	console.log(`LMDB, ${describeOrder(orders)}`);
});

it("PostgreSQL: the write-ahead log is synced before the 202 is written", { skip }, async () => {
	const database = await startPostgres();
	try {
		const { requests, siteCalls, engineCalls } = await trace(database);
		const orders = requests.map((request) => findOrder(siteCalls, engineCalls, /\/pg_wal\//, request));
		console.log(`PostgreSQL, ${describeOrder(orders)}`);
	} finally {
		await database.remove();
	}
});
