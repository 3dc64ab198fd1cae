import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newEntry } from "../../tests/support/new-entry";
import { runHousekeeping } from "./housekeeping";
import { openOutbox } from "./outbox/outbox";
import type { Entry } from "./requests/entry";
import { addEvent, markSent } from "./requests/lifecycle";

const now = Date.now();
const day = 24 * 3_600_000;
let folder = "";
/** The outbox, with this machine's clock set. */
const openAt = (clock: number) => {
	jest.useFakeTimers({ now: clock, doNotFake: ["nextTick", "queueMicrotask", "setImmediate", "setTimeout"] });
	return openOutbox({ outboxUrl: undefined, outboxDir: folder });
};
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "outbox-house-"));
	jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => {
	jest.useRealTimers();
	jest.restoreAllMocks();
	rmSync(folder, { recursive: true, force: true });
});

const runHousekeepingAt = async (clock: number): Promise<Entry[]> => {
	const outbox = await openAt(clock);
	await runHousekeeping(async () => outbox, { keepDays: 30, retryMaxMs: 900_000 });
	const due = await outbox.claim(9, (entry) => entry);
	await outbox.close();
	return due;
};

const listKeys = async (): Promise<string[]> => {
	const outbox = await openAt(now);
	const keys = (await outbox.list()).map(({ key }) => key).sort();
	await outbox.close();
	return keys;
};
/** Stores a request of this many days ago. @param change done to it then */
const add = async (key: string, days: number, change: (entry: Entry, at: number) => Entry = (entry) => entry): Promise<void> => {
	const outbox = await openAt(now - days * day);
	await outbox.accept(newEntry({ key }));
	await outbox.change(key, change);
	await outbox.close();
};
const close = (entry: Entry, at: number) => addEvent(markSent(entry, 0, at), { at, by: "Maria", status: "closed" });

test("what ended long ago is forgotten; what ended lately, waits or has no answer isn't", async () => {
	await add("waits", 40);
	await add("old", 40, close);
	await add("unanswered", 40, (entry, at) => markSent(entry, 0, at));
	await add("lately", 20, close);
	expect((await runHousekeepingAt(now)).map(({ key }) => key)).toEqual(["waits"]);
	expect(await listKeys()).toEqual(["lately", "unanswered", "waits"]);
});

test("a clock that's a year ahead for a while deletes nothing, and neither does the day after it", async () => {
	await add("ended", 1, close);
	for (const clock of [now, now + 365 * day, now + 365 * day + 1, now, now + 0.9 * day]) await runHousekeepingAt(clock);
	expect(await listKeys()).toEqual(["ended"]);
	// Day by day, the clock is believed again.
	for (let days = 1; days < 32; days += 1) await runHousekeepingAt(now + days * day);
	expect(await listKeys()).toEqual([]);
});

test("an outbox that can't be opened is said, and ends nothing", async () => {
	await runHousekeeping(() => Promise.reject(new Error("The disk is gone.")), { keepDays: 1, retryMaxMs: 1000 });
	expect(console.error).toHaveBeenCalledWith("[forms] The disk is gone.");
});
