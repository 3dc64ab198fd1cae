import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { computeEntryKey } from "../outbox/entry";
import { type Outbox, openOutbox } from "../outbox/lmdb";
import { backOff, createDelivery, isGone, type Send } from "./delivery";

let folder = "";
let outbox: Outbox;
const logged: string[] = [];
const workers: { stop: () => Promise<void> }[] = [];

/** What LMDB is writing. Its time is real; the worker's clock is the test's and does not move meanwhile. */
const writing = new Set<Promise<unknown>>();
const watched = <Words extends unknown[], T>(write: (...words: Words) => Promise<T>) => {
	return (...words: Words): Promise<T> => {
		const work = write(...words);
		const done = work.finally(() => writing.delete(done)).catch(() => undefined);
		writing.add(done);
		return work;
	};
};
const openWatched = (): Outbox => {
	const real = openOutbox(folder);
	return {
		...real,
		lease: watched(real.lease),
		purge: watched(real.purge),
		markDelivered: watched(real.markDelivered),
		markFailed: watched(real.markFailed),
	};
};
/** Everything that can go on without the clock has gone on. */
const settled = async (): Promise<void> => {
	do {
		await Promise.all(writing);
		await new Promise(setImmediate);
	} while (writing.size > 0);
};
/** So many milliseconds pass, one by one. */
const pass = async (milliseconds: number): Promise<void> => {
	await settled();
	for (let passed = 0; passed < milliseconds; passed += 1) {
		jest.advanceTimersByTime(1);
		await settled();
	}
};
const after = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

const accept = (name: string) => {
	const key = computeEntryKey("message", "header", name);
	return outbox.accept({ key, form: "message", fingerprint: "f", rows: [{ term: "Name", detail: name }], replyTo: "" }, Date.now());
};
/** A worker that waits 15, 30, 60, 75, 75 … ms after failures. */
const worker = (send: Send, changes: Partial<Parameters<typeof createDelivery>[0]> = {}) => {
	const made = createDelivery({
		...{ outbox: () => outbox, send, retryMs: 20, retryMaxMs: 100, timeLimitMs: 200, keepMs: 86_400_000, now: Date.now, random: () => 0.5 },
		log: (line) => logged.push(line),
		...changes,
	});
	workers.push(made);
	return made;
};
const delivered = () => outbox.list("delivered").length;

beforeEach(() => {
	jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
	folder = mkdtempSync(join(tmpdir(), "delivery-"));
	outbox = openWatched();
	logged.length = 0;
});
afterEach(async () => {
	const stopped = Promise.all(workers.splice(0).map((each) => each.stop()));
	// What a worker is still sending is given up by the clock.
	await pass(300);
	await stopped;
	jest.useRealTimers();
	await outbox.close();
	rmSync(folder, { recursive: true, force: true });
});

test("what waits is sent once and marked", async () => {
	for (const name of ["a", "b", "c", "d", "e", "f"]) await accept(name);
	const sent: string[] = [];
	worker(async ({ key }) => void sent.push(key)).wake();
	await settled();
	expect(delivered()).toBe(6);
	expect(new Set(sent).size).toBe(6);
	expect(sent).toHaveLength(6);
	expect(outbox.nextDue()).toBeUndefined();
});

test("at most four mails are on their way at once", async () => {
	for (const name of ["a", "b", "c", "d", "e", "f"]) await accept(name);
	let underway = 0;
	const counts: number[] = [];
	worker(async () => {
		underway += 1;
		counts.push(underway);
		await after(10);
		underway -= 1;
	}).wake();
	await pass(20);
	expect(delivered()).toBe(6);
	expect(Math.max(...counts)).toBe(4);
});

test("what comes in while mails are being sent is sent right after them", async () => {
	await accept("a");
	const { wake } = worker(() => after(10));
	wake();
	await pass(5);
	await accept("b");
	wake();
	await pass(15);
	expect(delivered()).toBe(2);
});

test("what fails is tried again after longer and longer waits, with the server's words and no address in the log", async () => {
	await accept("a");
	let tries = 0;
	worker(async () => {
		tries += 1;
		if (tries < 4) throw Object.assign(new Error("451 try later, <maria@example.com>"), { responseCode: 451 });
	}).wake();
	await settled();
	expect(outbox.list()[0]).toMatchObject({ attempts: 1, refused: false });
	const seen: number[] = [];
	for (const milliseconds of [0, 14, 1, 29, 1, 59, 1]) {
		await pass(milliseconds);
		seen.push(tries);
	}
	expect(seen).toEqual([1, 1, 2, 2, 3, 3, 4]);
	expect(delivered()).toBe(1);
	expect(logged[0]).toMatch(/^Delivery of [\w-]{9} failed \(attempt 1\): 451 try later, <\(address\)>$/);
	expect(outbox.list()[0]).toMatchObject({ attempts: 4, problem: "" });
});

