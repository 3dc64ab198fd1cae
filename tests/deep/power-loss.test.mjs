/**
 * A 202 outlives the power: the system calls of the site's process show that what a request wrote was synced to the disk before the answer
 * left. Skipped, with the reason, where processes can't be traced. A PostgreSQL that doesn't sync is refused: tests/server/outbox.test.mjs.
 */
import assert from "node:assert/strict";
import { dirname } from "node:path";
import { it } from "node:test";
import { whyNoTrace } from "../../.scripts/strace.mjs";
import { startOwn } from "../support/during.mjs";
import { message, newKey, post } from "../support/server-forms.mjs";
import { traceProcess } from "../support/system-calls.mjs";

const skip = whyNoTrace() ?? false;

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

it("the file is synced, then its folder, which has lost the journal, and then the 202 is written", { skip }, async (test) => {
	const site = await startOwn(test);
	const traced = await traceProcess(site.pid);
	const requests = await send(site.url);
	const calls = await traced.stop();
	const isSync = ({ name, result }) => ["fdatasync", "fsync"].includes(name) && result === 0;
	for (const { key, reference } of requests) {
		const answer = calls.find(({ file, text }) => file.startsWith("socket:") && text.includes("HTTP/1.1 202") && text.includes(reference));
		assert.ok(answer, "the answer was traced");
		const [written] = calls
			.filter(({ name, file, text }) => /write/.test(name) && file.endsWith("/outbox.db") && text.includes(key))
			.sort((a, b) => a.start - b.start);
		assert.ok(written, "what was stored was traced");
		const findSync = (of, from) => calls.find((call) => isSync(call) && call.file === of && call.start >= from && call.end <= answer.start);
		const sync = findSync(written.file, written.end);
		assert.ok(sync, `nothing synced ${written.file} between the write and the 202`);
		assert.ok(findSync(dirname(written.file), sync.end), "the folder was synced in between");
	}
});
