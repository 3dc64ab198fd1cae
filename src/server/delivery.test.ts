import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { backOff, createDelivery, isGone, type Send } from "./delivery";
import { entryKey } from "./entry";
import { type Outbox, openOutbox } from "./outbox";

let folder = "";
let outbox: Outbox;
const logged: string[] = [];
const workers: { stop: () => Promise<void> }[] = [];
const accept = (name: string) => {
	const key = entryKey("message", "header", name);
	return outbox.accept({ key, form: "message", fingerprint: "f", rows: [{ term: "Name", detail: name }], replyTo: "" }, Date.now());
};
const worker = (send: Send, changes: Partial<Parameters<typeof createDelivery>[0]> = {}) => {
	const made = createDelivery({
		...{ outbox: () => outbox, send, retryMs: 20, retryMaxMs: 100, timeLimitMs: 200, keepMs: 86_400_000, now: Date.now, random: () => 0.5 },
		log: (line) => logged.push(line),
		...changes,
	});
	workers.push(made);
	return made;
};
const until = async (holds: () => boolean): Promise<void> => {
	for (let tries = 0; tries < 400 && !holds(); tries += 1) await wait(10);
	expect(holds()).toBe(true);
};
const delivered = () => outbox.list("delivered").length;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "delivery-"));
	outbox = openOutbox(folder);
	logged.length = 0;
});
afterEach(async () => {
	await Promise.all(workers.splice(0).map((each) => each.stop()));
	await outbox.close();
	rmSync(folder, { recursive: true, force: true });
});

test("what waits is sent once and marked", async () => {
	for (const name of ["a", "b", "c", "d", "e", "f"]) await accept(name);
	const sent: string[] = [];
	worker(async ({ key }) => void sent.push(key)).wake();
	await until(() => delivered() === 6);
	expect(new Set(sent).size).toBe(6);
	expect(sent).toHaveLength(6);
	expect(outbox.nextDue()).toBeUndefined();
});

test("what fails is tried again, with the server's words and no address in the log", async () => {
	await accept("a");
	let tries = 0;
	worker(async () => {
		tries += 1;
		if (tries < 4) throw new Error("451 try later, <maria@example.com>");
	}).wake();
	await until(() => delivered() === 1);
	expect(tries).toBe(4);
	expect(logged[0]).toMatch(/^Delivery of [\w-]{9} failed \(attempt 1\): 451 try later, <\(address\)>$/);
	expect(outbox.list()[0]).toMatchObject({ attempts: 4, problem: "" });
});

test("what a server refuses for good is marked so, and tried on", async () => {
	await accept("a");
	let open = false;
	worker(async () => {
		if (!open) throw Object.assign(new Error("554 no"), { responseCode: 554 });
	}).wake();
	await until(() => outbox.list()[0]?.refused === true);
	open = true;
	await until(() => delivered() === 1);
	expect(outbox.list()[0]?.refused).toBe(false);
});

test("a server that does not finish is given up in time", async () => {
	await accept("a");
	worker(() => new Promise(() => undefined)).wake();
	await until(() => outbox.list()[0]?.attempts === 1);
	expect(outbox.list()[0]?.problem).toBe("The mail server did not finish within 200 ms.");
});

test("a 250 that comes late counts: nothing is sent beside itself", async () => {
	await accept("a");
	await accept("b");
	const sent: string[] = [];
	worker(
		async ({ key }) => {
			sent.push(key);
			await wait(250);
		},
		{ timeLimitMs: 30 },
	).wake();
	await until(() => delivered() === 2);
	expect(sent).toHaveLength(2);
	expect(outbox.list()[0]?.attempts).toBeGreaterThan(1);
});

test("what fails after the time limit is sent again", async () => {
	await accept("a");
	let tries = 0;
	worker(
		async () => {
			tries += 1;
			await wait(60);
			if (tries === 1) throw new Error("451 try later");
		},
		{ timeLimitMs: 30 },
	).wake();
	await until(() => delivered() === 1);
	expect(tries).toBe(2);
});

test("two workers on one folder: one delivers", async () => {
	for (let name = 0; name < 8; name += 1) await accept(String(name));
	const sent: string[] = [];
	const send: Send = async ({ key }) => {
		await wait(5);
		sent.push(key);
	};
	worker(send).wake();
	await until(() => sent.length > 0);
	// The same process with another owner counts as started anew; a second process does not.
	const other = worker(async () => void sent.push("other"), { outbox: () => ({ ...outbox, lease: (wanted, now) => outbox.lease(wanted, now, () => false) }) });
	other.wake();
	await until(() => delivered() === 8);
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
	await until(() => logged.length >= 2);
	full = false;
	await until(() => delivered() === 1);
	expect(sent).toBe(1);
});

test("waits double up to the cap, half of each is chance", () => {
	const waits = (random: number) => [1, 2, 3, 9, 99].map((attempt) => backOff(attempt, false, { retryMs: 100, retryMaxMs: 1000, random: () => random }));
	expect(waits(1)).toEqual([100, 200, 400, 1000, 1000]);
	expect(waits(0)).toEqual([50, 100, 200, 500, 500]);
	expect(backOff(1, true, { retryMs: 100, retryMaxMs: 1000, random: () => 1 })).toBe(1000);
});

test("an owner is gone where its process is, on this machine alone", () => {
	const { pid } = spawnSync(process.execPath, ["-e", ""]);
	const lease = { owner: "x", until: 0 };
	expect(isGone({ ...lease, pid, host: hostname() })).toBe(true);
	expect(isGone({ ...lease, pid, host: "elsewhere" })).toBe(false);
	expect(isGone({ ...lease, pid: process.ppid, host: hostname() })).toBe(false);
});
