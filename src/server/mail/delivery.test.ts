import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newEntry } from "../../../tests/support/new-entry";
import { type Outbox, openOutbox } from "../outbox/outbox";
import { book, setStatus, timeToUndo } from "../requests/actions";
import { computeEntryKey, type MailKind } from "../requests/entry";
import { dropMails } from "../requests/lifecycle";
import { createDelivery, drainTime } from "./delivery";
import { backOff, type Send } from "./smtp";

let folder = "";
let outbox: Outbox;
const logged: string[] = [];
const workers: { stop: () => Promise<void> }[] = [];

/** What the outbox is writing. Its time is real; the worker's clock is the test's and does not move meanwhile. */
const writing = new Set<Promise<unknown>>();
const watched = <Words extends unknown[], T>(write: (...words: Words) => Promise<T>) => {
	return (...words: Words): Promise<T> => {
		const work = write(...words);
		const done = work.finally(() => writing.delete(done)).catch(() => undefined);
		writing.add(done);
		return work;
	};
};
const openWatched = async (): Promise<Outbox> => {
	const real = await openOutbox({ outboxUrl: undefined, outboxDir: folder });
	return { ...real, claim: watched(real.claim), change: watched(real.change), untilDue: watched(real.untilDue) };
};
/** Everything that can go on without the clock has gone on. */
const settled = async (): Promise<void> => {
	do {
		await Promise.all(writing);
		await new Promise(setImmediate);
	} while (writing.size > 0);
};
/** This many milliseconds pass, one by one. */
const pass = async (milliseconds: number): Promise<void> => {
	await settled();
	for (let passed = 0; passed < milliseconds; passed += 1) {
		jest.advanceTimersByTime(1);
		await settled();
	}
};
const after = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

const accept = (name: string, mails = 1) =>
	outbox.accept(
		newEntry({
			key: computeEntryKey("message", "header", name),
			rows: [{ term: "Name", detail: name }],
			mails: Array.from({ length: mails }, () => "desk" as const),
		}),
	);
/** A worker that waits 15, 30, 60, 75, 75 … ms after failures. */
const worker = (send: Send, changes: Partial<Parameters<typeof createDelivery>[0]> = {}) => {
	const made = createDelivery({
		...{ outbox: async () => outbox, send, retryMs: 20, retryMaxMs: 100 },
		...changes,
	});
	workers.push(made);
	return made;
};
const first = async () => (await outbox.list())[0];
/** The first mail of the first entry. */
const mail = async () => (await first())?.mails[0];
const delivered = async () => (await outbox.list()).filter(({ mails }) => mails.every(({ state }) => state === "sent")).length;

beforeEach(async () => {
	jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
	folder = mkdtempSync(join(tmpdir(), "delivery-"));
	outbox = await openWatched();
	logged.length = 0;
	jest.spyOn(Math, "random").mockReturnValue(0.5);
	jest.spyOn(console, "error").mockImplementation((line: string) => logged.push(line.replace("[forms] ", "")));
});
afterEach(async () => {
	const stopped = Promise.all(workers.splice(0).map((each) => each.stop()));
	// What a worker is still sending is given up by the clock.
	await pass(300);
	await stopped;
	jest.useRealTimers();
	jest.restoreAllMocks();
	await outbox.close();
	rmSync(folder, { recursive: true, force: true });
});

test("what waits is sent once and marked, and at most four mails are on their way at once", async () => {
	for (const name of ["a", "b", "c", "d", "e", "f"]) await accept(name);
	let underway = 0;
	const counts: number[] = [];
	const sent: string[] = [];
	worker(async ({ key }) => {
		sent.push(key);
		underway += 1;
		counts.push(underway);
		await after(10);
		underway -= 1;
	}).wake();
	await pass(20);
	expect(await delivered()).toBe(6);
	expect(Math.max(...counts)).toBe(4);
	expect([sent.length, new Set(sent).size]).toEqual([6, 6]);
	expect(await outbox.untilDue()).toBeUndefined();
});

test("what fails is tried again after longer and longer waits, with the server's code alone in the log, and no address in what's kept", async () => {
	await accept("a");
	let tries = 0;
	worker(async () => {
		tries += 1;
		if (tries < 4) throw Object.assign(new Error("451 try later, <maria@example.com>"), { responseCode: 451, command: "RCPT TO" });
	}).wake();
	await settled();
	expect(await mail()).toMatchObject({ attempts: 1, refused: false, problem: "451 try later, <(address)>" });
	const seen: number[] = [];
	for (const milliseconds of [0, 14, 1, 29, 1, 59, 1]) {
		await pass(milliseconds);
		seen.push(tries);
	}
	expect(seen).toEqual([1, 1, 2, 2, 3, 3, 4]);
	expect(await delivered()).toBe(1);
	expect(logged[0]).toMatch(/^Delivery of [\w-]{9} failed \(attempt 1\): 451 to RCPT TO\.$/);
	expect(await mail()).toMatchObject({ attempts: 4, problem: "" });
});

test.each([
	[550, "RCPT TO", true],
	[554, "DATA", true],
	// About our settings: the mail waits until they're right.
	[535, "AUTH PLAIN", false],
	[550, "MAIL FROM", false],
	[554, "CONN", false],
])("%i to %s: refused for good is %s, and is tried again after the longest wait", async (responseCode, command, refused) => {
	await accept("a");
	let open = false;
	worker(async () => {
		if (!open) throw Object.assign(new Error("no"), { responseCode, command });
	}).wake();
	await settled();
	expect(await mail()).toMatchObject({ state: "waiting", attempts: 1, refused });
	open = true;
	await pass(refused ? 74 : 14);
	expect(await delivered()).toBe(0);
	await pass(1);
	expect(await delivered()).toBe(1);
	expect((await mail())?.refused).toBe(false);
});