test.each([500, 554])("what a server refuses for good, with %i, is marked so, and tried again after the longest wait", async (responseCode) => {
	await accept("a");
	let open = false;
	worker(async () => {
		if (!open) throw Object.assign(new Error("no"), { responseCode });
	}).wake();
	await settled();
	expect(outbox.list()[0]?.refused).toBe(true);
	open = true;
	await pass(74);
	expect(delivered()).toBe(0);
	await pass(1);
	expect(delivered()).toBe(1);
	expect(outbox.list()[0]?.refused).toBe(false);
});

test("a server that does not finish within the time limit is not waited for any longer", async () => {
	await accept("a");
	worker(() => new Promise(() => undefined)).wake();
	await pass(199);
	expect(outbox.list()[0]?.attempts).toBe(0);
	await pass(1);
	expect(outbox.list()[0]).toMatchObject({ attempts: 1, problem: "The mail server didn't finish within 200 ms." });
});

test("a 250 after the time limit counts: no mail is sent a second time while its first is on its way", async () => {
	await accept("a");
	await accept("b");
	const sent: string[] = [];
	worker(
		async ({ key }) => {
			sent.push(key);
			await after(250);
		},
		{ timeLimitMs: 30 },
	).wake();
	await pass(249);
	expect(outbox.list()[0]?.attempts).toBeGreaterThan(1);
	expect(delivered()).toBe(0);
	await pass(1);
	expect(delivered()).toBe(2);
	expect(sent).toHaveLength(2);
});

test("what fails after the time limit is sent again", async () => {
	await accept("a");
	let tries = 0;
	worker(
		async () => {
			tries += 1;
			await after(60);
			if (tries === 1) throw new Error("451 try later");
		},
		{ timeLimitMs: 30 },
	).wake();
	await pass(500);
	expect(delivered()).toBe(1);
	expect(tries).toBe(2);
});

test("of two workers on one folder, one delivers", async () => {
	for (let name = 0; name < 8; name += 1) await accept(String(name));
	const sent: string[] = [];
	const send: Send = async ({ key }) => {
		await after(5);
		sent.push(key);
	};
	worker(send).wake();
	await pass(5);
	expect(sent).toHaveLength(4);
	// The same process with another owner counts as restarted; a second process does not.
	const other = worker(async () => void sent.push("other"), { outbox: () => ({ ...outbox, lease: (wanted, now) => outbox.lease(wanted, now, () => false) }) });
	other.wake();
	await pass(5);
	expect(delivered()).toBe(8);
	expect(sent).not.toContain("other");
	expect(sent).toHaveLength(8);
});

test("what was sent and could not be marked is marked later and not sent again", async () => {
	await accept("a");
	let full = true;
	let sent = 0;
	const failing: Outbox = {
		...outbox,
		markDelivered: (...words) => (full ? Promise.reject(new Error("No space left on device")) : outbox.markDelivered(...words)),
	};
	worker(
		async () => {
			sent += 1;
		},
		{ outbox: () => failing },
	).wake();
	await pass(20);
	expect(logged).toEqual(["Delivery pauses for 20 ms: No space left on device", "Delivery pauses for 20 ms: No space left on device"]);
	full = false;
	await pass(20);
	expect(delivered()).toBe(1);
	expect(sent).toBe(1);
});

test("waits double up to the cap, half of each is chance", () => {
	const waits = (random: number) => [1, 2, 3, 9, 99].map((attempt) => backOff(attempt, false, { retryMs: 100, retryMaxMs: 1000, random: () => random }));
	expect(waits(1)).toEqual([100, 200, 400, 1000, 1000]);
	expect(waits(0)).toEqual([50, 100, 200, 500, 500]);
	expect(backOff(1, true, { retryMs: 100, retryMaxMs: 1000, random: () => 1 })).toBe(1000);
});

test("an owner is gone if its process is, on this machine alone", () => {
	const { pid } = spawnSync(process.execPath, ["-e", ""]);
	const lease = { owner: "x", until: 0 };
	expect(isGone({ ...lease, pid, host: hostname() })).toBe(true);
	expect(isGone({ ...lease, pid, host: "elsewhere" })).toBe(false);
	expect(isGone({ ...lease, pid: process.ppid, host: hostname() })).toBe(false);
	// Our own number with another owner's name: a restarted container.
	expect(isGone({ ...lease, pid: process.pid, host: hostname() })).toBe(true);
});