test("a mail that's dropped after its entry was claimed isn't sent", async () => {
	await accept("a", 2);
	let sent = 0;
	worker(async ({ key }) => {
		sent += 1;
		await outbox.change(key, (entry) => dropMails(entry));
	}).wake();
	await settled();
	expect(sent).toBe(1);
});

test("a slow mail isn't sent a second time, and holds up no other", async () => {
	await accept("a");
	const sent: string[] = [];
	const { wake } = worker(async ({ rows }) => {
		const name = rows[0]?.detail ?? "";
		sent.push(name);
		await after(name === "a" ? 250 : 5);
	});
	wake();
	await pass(10);
	await accept("b");
	wake();
	await pass(10);
	expect(await delivered()).toBe(1);
	await pass(240);
	expect(await delivered()).toBe(2);
	expect(sent).toEqual(["a", "b"]);
});

test("a lease is renewed while a slow mail is on its way, and released when it has an end", async () => {
	await accept("a");
	worker(() => after(70_000)).wake();
	await settled();
	for (const seconds of [25, 25]) {
		await jest.advanceTimersByTimeAsync(seconds * 1000);
		await settled();
		expect((await first())?.lease?.until).toBeGreaterThan(Date.now());
	}
	await jest.advanceTimersByTimeAsync(20_000);
	await settled();
	expect(await first()).toMatchObject({ mails: [{ state: "sent" }] });
	expect(await first()).not.toHaveProperty("lease");
});

test("each mail of an entry has its own end: one that fails is tried again, the other isn't sent twice", async () => {
	await accept("a", 2);
	const sent: number[] = [];
	worker(async (_entry, index) => {
		sent.push(index);
		if (index === 0 && sent.length === 1) throw new Error("451 try later");
	}).wake();
	await pass(20);
	expect(await delivered()).toBe(1);
	expect(sent).toEqual([0, 1, 0]);
});

test("what was sent and could not be marked is marked later and not sent again", async () => {
	await accept("a");
	let full = true;
	let sent = 0;
	const failing: Outbox = {
		...outbox,
		change: (...words) => (full && sent > 0 ? Promise.reject(new Error("No space left on device")) : outbox.change(...words)),
	};
	worker(
		async () => {
			sent += 1;
		},
		{ outbox: async () => failing },
	).wake();
	await pass(20);
	expect(logged).toEqual(["Delivery pauses for 20 ms: No space left on device", "Delivery pauses for 20 ms: No space left on device"]);
	full = false;
	await pass(20);
	expect(await delivered()).toBe(1);
	expect(await first()).not.toHaveProperty("lease");
	expect(sent).toBe(1);
});

test("waits double up to the cap, half of each is chance", () => {
	const wait = (attempt: number, random: number, refused = false) => {
		jest.mocked(Math.random).mockReturnValue(random);
		return backOff(attempt, refused, { retryMs: 100, retryMaxMs: 1000 });
	};
	expect([1, 2, 3, 9, 99].map((attempt) => wait(attempt, 1))).toEqual([100, 200, 400, 1000, 1000]);
	expect([1, 2, 3, 9, 99].map((attempt) => wait(attempt, 0))).toEqual([50, 100, 200, 500, 500]);
	expect(wait(1, 1, true)).toBe(1000);
});

/** A request with an address, and mails of these kinds. */
const acceptFrom = (name: string, ...kinds: readonly MailKind[]) => outbox.accept(newEntry({ key: name, replyTo: `${name}@example.com`, mails: kinds }));
test("a mail that's on its way counts as sent to whoever changes the request meanwhile", async () => {
	await acceptFrom("maria");
	await outbox.change("maria", (entry, at) => book(entry, at, { startsAt: at + 86_400_000, minutes: 60, by: "Maria", timeZone: "America/Chicago" }));
	const sent: string[] = [];
	worker(async (entry, index) => {
		const { kind } = entry.mails[index] ?? {};
		sent.push(String(kind));
		if (kind === "confirmation") await outbox.change("maria", (current, at) => setStatus(current, at, "closed", "Maria"));
	}).wake();
	for (const kind of ["confirmation", "cancellation"]) {
		// The desk may take it back for so long.
		jest.advanceTimersByTime(timeToUndo);
		await pass(5);
		expect(sent.at(-1)).toBe(kind);
	}
	expect(sent).toHaveLength(2);
	expect((await first())?.mails.map(({ kind, state }) => `${kind} ${state}`)).toEqual(["confirmation sent", "cancellation sent"]);
});

test("a stop doesn't wait for a slow mail server: its mail is free for the next process", async () => {
	await accept("a", 2);
	const sent: number[] = [];
	let finish = () => undefined as unknown;
	const hold: Send = (_entry, index) => {
		sent.push(index);
		return new Promise((done) => {
			finish = () => done();
		});
	};
	const leaving = worker(hold);
	leaving.wake();
	await settled();
	const stopped = leaving.stop();
	await jest.advanceTimersByTimeAsync(drainTime - 1);
	expect(await first()).toHaveProperty("lease");
	await jest.advanceTimersByTimeAsync(1);
	await stopped;
	expect(await first()).not.toHaveProperty("lease");
	finish();
	await settled();
	expect((await first())?.mails.map(({ state }) => state)).toEqual(["sent", "waiting"]);
	expect(sent).toEqual([0]);
});
